import { useEffect, useRef } from 'react';
import type { CheckoutStore } from './CheckoutStore.ts';
import { fieldIds } from './stepProblems.ts';

/**
 * The button that asks for the deliveries goes once they are there. A shopper whose focus was on it goes on at the
 * delivery that is chosen. Gives handlers for the button.
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
      // It is blurred, too, by going away.
      if (relatedTarget !== null) isOnButton.current = false;
    },
  };
}
