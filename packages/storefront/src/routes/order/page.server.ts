import { confirmationStore } from '@touchline/features/checkout/confirmation';
import { cancelOrderStore, readOrderForm } from '@touchline/features/checkout/orders';
import type { PageAction } from '../page.ts';
import { cancelStatus } from '../shared/cancelStatus.ts';

/** Cancels the order of the link. */
export const action: PageAction = async ({ stores, url, form }) => {
  const change = readOrderForm(form);
  const key = url.searchParams.get('key') ?? '';
  const opened = stores.of(confirmationStore);
  await opened.loadLinked(key);
  if (!opened.order) return { status: 404 };
  if (change?.action !== 'ask' && change?.action !== 'cancel') return { status: 422 };
  const cancelling = stores.of(cancelOrderStore);
  cancelling.ask();
  if (change.action === 'ask') return { status: 200 };
  const cancelled = await cancelling.cancel({ orderId: opened.order.orderId, key }, change.reason);
  return cancelled ? { redirect: `/order${url.search}` } : cancelStatus(cancelling.status);
};
