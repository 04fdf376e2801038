import { startHostedPayment } from '@touchline/contract/client/order';
import type { PageFlow } from '../PageFlow.ts';

/** The provider's own page, which asks for everything. */
export const hostedPage: PageFlow = {
  needsScript: false,
  read: async () => ({}),
  start: (call, order, _input, key, proof) => startHostedPayment(call, order, key, proof),
};
