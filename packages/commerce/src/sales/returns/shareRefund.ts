import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { refundShares, returnToLockedOrder } from '../giftCard/returnToGiftCards.ts';

/**
 * Decides what of a refund the order's method gives back, and returns the rest to the gift cards that paid, once, in one
 * transaction: as much by the method as it still has. Returns what the method gives back, in whole minor units; `undefined`
 * while more is owed than was paid, as before the money of a parcel is taken or the cash is paid.
 */
export function shareRefund(db: Kysely<Database>, returnId: string, now: Date): Promise<number | undefined> {
  return db.transaction().execute((trx) => shareInTransaction(trx, returnId, now));
}

/** The same as part of a transaction, which locks the order's payment with it. */
export async function shareInTransaction(
  trx: Kysely<Database>,
  returnId: string,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<LockedRefund>`
    select r.order_id as "orderId", r.minor::float8 as minor, r.provider_minor::float8 as "providerMinor",
      p.captured_minor::float8 as "capturedMinor", p.refunded_minor::float8 as "refundedMinor",
      (p.gift_minor - p.gift_returned_minor)::float8 as "giftLeft"
    from refunds r join payments p on p.order_id = r.order_id 
    where r.return_id = ${returnId} and p.state <> 'onDelivery' for update of p, r`.execute(trx);
  const [refund] = rows;
  if (!refund) return undefined;
  const { orderId, minor, capturedMinor, refundedMinor, giftLeft } = refund;
  if (refund.providerMinor !== null) return refund.providerMinor;
  const free = Math.max(0, capturedMinor - refundedMinor - (await promised(trx, orderId)));
  const { providerMinor, giftMinor } = refundShares(minor, { capturedMinor: free, refundedMinor: 0 });
  if (giftMinor > giftLeft) return undefined;
  if (giftMinor > 0) {
    await returnToLockedOrder(trx, { orderId, minor: giftMinor, key: `return:${returnId}` }, now);
  }
  await trx
    .updateTable('refunds')
    .set({ provider_minor: providerMinor })
    .where('return_id', '=', returnId)
    .execute();
  return providerMinor;
}

interface LockedRefund {
  readonly orderId: string;
  readonly minor: number;
  readonly providerMinor: number | null;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  readonly giftLeft: number;
}

/** What other returns of the order will have of the method, and is not booked yet. */
async function promised(trx: Kysely<Database>, orderId: string): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(r.provider_minor), 0)::float8 as minor from refunds r
    where r.order_id = ${orderId} and r.state <> 'done' and not exists (
      select from payment_operations x join payments p on p.id = x.payment_id
      where p.order_id = r.order_id and x.kind = 'refund' and x.state in ('asked', 'done')
        and starts_with(x.key, 'return:' || r.return_id || ':'))`.execute(trx);
  return rows[0]?.minor ?? 0;
}
