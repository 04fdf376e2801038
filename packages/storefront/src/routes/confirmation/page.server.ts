import { confirmationParams, confirmationStore } from '@touchline/features/checkout/confirmation';
import { orderAccountStore } from '@touchline/features/account/lightAccount';
import type { PageAction } from '../page.ts';

/** Makes an account of the order. */
export const action: PageAction = async ({ stores, url }) => {
  const placed = stores.of(confirmationStore);
  await placed.load(confirmationParams(url).orderId);
  await placed.offerLink(url.origin);
  const store = stores.of(orderAccountStore);
  if (!placed.link) return { status: 422 };
  await store.request(placed.link.key);
  const { status } = store;
  if (status.kind !== 'failed') return { status: 200 };
  if (status.failure.kind !== 'tooMany') return { status: 503 };
  return { status: 429, headers: { 'retry-after': String(Math.ceil(status.failure.seconds)) } };
};
