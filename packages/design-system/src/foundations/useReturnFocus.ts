import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns focus to the element that had it when a dialog opened. For dialogs that are loaded on first use and have no
 * trigger: call it in the component that mounts the dialog, so that it runs before the dialog takes focus.
 */
export function useReturnFocus(isOpen: boolean): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen && opener.current instanceof HTMLElement) opener.current.focus();
  }, [isOpen]);
}
