import type { TimelineStep } from '@touchline/design-system/Timeline';
import type { ShippingLineItem } from '@touchline/contract/basket/schema';
import type { Order } from '@touchline/contract/order/schema';
import type { Say } from '../i18n/useWords.ts';
import type { Site } from '../site/Site.ts';
import type en from './messages/en.ts';

/** The way of one parcel of an order to the door, as far as it is known. */
export function arrivalSteps(
  order: Order,
  isPending: boolean,
  site: Site,
  say: Say<typeof en>,
  shipping: ShippingLineItem | undefined,
): TimelineStep[] {
  const period = shipping?.deliveryPeriod;
  const between = (from: string, to: string) =>
    from === to ? site.day(to) : say('confirmation.step.between', { from: site.day(from), to: site.day(to) });
  return [
    isPending
      ? { title: say('confirmation.step.checking'), detail: site.moment(order.placedAt), state: 'current' }
      : {
          title: say('confirmation.step.paid'),
          detail: site.moment(order.placedAt),
          state: 'done',
          stateLabel: say('confirmation.done'),
        },
    {
      title: say('confirmation.step.packed'),
      ...(isPending ? { detail: say('confirmation.step.packed.detail') } : {}),
      state: isPending ? 'to-come' : 'current',
    },
    {
      title: say('confirmation.step.sent'),
      ...(shipping ? { detail: say('confirmation.step.sent.detail', { carrier: shipping.name }) } : {}),
    },
    {
      title: say('confirmation.step.door'),
      ...(period ? { detail: between(period.from, period.to) } : {}),
    },
  ];
}
