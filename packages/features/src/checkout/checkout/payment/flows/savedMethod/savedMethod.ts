import { placeOrder } from '@touchline/contract/client/order';
import type { PageFlow } from '../PageFlow.ts';

/** A registration of the account: nothing is typed, so nothing needs JavaScript. */
export const savedMethod: PageFlow = {
  needsScript: false,
  read: async ({ method: { registration } }) =>
    registration ? { registrationId: registration.id } : 'stopped',
  start: (call, order, input, key, proof) => placeOrder(call, { ...order, ...input }, key, proof),
};
