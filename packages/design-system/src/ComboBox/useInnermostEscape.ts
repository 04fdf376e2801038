import { useEffect, useRef } from 'react';

/**
 * Escape closes what is innermost and nothing else. A dialog hears the key at the document before React does, so this
 * listens before it, at the window.
 */
export function useInnermostEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    addEventListener('keydown', hear, true);
    return () => removeEventListener('keydown', hear, true);
  }, [isOpen]);
}
