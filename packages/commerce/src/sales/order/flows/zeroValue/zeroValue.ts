import type { PaymentFlowHandler } from '../PaymentFlowHandler.ts';
import { placeForNothing } from './settleZeroValue.ts';

/** Gift cards or a coupon pay everything: the order is placed at once, and no provider is asked. */
export const zeroValue: PaymentFlowHandler = {
  flow: 'zeroValue',
  startedBy: 'createOrder',
  async begin({ shop, crash }, { intent }) {
    const stored = await placeForNothing(shop, intent.paymentId, intent.currency);
    await crash.reach('settled', intent.orderId);
    return stored;
  },
};
