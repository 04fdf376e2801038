import type { MarketPaymentMethod } from '@touchline/contract/market/schema';
import { authorise } from '../inlineCard/inlineCard.ts';
import { checkOpenOrders } from './checkOpenOrders.ts';
import type { PaymentFlowHandler } from '../PaymentFlowHandler.ts';

/** Until when an order is paid; `undefined` for a method that is not paid later. */
export const payByOf = ({ deferred }: MarketPaymentMethod, now: Date): Date | undefined =>
  deferred && new Date(now.getTime() + deferred.minutes * 60_000);

/** A voucher or a QR code: the provider answers how it is paid, and events report what comes in. */
export const deferred: PaymentFlowHandler = {
  flow: 'deferred',
  startedBy: 'createOrder',
  checkBasket: checkOpenOrders,

  async begin(checkout, started) {
    const { method, intent } = started;
    const { kind } = method.deferred ?? {};
    if (!kind || !intent.payBy) throw new Error(`The method ${method.id} does not say how it is paid later.`);
    return authorise(checkout, started, {
      deferred: { kind, methodId: method.id, payBy: intent.payBy.toISOString(), brand: checkout.shop.brand },
    });
  },
};
