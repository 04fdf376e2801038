import { holdMilliseconds } from '../stock/sweepHolds.ts';
import type { StoredOrder } from './loadOrder.ts';
import { returnExcess } from './returnExcess.ts';
import { settleFailed, settlePaid, movePayment, type EventName } from './settle.ts';
import { settleInstructions, settlePart } from './settleLater.ts';
import { settleRefunded, settleVoided } from './settlePlaced.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { PaymentProvider, ProviderPayment } from '../payment/PaymentProvider.ts';

/** What a report of the provider has changed. */
export interface Applied {
  readonly kind:
    'placed' | 'known' | 'failed' | 'released' | 'cancelled' | 'refunded' | 'waiting' | 'nothing';
  /** The order, where the statement that placed it has read it. */
  readonly order?: StoredOrder | undefined;
}

/**
 * Applies a payment state reported by the provider, whether from a response, an event or a query. Reports may be out of
 * order, repeated or late: only allowed transitions are made, and money without an order is returned.
 */
export async function applyProviderState(
  shop: CommerceContext,
  provider: PaymentProvider,
  reported: ProviderPayment,
  event?: EventName,
): Promise<Applied> {
  const payment = await returnExcess(shop, provider, reported);
  const now = shop.clock.now();
  const about = { paymentId: payment.paymentId, state: payment.state };
  switch (payment.state) {
    case 'waiting':
      return applyLater(shop, provider, payment, event);
    case 'declined':
    case 'voided': {
      const next = payment.state === 'declined' ? 'declined' : 'abandoned';
      const code = payment.declineCode ?? 'PaymentInterrupted';
      // What was paid of it in part is known first, so that it goes back.
      if (payment.capturedMinor > payment.refundedMinor) {
        const part = await applyPart(shop, provider, payment, undefined);
        if (part === 'released') return { kind: 'released' };
      }
      const mail = code === 'PaymentExpired' ? ('order-expired' as const) : undefined;
      const holdUntil = new Date(now.getTime() + holdMilliseconds);
      const done = await settleFailed(
        shop.db,
        payment.paymentId,
        { next, code, holdUntil, mail },
        now,
        event,
      );
      if (!done) {
        // Checked second: a payment never goes back from an order to an open one, so neither case can be missed.
        if (payment.state === 'declined') return { kind: 'nothing' };
        return { kind: (await cancelVoided(shop, payment, event)) ? 'cancelled' : 'nothing' };
      }
      shop.counters.add(payment.state === 'declined' ? 'payments_declined' : 'payments_abandoned');
      shop.counters.add('orders_failed');
      shop.log.info('payment failed', { ...about, code });
      if (payment.capturedMinor > payment.refundedMinor)
        await releasePayment(shop, provider, payment.paymentId);
      return { kind: 'failed' };
    }
    case 'authorised':
    case 'captured':
    case 'refunded': {
      const outcome = await settlePaid(shop.db, payment, now, event);
      if (outcome.kind === 'placed') {
        shop.counters.add('authorisations');
        if (payment.capturedMinor > 0) shop.counters.add('captures');
        shop.counters.add('orders_placed');
        shop.log.info('order placed', { ...about, orderId: outcome.orderId });
        if (payment.refundedMinor > 0) await takeRefund(shop, payment, event);
        return { kind: 'placed', order: payment.refundedMinor > 0 ? undefined : outcome.order };
      }
      if (outcome.kind === 'mismatch') {
        shop.log.warn('money of another amount', { ...about, orderId: outcome.orderId });
        const failing = { next: 'releasing', code: 'PaymentInterrupted' } as const;
        if (!(await settleFailed(shop.db, payment.paymentId, failing, now))) return { kind: 'nothing' };
        shop.counters.add('orders_failed');
        return { kind: (await releasePayment(shop, provider, payment.paymentId)) ? 'released' : 'nothing' };
      }
      if (outcome.kind === 'mustRelease') {
        shop.log.warn('money without an order', { ...about, orderId: outcome.orderId });
        return { kind: (await releasePayment(shop, provider, payment.paymentId)) ? 'released' : 'nothing' };
      }
      const isRefunded = payment.refundedMinor > 0 && (await takeRefund(shop, payment, event));
      return { kind: isRefunded ? 'refunded' : outcome.kind };
    }
    default:
      return payment.state satisfies never;
  }
}

