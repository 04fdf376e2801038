import { sql } from 'kysely';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { refundPayment } from '../order/paymentOperations.ts';
import type { OperationOutcome } from '../payment/PaymentProvider.ts';
import { noProcessor, type PaymentProviders } from '../payment/PaymentProviders.ts';
import { finishRefund } from './finishRefund.ts';
import { shareRefund } from './shareRefund.ts';

/** After a refusal it is asked for again then. */
const retryMinutes = 30;

interface OwedRefund {
  readonly returnId: string;
  readonly orderId: string;
  readonly refusals: number;
  /** It was paid in cash. */
  readonly isByHand: boolean;
}

/**
 * Gives back the money of returns that have arrived: by the order's method as much as it has, the rest to the gift cards
 * that paid. An answer that was lost is asked for again with the same key; what the provider refuses stays owed, is tried
 * again, and raises an alert. What was paid in cash stays owed until a person has given it back. Returns how many were
 * given back.
 */
export async function settleRefunds(shop: CommerceContext, providers: PaymentProviders): Promise<number> {
  const now = shop.clock.now();
  const before = new Date(now.getTime() - retryMinutes * 60_000);
  const { rows } = await sql<OwedRefund>`
    select r.return_id as "returnId", r.order_id as "orderId", r.refusals, p.processor = ${noProcessor} as "isByHand"
    from refunds r join payments p on p.order_id = r.order_id
    where (r.state = 'owed' or (r.state = 'refused' and r.changed_at <= ${before}::timestamptz))
      -- Cash that is not paid yet, or that a person has to give back.
      and (p.processor <> ${noProcessor} or (p.state <> 'onDelivery' and coalesce(r.provider_minor, 0) = 0))
    order by r.changed_at limit 100`.execute(shop.db);
  let given = 0;
  for (const refund of rows) {
    const { returnId, refusals } = refund;
    const outcome = await giveOne(shop, providers, refund, now);
    if (outcome.kind === 'done') {
      const isNew = await shop.db.transaction().execute((trx) => finishRefund(trx, returnId, now));
      given += isNew ? 1 : 0;
    }
    if (outcome.kind !== 'refused') continue;
    await shop.db
      .updateTable('refunds')
      .set({ state: 'refused', refusals: refusals + 1, changed_at: now })
      .where('return_id', '=', returnId)
      .where('refusals', '=', refusals)
      .where('state', '<>', 'done')
      .execute();
    shop.counters.add('refunds_refused');
    shop.log.error('ALERT: a refund was refused', new Error(outcome.reason), { returnId });
  }
  return given;
}

async function giveOne(
  shop: CommerceContext,
  providers: PaymentProviders,
  { returnId, orderId, refusals, isByHand }: OwedRefund,
  now: Date,
): Promise<OperationOutcome> {
  const minor = await shareRefund(shop.db, returnId, now);
  if (minor === undefined) return { kind: 'refused', reason: 'More than there is.' };
  if (minor === 0) return { kind: 'done' };
  if (isByHand) return { kind: 'unknown' };
  return refundPayment(shop, providers, { orderId, minor, key: `return:${returnId}:${refusals}` });
}
