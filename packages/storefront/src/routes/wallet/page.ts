import { beginWalletSignIn } from '@touchline/features/checkout/wallet';
import { defineRedirect } from '../page.ts';
import { walletReturn } from '../shared/walletReturn.ts';

/** Leads to the wallet's own page. */
export const page = defineRedirect(
  (context) => beginWalletSignIn(context.stores.ports, walletReturn(context)),
  { isPersonal: true },
);
