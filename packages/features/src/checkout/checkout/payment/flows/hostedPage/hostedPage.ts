import { startHostedPayment } from '@touchline/contract/client/order';
import type { PageFlow } from '../PageFlow.ts';

/** The provider's own page, which asks for everything. */
export const hostedPage: PageFlow = {
  needsScript: false,
  read: async ({ isKept }) => (isKept ? { savePaymentMethod: true } : {}),
  start: (call, order, { savePaymentMethod, bankChoice, walletToken }, key, proof) =>
    startHostedPayment(
      call,
      {
        ...order,
        ...(savePaymentMethod ? { savePaymentMethod } : {}),
        ...(bankChoice ? { bankChoice } : {}),
        ...(walletToken === undefined ? {} : { walletToken }),
      },
      key,
      proof,
    ),
};
