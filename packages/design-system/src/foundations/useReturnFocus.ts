import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusPlace, placeOf, type FocusPlace } from './focusPlace.ts';

/**
 * Returns focus to the element that had it when a dialog opened. For dialogs that are loaded on first use and have no
 * trigger: call it in the component that mounts the dialog, so that it runs before the dialog takes focus.
 */
export function useReturnFocus(isOpen: boolean): void {
  const opener = useRef<FocusPlace>(undefined);
  useLayoutEffect(() => {
    if (isOpen && document.activeElement) opener.current = placeOf(document.activeElement);
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen && opener.current) focusPlace(opener.current);
  }, [isOpen]);
}
