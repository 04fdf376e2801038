import { useRef } from 'react';
import type { KeyboardEvent } from 'react';

/** The items of a menu in their order; unavailable ones too, for they can be read. */
export const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^=menuitem]'),
];

/** Moves the focus as the key says, round at the ends. Answers whether the key was one of these. */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const items = itemsOf(menu);
  const here = items.indexOf(document.activeElement as HTMLElement);
  const target = { ArrowDown: here + 1, ArrowUp: here < 0 ? -1 : here - 1, Home: 0, End: -1 }[key];
  if (target === undefined) return false;
  items.at(target % items.length)?.focus();
  return true;
}

/** Milliseconds after which a letter begins a new word. */
const PAUSE = 700;

const nothing = { text: '', at: -Infinity };

interface TypeAhead {
  /** Takes a key; answers whether it was a letter. */
  hear: (event: KeyboardEvent<HTMLElement>) => boolean;
  forget: () => void;
}

/** Letters typed in a row move to the item that begins with them; the same letter again moves on. */
export function useTypeAhead(): TypeAhead {
  const typed = useRef(nothing);
  const hear: TypeAhead['hear'] = (event) => {
    const { key, currentTarget: menu } = event;
    if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
    const isFresh = event.timeStamp - typed.current.at > PAUSE;
    // Space begins no word: it acts.
    if (key === ' ' && isFresh) return false;
    const text = (isFresh ? '' : typed.current.text) + key.toLocaleLowerCase();
    typed.current = { text, at: event.timeStamp };

    const items = itemsOf(menu);
    const here = items.indexOf(document.activeElement as HTMLElement);
    const isRepeated = [...text].every((letter) => letter === text[0]);
    const wanted = isRepeated ? text.slice(0, 1) : text;
    const from = isRepeated ? here + 1 : Math.max(here, 0);
    const inOrder = [...items.slice(from), ...items.slice(0, from)];
    inOrder.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(wanted))?.focus();
    return true;
  };
  return {
    hear,
    forget: () => {
      typed.current = nothing;
    },
  };
}
