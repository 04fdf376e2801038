import { isByEmail } from '@touchline/contract/market/byEmail';
import type { TimelineStep } from '@touchline/design-system/Timeline';
import type { LineItem, ShippingLineItem } from '@touchline/contract/basket/schema';
import type { Parcel } from '@touchline/contract/order/parcelSchema';
import { parcelStates, type ParcelState } from '@touchline/contract/order/parcelStates';
import type { Order } from '@touchline/contract/order/schema';
import type { Translate } from '../../platform/i18n/index.ts';
import type { Site } from '../../platform/site/index.ts';
import type en from './messages/en.ts';

/** The delivery timeline of one parcel, as far as it is known: from `news` once it is packed. */
export function arrivalSteps(
  order: Order,
  isPending: boolean,
  site: Site,
  t: Translate<typeof en>,
  shipping: ShippingLineItem | undefined,
  news?: Parcel,
  lines: readonly LineItem[] = [],
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
  if (isByEmail(shipping?.shippingType)) {
    const emailed = { title: t('confirmation.step.emailed') };
    const gifts = lines.flatMap(({ gift }) => gift ?? []);
    if (isPending || gifts.some(({ mailedAt }) => mailedAt === undefined))
      return [paid, { ...emailed, state: isPending ? 'to-come' : 'current' }];
    // Files can be loaded as soon as they are paid.
    const at = gifts
      .map(({ mailedAt = '' }) => mailedAt)
      .toSorted()
      .at(-1);
    const detail = at === undefined ? {} : { detail: site.moment(at) };
    return [paid, { ...emailed, ...detail, state: 'done', stateLabel: t('confirmation.done') }];
  }
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
  const cash =
    isOnDelivery && !pickup
      ? t('confirmation.step.cash', { sum: site.money(order.pricing.due ?? order.pricing.total) })
      : undefined;
  const atDoor = [day.detail, cash].filter(Boolean).join(' · ');
  const door = atDoor ? { detail: atDoor } : {};
  const place = pickup?.point.name ?? '';
  const ready: TimelineStep = { title: t('confirmation.step.collect', { place }), ...day };
  if (news) {
    const expected = (step: TimelineStep, state: ParcelState) => ({ ...step, at: state });
    const isBrought = pickup?.point.type !== 'cnc';
    return [
      paid,
      ...progressOf(news, site, t, [
        expected({ title: packed.title }, 'packed'),
        ...(isBrought ? [expected(sent, 'sent')] : []),
        ...(pickup
          ? [expected(ready, 'ready'), expected({ title: t('confirmation.step.collected') }, 'collected')]
          : [
              expected({ title: t('confirmation.step.out') }, 'outForDelivery'),
              expected({ title: t('confirmation.step.delivered'), ...door }, 'delivered'),
            ]),
      ]),
    ];
  }
  if (!pickup) return [paid, packed, sent, { title: t('confirmation.step.door'), ...door }];
  return pickup.point.type === 'cnc' ? [paid, packed, ready] : [paid, packed, sent, ready];
}

/** Steps that were reached are done, with their moment where it is known; the next one is current. */
function progressOf(
  { state, steps }: Parcel,
  site: Site,
  t: Translate<typeof en>,
  expected: readonly (TimelineStep & { at: ParcelState })[],
): TimelineStep[] {
  const reached = parcelStates.indexOf(state);
  const next = expected.findIndex(({ at }) => parcelStates.indexOf(at) > reached);
  return expected.map(({ at, ...step }, position) => {
    if (next === -1 || position < next) {
      const known = steps.find((one) => one.state === at);
      return {
        title: step.title,
        ...(known ? { detail: site.moment(known.at) } : {}),
        state: 'done',
        stateLabel: t('confirmation.done'),
      };
    }
    return { ...step, state: position === next ? 'current' : 'to-come' };
  });
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
