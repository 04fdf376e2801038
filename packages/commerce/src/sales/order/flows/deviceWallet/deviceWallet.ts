import { conditionsOf } from '../../../payment/paymentMethods.ts';
import { Failure } from '../../../../kernel/failure/Failure.ts';
import { openPage } from '../hostedPage/hostedPage.ts';
import { authorise } from '../inlineCard/inlineCard.ts';
import type { PaymentFlowHandler } from '../PaymentFlowHandler.ts';

/**
 * The wallet of the shopper's device: its sheet gives out a token, and the provider answers at once. Without a token the
 * wallet's own page, for a method that does not need the device.
 */
export const deviceWallet: PaymentFlowHandler = {
  flow: 'deviceWallet',
  startedBy: 'startPayment',

  checkRequest({ walletToken }, method) {
    if (walletToken === undefined && conditionsOf(method).needsDevice)
      throw new Failure(422, 'InvalidParameters', 'Only the wallet of a device pays this way.');
  },

  begin(checkout, started) {
    const { walletToken } = started.body;
    return walletToken === undefined
      ? openPage(checkout, started)
      : authorise(checkout, started, { walletToken });
  },
};
