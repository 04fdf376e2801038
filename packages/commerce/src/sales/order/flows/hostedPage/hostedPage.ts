import { holdMilliseconds } from '../../../stock/sweepHolds.ts';
import { Failure } from '../../../../kernel/failure/Failure.ts';
import { settleFailed, settleWaiting } from '../../settle.ts';
import type { PaymentFlowHandler } from '../PaymentFlowHandler.ts';

/** The provider's own page: the order waits there for the provider's event. */
export const hostedPage: PaymentFlowHandler = {
  flow: 'hostedPage',
  startedBy: 'startPayment',

  async begin({ shop }, { intent, basketId, method, provider, kept }) {
    // The ACI processor returns to the callback named "bridge" (checkout document, section 2).
    const processor = intent.processor === 'aci' ? 'bridge' : intent.processor;
    const segments = [...(method.async ? ['async'] : []), intent.methodId, basketId, processor];
    const returnUrl = `${shop.origin}/${intent.sitePath}/payment/callback/${segments.map(encodeURIComponent).join('/')}`;
    try {
      const page = await provider.createHostedPage({
        paymentId: intent.paymentId,
        orderId: intent.orderId,
        reference: basketId,
        amount: { minor: intent.dueMinor, currency: intent.currency },
        captureNow: intent.captureNow,
        language: intent.language,
        processor: intent.processor,
        brand: shop.brand,
        returnUrl,
        methodId: intent.methodId,
        ...kept,
      });
      await settleWaiting(shop.db, intent.paymentId, { ...page, origin: null }, shop.clock.now());
      return undefined;
    } catch (error) {
      const now = shop.clock.now();
      const holdUntil = new Date(now.getTime() + holdMilliseconds);
      const failing = { next: 'abandoned', code: 'PaymentInterrupted', holdUntil } as const;
      await settleFailed(shop.db, intent.paymentId, failing, now);
      shop.counters.add('orders_failed');
      shop.log.warn('payment page not opened', { orderId: intent.orderId, why: String(error).slice(0, 200) });
      throw new Failure(503, 'Unavailable', 'Payments are away. Nothing was taken.', { retryAfter: 15 });
    }
  },
};
