import { isByEmail } from '@touchline/contract/market/byEmail';
import type { TimelineStep } from '@touchline/design-system/Timeline';
import type { ShippingLineItem } from '@touchline/contract/basket/schema';
import type { Order } from '@touchline/contract/order/schema';
import type { Translate } from '../../platform/i18n/index.ts';
import type { Site } from '../../platform/site/index.ts';
import type en from './messages/en.ts';

/** The delivery timeline of one parcel, as far as it is known. */
export function arrivalSteps(
  order: Order,
  isPending: boolean,
  site: Site,
  t: Translate<typeof en>,
  shipping: ShippingLineItem | undefined,
): TimelineStep[] {
  const period = shipping?.deliveryPeriod;
  const between = (from: string, to: string) =>
    from === to ? site.day(to) : t('confirmation.step.between', { from: site.day(from), to: site.day(to) });
  const { instructions, isOnDelivery } = order.payment;
  const paid: TimelineStep = isPending
    ? {
        title: t(instructions ? 'confirmation.step.awaiting' : 'confirmation.step.checking'),
        detail: site.moment(order.placedAt),
        state: 'current',
      }
    : {
        title: t(isOnDelivery ? 'confirmation.step.ordered' : 'confirmation.step.paid'),
        detail: site.moment(order.placedAt),
        state: 'done',
        stateLabel: t('confirmation.done'),
      };
  if (isByEmail(shipping?.shippingType))
    return [paid, { title: t('confirmation.step.emailed'), state: isPending ? 'to-come' : 'current' }];
  const packed: TimelineStep = {
    title: t('confirmation.step.packed'),
    ...(isPending ? { detail: t('confirmation.step.packed.detail') } : {}),
    state: isPending ? 'to-come' : 'current',
  };
  const sent: TimelineStep = {
    title: t('confirmation.step.sent'),
    ...(shipping?.name ? { detail: t('confirmation.step.sent.detail', { carrier: shipping.name }) } : {}),
  };
  const day: { detail?: string } = period
    ? { detail: arrivalTime(shipping, site, t) ?? between(period.from, period.to) }
    : {};
  const { pickup } = shipping ?? {};
  if (!pickup) {
    const cash = isOnDelivery
      ? t('confirmation.step.cash', { sum: site.money(order.pricing.total) })
      : undefined;
    const detail = [day.detail, cash].filter(Boolean).join(' · ');
    return [paid, packed, sent, { title: t('confirmation.step.door'), ...(detail ? { detail } : {}) }];
  }
  const { name: place, type } = pickup.point;
  const ready: TimelineStep = { title: t('confirmation.step.collect', { place }), ...day };
  return type === 'cnc' ? [paid, packed, ready] : [paid, packed, sent, ready];
}

/** Day and hours that were chosen for a parcel; `undefined` where none were. */
export function arrivalTime(
  shipping: ShippingLineItem | undefined,
  site: Site,
  t: Translate<typeof en>,
): string | undefined {
  const { scheduled } = shipping ?? {};
  if (!scheduled) return undefined;
  const { from, to } = scheduled;
  return t('confirmation.scheduled', { day: site.day(from), from: site.time(from), to: site.time(to) });
}
