import type { MouseEvent } from 'react';

/** For links that the script can answer on the page: a plain click acts; a new tab or window stays the browser's. */
export function interceptClick(act: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    // Whoever follows same-site links leaves a prevented click alone.
    event.preventDefault();
    act();
  };
}
