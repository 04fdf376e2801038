import { placeOrder } from '@touchline/contract/client/order';
import type { PageFlow } from '../PageFlow.ts';

/** Card fields in the provider's frame on our page: the frame gives a token for what was typed. */
export const inlineCard: PageFlow = {
  needsScript: true,
  async read({ frame, checkoutId, isKept }) {
    const answer = await frame.requestToken();
    if (answer.kind === 'silent') return 'silent';
    if (answer.kind !== 'token') return 'stopped';
    return {
      paymentToken: answer.token,
      ...(checkoutId ? { checkoutId } : {}),
      ...(isKept ? { savePaymentMethod: true } : {}),
    };
  },
  start: (call, order, input, key, proof) => placeOrder(call, { ...order, ...input }, key, proof),
};
