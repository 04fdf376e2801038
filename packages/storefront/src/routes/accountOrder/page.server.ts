import { cancelOrderStore, orderPath, orderStore, readOrderForm } from '@touchline/features/checkout/orders';
import type { PageAction } from '../page.ts';
import { cancelStatus } from '../shared/cancelStatus.ts';

export const action: PageAction = async ({ stores, params, form }) => {
  const change = readOrderForm(form);
  if (!change) return { status: 422 };
  const { orderId = '' } = params;
  const store = stores.of(orderStore);
  await store.load(orderId, stores.site.market.currency);
  if (!store.order) return { status: 404 };
  if (change.action === 'reorder') {
    await store.reorder();
    return { status: 200 };
  }
  const cancelling = stores.of(cancelOrderStore);
  cancelling.ask();
  if (change.action === 'ask') return { status: 200 };
  const cancelled = await cancelling.cancel({ orderId }, change.reason);
  return cancelled ? { redirect: orderPath(orderId) } : cancelStatus(cancelling.status);
};
