import type { ConfirmationStore } from '@touchline/features/checkout/confirmation';
import type { Stores } from '../../state/Stores.ts';
import { pageTitle } from '../pageTitle.ts';

/** The title of an order page. It names the order's state, which a screen reader announces first. */
export function orderTitle(store: ConfirmationStore, { site, translator }: Stores): string {
  const { order, status } = store;
  const text = (key: string) =>
    pageTitle(site, translator.translate('confirmation', key, { order: order?.orderId ?? '' }));
  if (store.hasExpired) return text('confirmation.expired.title');
  if (store.hasFailed) return text('confirmation.failed.title');
  if (store.isCancelled) return text('confirmation.cancelled.title');
  if (store.isAwaitingPayment) return text('confirmation.head.awaiting');
  if (order) return text(store.isPending ? 'confirmation.head.pending' : 'confirmation.head');
  return text(status.kind === 'notFound' ? 'confirmation.notFound.title' : 'confirmation.unavailable.title');
}
