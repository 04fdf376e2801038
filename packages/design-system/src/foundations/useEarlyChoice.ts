import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Reports once which radio was chosen before hydration: React receives no event for it, and the next render would undo
 * the choice.
 */
export function useEarlyChoice(
  group: RefObject<HTMLElement | null>,
  tell: ((value: string) => void) | undefined,
): void {
  const isTold = useRef(false);
  // A layout effect, to run before any other render.
  useLayoutEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    const chosen = group.current?.querySelector<HTMLInputElement>('input[type=radio]:checked');
    if (chosen && !chosen.defaultChecked) tell?.(chosen.value);
  });
}
