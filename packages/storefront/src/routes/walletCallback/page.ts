import { finishWalletSignIn } from '@touchline/features/checkout/wallet';
import { defineRedirect } from '../page.ts';
import { walletReturn } from '../shared/walletReturn.ts';

/** Where the wallet sends the shopper back to: posts its code and leads to the delivery options. */
export const page = defineRedirect(
  async (context) => {
    const { searchParams } = context.url;
    const redirect = await finishWalletSignIn(context.stores.ports, {
      ...walletReturn(context),
      code: searchParams.get('code'),
      state: searchParams.get('state'),
    });
    return { redirect };
  },
  { isPersonal: true },
);
