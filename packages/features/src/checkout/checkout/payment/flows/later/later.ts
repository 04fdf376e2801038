import { placeOrder } from '@touchline/contract/client/order';
import type { PageFlow } from '../PageFlow.ts';

/** Paid after the order was placed, by a voucher or QR code or in cash at the door: nothing is asked for here. */
export const later: PageFlow = {
  needsScript: false,
  read: async () => ({}),
  start: (call, order, input, key, proof) => placeOrder(call, { ...order, ...input }, key, proof),
};
