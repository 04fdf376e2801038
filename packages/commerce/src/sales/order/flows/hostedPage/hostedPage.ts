import { holdMilliseconds } from '../../../stock/sweepHolds.ts';
import { Failure } from '../../../../kernel/failure/Failure.ts';
import { settleFailed, settleWaiting } from '../../settle.ts';
import type { Checkout } from '../../Checkout.ts';
import { toldInstallments } from '../../toldInstallments.ts';
import type { PaymentFlowHandler, StartedPayment } from '../PaymentFlowHandler.ts';

/** The provider's own page: the order waits there for the provider's event. */
export const hostedPage: PaymentFlowHandler = {
  flow: 'hostedPage',
  startedBy: 'startPayment',
  begin: openPage,
};

/** Opens the provider's page, or that of the method's service; the shopper returns to the payment callback. */
export async function openPage(
  { shop }: Checkout,
  { intent, basketId, method, provider, body, kept }: StartedPayment,
): Promise<undefined> {
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
      email: intent.email,
      brand: shop.brand,
      returnUrl,
      methodId: intent.methodId,
      cardTypes: method.cards?.map(({ cardType }) => cardType),
      bankChoice: body.bankChoice,
      bankName: method.banks?.find(({ pseCode }) => pseCode === body.bankChoice?.bank)?.description,
      ...toldInstallments(intent.data),
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
}
