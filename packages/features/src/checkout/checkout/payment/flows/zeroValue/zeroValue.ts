import { placeOrder } from '@touchline/contract/client/order';
import type { PageFlow } from '../PageFlow.ts';

/** Nothing is left to pay: the order is placed at once. */
export const zeroValue: PageFlow = {
  needsScript: false,
  read: async () => ({}),
  start: (call, order, _input, key, proof) => placeOrder(call, order, key, proof),
};