/** A payment that is made later: keeps how it is made, and counts what came in of it. */
async function applyLater(
  shop: CommerceContext,
  provider: PaymentProvider,
  payment: ProviderPayment,
  event?: EventName,
): Promise<Applied> {
  const { instructions, providerPaymentId, paymentId } = payment;
  if (instructions)
    await settleInstructions(shop.db, paymentId, { providerPaymentId, instructions }, shop.clock.now());
  if (payment.capturedMinor === 0) return { kind: 'waiting' };
  return { kind: (await applyPart(shop, provider, payment, event)) ?? 'waiting' };
}

/** Counts a part of the money; that of an order that has failed goes back. */
async function applyPart(
  shop: CommerceContext,
  provider: PaymentProvider,
  payment: ProviderPayment,
  event: EventName | undefined,
): Promise<'released' | undefined> {
  const { paymentId, capturedMinor: minor } = payment;
  const done = await settlePart(shop.db, payment, shop.clock.now(), event);
  if (done === 'counted') {
    shop.counters.add('payments_part_paid');
    shop.log.info('paid in part', { paymentId, minor });
  }
  if (done !== 'mustRelease') return undefined;
  shop.log.warn('money without an order', { paymentId, minor });
  return (await releasePayment(shop, provider, paymentId)) ? 'released' : undefined;
}

/** Cancels an order whose authorisation was voided, so that it is not delivered. */
async function cancelVoided(
  shop: CommerceContext,
  payment: ProviderPayment,
  event?: EventName,
): Promise<boolean> {
  const { paymentId } = payment;
  const done = await settleVoided(shop.db, paymentId, shop.clock.now(), event);
  if (done === 'unpaid') {
    shop.counters.add('captures_refused');
    shop.log.error('ALERT: the money of an order that was delivered was voided', new Error('voided'), {
      paymentId,
    });
  }
  if (done !== 'cancelled') return false;
  shop.counters.add('orders_cancelled');
  shop.log.warn('order cancelled: its authorisation was voided', { paymentId });
  return true;
}

async function takeRefund(
  shop: CommerceContext,
  payment: ProviderPayment,
  event?: EventName,
): Promise<boolean> {
  const more = await settleRefunded(shop.db, payment, shop.clock.now(), event);
  if (more === 0) return false;
  shop.counters.add('refunds');
  shop.log.info('money was refunded', { paymentId: payment.paymentId, minor: more });
  return true;
}

/** Returns the money that the provider holds for a payment without an order. Repeated until it succeeds. */
export async function releasePayment(
  shop: CommerceContext,
  provider: PaymentProvider,
  paymentId: string,
): Promise<boolean> {
  const known = await provider.find(paymentId);
  const taken = (known?.capturedMinor ?? 0) - (known?.refundedMinor ?? 0);
  const outcome =
    known && taken > 0
      ? await provider.refund({
          providerPaymentId: known.providerPaymentId,
          amount: { minor: taken, currency: known.amount.currency },
          // What comes in late goes back each time.
          idempotencyKey: `release:${paymentId}${known.refundedMinor > 0 ? `:${known.refundedMinor}` : ''}`,
        })
      : known?.state === 'refunded' || (known && known.capturedMinor > 0)
        ? { kind: 'done' as const }
        : await provider.void(paymentId);
  if (outcome.kind !== 'done') return false;
  const moved = await movePayment(shop.db, paymentId, 'released', shop.clock.now());
  if (moved) {
    shop.counters.add('releases');
    shop.log.info('payment released', { paymentId });
  }
  return moved;
}
