import type { MouseEvent } from 'react';

/** For links with an action on the page: a plain click runs the action; opening a new tab or window is left to the browser. */
export function interceptClick(action: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    // The handler for in-app links ignores a click whose default is prevented.
    event.preventDefault();
    action();
  };
}
