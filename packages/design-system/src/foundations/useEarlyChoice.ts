import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Tells once what was chosen in a group of radios before the script came: no event of that time reaches React, and the
 * next drawing would take the choice back.
 */
export function useEarlyChoice(
  group: RefObject<HTMLElement | null>,
  tell: ((value: string) => void) | undefined,
): void {
  const isTold = useRef(false);
  // Before any other drawing of the page.
  useLayoutEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    const chosen = group.current?.querySelector<HTMLInputElement>('input[type=radio]:checked');
    if (chosen && !chosen.defaultChecked) tell?.(chosen.value);
  });
}
