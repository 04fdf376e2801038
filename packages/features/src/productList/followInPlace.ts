import type { MouseEvent } from 'react';

/** For links whose page the store can show by itself: a plain click acts; a new tab or window stays the browser's. */
export function followInPlace(act: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    // The page's own handling of same-site links must not follow it a second time.
    event.stopPropagation();
    act();
  };
}
