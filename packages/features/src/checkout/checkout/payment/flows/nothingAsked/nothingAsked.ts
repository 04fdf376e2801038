import { placeOrder } from '@touchline/contract/client/order';
import type { PageFlow } from '../PageFlow.ts';

/** Paid after the order was placed, by a voucher, a QR code or in cash at the door, or paid by gift cards already. */
export const nothingAsked: PageFlow = {
  needsScript: false,
  read: async () => ({}),
  start: (call, order, input, key, proof) => placeOrder(call, { ...order, ...input }, key, proof),
};
