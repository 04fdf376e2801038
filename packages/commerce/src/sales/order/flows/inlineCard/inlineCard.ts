import { holdMilliseconds } from '../../../stock/sweepHolds.ts';
import { Failure } from '../../../../kernel/failure/Failure.ts';
import type { AuthoriseRequest } from '../../../payment/PaymentProvider.ts';
import { applyProviderState } from '../../applyProviderState.ts';
import type { StoredOrder } from '../../loadOrder.ts';
import { toldInstallments } from '../../toldInstallments.ts';
import { movePayment, settleFailed, settleWaiting } from '../../settle.ts';
import { settleInstructions } from '../../settleLater.ts';
import type { Checkout } from '../../Checkout.ts';
import type { PaymentFlowHandler, StartedPayment } from '../PaymentFlowHandler.ts';

/** Card fields in the provider's frame on our page: the page sends a token, and the provider answers at once. */
export const inlineCard: PaymentFlowHandler = {
  flow: 'inlineCard',
  startedBy: 'createOrder',

  checkRequest({ checkoutId, paymentToken }) {
    if (!checkoutId || !paymentToken) {
      throw new Failure(422, 'InvalidCheckoutIdError', 'The payment session is missing.');
    }
  },

  begin: (checkout, started) => authorise(checkout, started),
};

/** Pays at once with a token, a registration or other `means`, or asks how to pay later; settles the provider's answer. */
export async function authorise(
  { shop, crash }: Checkout,
  { intent, basketId, provider, body, kept }: StartedPayment,
  means: Pick<AuthoriseRequest, 'walletSession' | 'code' | 'walletToken' | 'deferred'> = {},
): Promise<StoredOrder | undefined> {
  const answer = await provider.authorise({
    paymentId: intent.paymentId,
    orderId: intent.orderId,
    reference: basketId,
    checkoutId: body.checkoutId ?? '',
    token: body.paymentToken ?? '',
    ...kept,
    ...means,
    methodId: intent.methodId,
    amount: { minor: intent.dueMinor, currency: intent.currency },
    captureNow: intent.captureNow,
    language: intent.language,
    processor: intent.processor,
    ...toldInstallments(intent.data),
    email: intent.email,
  });
  await crash.reach('authorised', intent.orderId);
  const now = shop.clock.now();
  const holdUntil = new Date(now.getTime() + holdMilliseconds);
  let stored: StoredOrder | undefined;
  switch (answer.kind) {
    case 'approved':
      ({ order: stored } = await applyProviderState(shop, provider, answer.payment));
      break;
    case 'challenge':
      await settleWaiting(shop.db, intent.paymentId, answer, now);
      shop.counters.add('challenges');
      break;
    case 'instructions':
      await settleInstructions(shop.db, intent.paymentId, answer, now);
      shop.counters.add('payments_deferred');
      break;
    case 'declined':
      await settleFailed(shop.db, intent.paymentId, { next: 'declined', code: answer.code, holdUntil }, now);
      shop.counters.add('payments_declined');
      shop.counters.add('orders_failed');
      break;
    case 'unknown':
      await movePayment(shop.db, intent.paymentId, 'unknown', now);
      shop.counters.add('payments_unknown');
      break;
    case 'invalidSession':
    case 'away': {
      const code = 'InvalidCheckoutIdError';
      await settleFailed(shop.db, intent.paymentId, { next: 'abandoned', code, holdUntil }, now);
      shop.counters.add('orders_failed');
      if (answer.kind === 'away')
        throw new Failure(503, 'Unavailable', 'Payments are away. Nothing was taken.', { retryAfter: 15 });
      throw new Failure(422, code, 'The payment session is over or not of this basket.');
    }
  }
  await crash.reach('settled', intent.orderId);
  return stored;
}
