import { useRef } from 'react';
import type { KeyboardEvent } from 'react';

/** The items of a menu in order, including unavailable ones, because they can be read. */
export const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^=menuitem]'),
];

/** Moves focus for an arrow key, Home or End, wrapping at the ends. Returns whether it handled the key. */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const items = itemsOf(menu);
  const here = items.indexOf(document.activeElement as HTMLElement);
  const target = { ArrowDown: here + 1, ArrowUp: here < 0 ? -1 : here - 1, Home: 0, End: -1 }[key];
  if (target === undefined) return false;
  items.at(target % items.length)?.focus();
  return true;
}

/** Milliseconds without typing after which the next letter starts a new search. */
const PAUSE = 700;

const nothing = { text: '', at: -Infinity };

interface TypeAhead {
  /** Handles a key; returns whether it was a letter. */
  hear: (event: KeyboardEvent<HTMLElement>) => boolean;
  forget: () => void;
}

/** Type-ahead: typed letters move to the item that begins with them; repeating one letter moves to the next match. */
export function useTypeAhead(): TypeAhead {
  const typed = useRef(nothing);
  const hear: TypeAhead['hear'] = (event) => {
    const { key, currentTarget: menu } = event;
    if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
    const isFresh = event.timeStamp - typed.current.at > PAUSE;
    // Space at the start of a search activates the item instead.
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
