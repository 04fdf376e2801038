import type { MarketPaymentMethod } from '@touchline/contract/market/schema';
import { authorise } from '../inlineCard/inlineCard.ts';
import type { PaymentFlowHandler } from '../PaymentFlowHandler.ts';

/** Orders of one shopper that may wait for their money, where the market says nothing else. */
const usualMaxOpen = 3;

/** Until when an order is paid; `undefined` for a method that is not paid later. */
export const payByOf = ({ deferred }: MarketPaymentMethod, now: Date): Date | undefined =>
  deferred && new Date(now.getTime() + deferred.minutes * 60_000);

/** A voucher or a QR code: the provider answers how it is paid, and events report what comes in. */
export const deferred: PaymentFlowHandler = {
  flow: 'deferred',
  startedBy: 'createOrder',
  // A code costs nothing and keeps goods from others until its time is over.
  openLimit: (_, { deferred: later }) => ({ waiting: 'paidLater', max: later?.maxOpen ?? usualMaxOpen }),

  async begin(checkout, started) {
    const { method, intent } = started;
    const { kind } = method.deferred ?? {};
    if (!kind || !intent.payBy) throw new Error(`The method ${method.id} does not say how it is paid later.`);
    return authorise(checkout, started, {
      deferred: { kind, methodId: method.id, payBy: intent.payBy.toISOString(), brand: checkout.shop.brand },
    });
  },
};
