import { useEffect, useRef } from 'react';
import type { CheckoutStore } from './CheckoutStore.ts';
import { fieldIds } from './stepProblems.ts';

/**
 * The button that requests the delivery options disappears once they are shown. If it had the focus, the focus moves to
 * the selected option. Returns handlers for the button.
 */
export function useFocusOnDelivery({ delivery }: CheckoutStore) {
  const isOnButton = useRef(false);
  const isSettled = delivery.status === 'ready' && delivery.selecting !== 'start' && delivery.isComplete;
  useEffect(() => {
    if (!isSettled || !isOnButton.current || document.activeElement !== document.body) return;
    isOnButton.current = false;
    document
      .getElementById(fieldIds.delivery)
      ?.querySelector<HTMLElement>('input:checked')
      ?.focus({ preventScroll: true });
  }, [isSettled]);
  return {
    onFocus: () => {
      isOnButton.current = true;
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      // Removing the button also blurs it.
      if (relatedTarget !== null) isOnButton.current = false;
    },
  };
}
