import { sql } from 'kysely';
import type { Checkout } from '../order/Checkout.ts';
import { refundPayment } from '../order/paymentOperations.ts';
import type { OperationOutcome } from '../payment/PaymentProvider.ts';
import { noProcessor } from '../payment/PaymentProviders.ts';
import { tellRefundDelayed } from '../order/refundNews.ts';
import { finishRefund } from './finishRefund.ts';
import { shareRefund } from './shareRefund.ts';

/** After a refusal it is asked for again then. */
const retryMinutes = 30;

type Settling = Pick<Checkout, 'shop' | 'providers' | 'crash'>;

interface OwedRefund {
  readonly returnId: string;
  readonly orderId: string;
  readonly refusals: number;
  /**
   * How often the provider itself refused it, by the books of its operations. Part of the key it is asked with, so that a
   * new key is used only when nothing can come of the ones before.
   */
  readonly refused: number;
  /** It was paid in cash. */
  readonly isByHand: boolean;
}

/**
 * Gives back the money of returns that have arrived: by the order's method as much as it has, the rest to the gift cards
 * that paid. An answer that was lost is asked for again with the same key; what the provider refuses stays owed, is tried
 * again, and raises an alert. What was paid in cash stays owed until a person has given it back. Returns how many were
 * given back.
 */
export async function settleRefunds(checkout: Settling): Promise<number> {
  const { shop, crash } = checkout;
  const now = shop.clock.now();
  const before = new Date(now.getTime() - retryMinutes * 60_000);
  const { rows } = await sql<OwedRefund>`
    select r.return_id as "returnId", r.order_id as "orderId", r.refusals, p.processor = ${noProcessor} as "isByHand", (
      select count(*)::int from payment_operations x where x.payment_id = p.id and x.state = 'refused'
        and starts_with(x.key, 'return:' || r.return_id || ':')) as refused
    from refunds r join payments p on p.order_id = r.order_id
    where (r.state = 'owed' or (r.state = 'refused' and r.changed_at <= ${before}::timestamptz))
      -- Cash that is not paid yet, or that a person has to give back.
      and (p.processor <> ${noProcessor} or (p.state <> 'onDelivery' and coalesce(r.provider_minor, 0) = 0))
    order by r.changed_at limit 100`.execute(shop.db);
  let given = 0;
  for (const refund of rows) {
    const { returnId, refusals } = refund;
    const outcome = await giveOne(checkout, refund, now);
    if (outcome.kind === 'done') {
      await crash.reach('refund-made', refund.orderId);
      const isNew = await shop.db.transaction().execute((trx) => finishRefund(trx, returnId, now));
      given += isNew ? 1 : 0;
    }
    if (outcome.kind !== 'refused') continue;
    await shop.db.transaction().execute(async (trx) => {
      const late = await trx
        .updateTable('refunds')
        .set({ state: 'refused', refusals: refusals + 1, changed_at: now })
        .where('return_id', '=', returnId)
        .where('refusals', '=', refusals)
        .where('state', '<>', 'done')
        .returning(['order_id as orderId', 'provider_minor as minor'])
        .executeTakeFirst();
      // Before the parcel's money is taken, there is nothing to give back, and nothing to worry about.
      if (late?.minor) await tellRefundDelayed(trx, { ...late, returnId, minor: late.minor }, now);
    });
    shop.counters.add('refunds_refused');
    shop.log.error('ALERT: a refund was refused', new Error(outcome.reason), { returnId });
  }
  return given;
}

async function giveOne(
  { shop, providers, crash }: Settling,
  { returnId, orderId, refused, isByHand }: OwedRefund,
  now: Date,
): Promise<OperationOutcome> {
  const minor = await shareRefund(shop.db, returnId, now);
  if (minor === undefined) return { kind: 'refused', reason: 'More than there is.' };
  await crash.reach('refund-shared', orderId);
  if (minor === 0) return { kind: 'done' };
  if (isByHand) return { kind: 'unknown' };
  return refundPayment(shop, providers, { orderId, minor, key: `return:${returnId}:${refused}` });
}
