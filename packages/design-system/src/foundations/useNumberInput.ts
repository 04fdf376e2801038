import { useEffect, type RefObject } from 'react';
import { toLatinDigits } from './latinDigits.ts';

/**
 * Mends what browsers do with `type="number"`: the wheel over the focused field would change it unseen, and digits of
 * other scripts would be discarded in silence.
 */
export function useNumberInput(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const { current } = input;
    if (!current) return undefined;
    const handleWheel = (event: WheelEvent) => {
      if (current === document.activeElement) event.preventDefault();
    };
    const handleBeforeInput = (event: InputEvent) => {
      const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      const latin = toLatinDigits(text);
      if (latin === text) return;
      event.preventDefault();
      // The only way to insert at the caret, of which number fields tell nothing; it can be undone like typing.
      document.execCommand('insertText', false, latin);
    };
    current.addEventListener('wheel', handleWheel, { passive: false });
    current.addEventListener('beforeinput', handleBeforeInput);
    return () => {
      current.removeEventListener('wheel', handleWheel);
      current.removeEventListener('beforeinput', handleBeforeInput);
    };
  }, [input]);
}
