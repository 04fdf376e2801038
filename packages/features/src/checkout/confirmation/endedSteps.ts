import type { TimelineStep } from '@touchline/design-system/Timeline';
import type { Order } from '@touchline/contract/order/schema';
import type { Translate } from '../../platform/i18n/index.ts';
import type { Site } from '../../platform/site/index.ts';
import type en from './messages/en.ts';
import { refundOf } from './refundOf.ts';

/** The timeline of an order that has ended: cancelled, or fully refunded. `undefined` while it is active. */
export function endedSteps(order: Order, site: Site, t: Translate<typeof en>): TimelineStep[] | undefined {
  const refund = refundOf(order);
  const isCancelled = order.status === 'cancelled';
  if (!isCancelled && !refund?.isFull) return undefined;
  const done = (title: string, at: string | undefined): TimelineStep => ({
    title,
    ...(at === undefined ? {} : { detail: site.moment(at) }),
    state: 'done',
    stateLabel: t('confirmation.done'),
  });
  return [
    done(t('confirmation.step.ordered'), order.placedAt),
    ...(isCancelled ? [done(t('confirmation.step.cancelled'), order.cancelledAt)] : []),
    ...(refund ? [done(t('confirmation.step.refunded', { sum: site.money(refund.amount) }), refund.at)] : []),
  ];
}
