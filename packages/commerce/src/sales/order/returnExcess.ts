import type { PaymentProvider, ProviderPayment } from '../payment/PaymentProvider.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/**
 * A voucher can be paid twice: what is more than the amount goes back at once. Returns the payment as if it had been
 * paid once. Throws while the provider has not confirmed it, so that its event comes again.
 */
export async function returnExcess(
  { db, counters, log }: CommerceContext,
  provider: PaymentProvider,
  reported: ProviderPayment,
): Promise<ProviderPayment> {
  if (reported.capturedMinor <= reported.amount.minor) return reported;
  const payment = (await provider.find(reported.paymentId)) ?? reported;
  const { paymentId, providerPaymentId, amount, capturedMinor, refundedMinor } = payment;
  const excess = capturedMinor - amount.minor;
  const ours = await db
    .selectFrom('payments')
    .select('refunded_minor as minor')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  // Other refunds belong to the order.
  const owed = ours ? excess - (refundedMinor - ours.minor) : 0;
  if (owed > 0) {
    const { kind } = await provider.refund({
      providerPaymentId,
      amount: { minor: owed, currency: amount.currency },
      idempotencyKey: `excess:${paymentId}:${capturedMinor}`,
    });
    if (kind !== 'done') throw new Error('What was paid twice has not gone back yet.');
    counters.add('releases');
    log.warn('paid twice: the excess went back', { paymentId, minor: owed });
  }
  const rest = Math.max(0, refundedMinor - excess);
  return {
    ...payment,
    capturedMinor: amount.minor,
    refundedMinor: rest,
    state: payment.state === 'refunded' && rest === 0 ? 'captured' : payment.state,
  };
}
