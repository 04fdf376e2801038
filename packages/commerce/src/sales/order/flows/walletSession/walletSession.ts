import { forgetWalletSession } from '../../../wallet/walletSessions.ts';
import { openPage } from '../hostedPage/hostedPage.ts';
import { authorise } from '../inlineCard/inlineCard.ts';
import type { PaymentFlowHandler } from '../PaymentFlowHandler.ts';

/**
 * The wallet that signed in at the checkout pays at once; without a sign-in, the wallet's own page. A session is used for
 * one attempt: after a refusal the shopper chooses at the wallet what pays.
 */
export const walletSession: PaymentFlowHandler = {
  flow: 'walletSession',
  startedBy: 'startPayment',

  async begin(checkout, started) {
    const { walletSession: session, basketId } = started;
    if (session === undefined) return openPage(checkout, started);
    await forgetWalletSession(checkout.shop.db, basketId);
    return authorise(checkout, started, { walletSession: session });
  },
};
