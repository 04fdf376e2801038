import type { ShippingOption } from '@touchline/contract/shipping/schema';
import { announce } from '@touchline/design-system/LiveRegion';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages } from './checkoutMessages.ts';

/** Announces to screen readers the delivery options once they appear, and the total after each choice. */
export function useDeliveryNews(
  { delivery, basket }: CheckoutStore,
  titleOf: (option: ShippingOption) => string,
): void {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const { choices, shippingMethods: offer } = delivery;
  const isSettled = delivery.status === 'ready' && delivery.selecting !== 'start' && delivery.isComplete;
  const chosen = choices
    .map(({ shipmentId }) => delivery.selectedOf(shipmentId))
    .filter((option) => option !== undefined)
    .map(titleOf)
    .join('; ');
  const sum = site.money(basket.basket?.pricing.total ?? 0);
  const news = isSettled ? t('delivery.chosen', { chosen, sum }) : undefined;
  // What the page already contains is read with it.
  const announced = useRef(isSettled ? { offer, news } : undefined);

  useEffect(() => {
    const last = announced.current;
    if (news === undefined || last?.news === news) return;
    announced.current = { offer, news };
    const options = t('delivery.options', { count: offer.length });
    announce(last?.offer === offer ? news : `${options}. ${news}`);
  }, [news, offer, t]);
}
