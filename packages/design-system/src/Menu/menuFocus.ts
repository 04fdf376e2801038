import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useCollator } from 'react-aria/useCollator';

/** The items of a menu in order, including unavailable ones, because they can be read. */
export const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^=menuitem]'),
];

/** The item a screenful away, or the last one before. */
function itemAPageAway(menu: HTMLElement, items: readonly HTMLElement[], from: number, by: 1 | -1): number {
  const start = items[from]?.offsetTop ?? 0;
  const within = (item: HTMLElement) => by * (item.offsetTop - start) <= menu.clientHeight;
  return by > 0 ? items.findLastIndex(within) : items.findIndex(within);
}

/** Moves focus for an arrow key, Page Up or Down, Home or End; arrows wrap at the ends. Returns whether it handled the key. */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const items = itemsOf(menu);
  const here = items.indexOf(document.activeElement as HTMLElement);
  const target = {
    ArrowDown: () => here + 1,
    ArrowUp: () => (here < 0 ? -1 : here - 1),
    PageDown: () => itemAPageAway(menu, items, here, 1),
    PageUp: () => itemAPageAway(menu, items, here, -1),
    Home: () => 0,
    End: () => -1,
  }[key];
  if (target === undefined) return false;
  items.at(target() % items.length)?.focus();
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

/**
 * Type-ahead: typed letters move to the item that begins with them; repeating one letter moves to the next match. Letters
 * are equal where the language of the page sorts them as one: "e" finds "É", "ss" finds "ß", and in German "o" finds "Ö",
 * which its rules for searching take for "oe".
 */
export function useTypeAhead(): TypeAhead {
  const typed = useRef(nothing);
  const collator = useCollator({ sensitivity: 'base' });

  /** Letters that are equal may be more or fewer in one of the texts. */
  const beginsWith = (text: string, letters: string) =>
    Array.from(text).some(
      (_, index, signs) => collator.compare(signs.slice(0, index + 1).join(''), letters) === 0,
    );

  const hear: TypeAhead['hear'] = (event) => {
    const { key, currentTarget: menu } = event;
    if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
    const isFresh = event.timeStamp - typed.current.at > PAUSE;
    // Space at the start of a search activates the item instead.
    if (key === ' ' && isFresh) return false;
    const text = (isFresh ? '' : typed.current.text) + key;
    typed.current = { text, at: event.timeStamp };

    const items = itemsOf(menu);
    const here = items.indexOf(document.activeElement as HTMLElement);
    const isRepeated = Array.from(text).every((letter, _, letters) => letter === letters[0]);
    const wanted = isRepeated ? text.slice(0, 1) : text;
    const from = isRepeated ? here + 1 : Math.max(here, 0);
    const inOrder = [...items.slice(from), ...items.slice(0, from)];
    inOrder.find((item) => beginsWith(item.textContent.trim(), wanted))?.focus();
    return true;
  };
  return {
    hear,
    forget: () => {
      typed.current = nothing;
    },
  };
}
