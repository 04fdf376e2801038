import { orderPath } from '@touchline/features/checkout/orders';
import { returnStore } from '@touchline/features/checkout/returns';
import type { PageAction } from '../page.ts';
import { submitReturn } from '../shared/submitReturn.ts';

export const action: PageAction = async ({ stores, params, form }) => {
  const { orderId = '' } = params;
  const store = stores.of(returnStore);
  await store.load({ orderId });
  return submitReturn(store, form, { redirect: orderPath(orderId) });
};
