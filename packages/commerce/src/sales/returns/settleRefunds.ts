import { sql } from 'kysely';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { machines, statesBefore } from '../life/stateMachines.ts';
import { refundPayment } from '../order/paymentOperations.ts';
import type { PaymentProviders } from '../payment/PaymentProviders.ts';

/** After a refusal it is asked for again then. */
const retryMinutes = 30;

/**
 * Gives back the money of returns that have arrived. An answer that was lost is asked for again with the same key; what the
 * provider refuses stays owed, is tried again, and raises an alert. Returns how many were given back.
 */
export async function settleRefunds(shop: CommerceContext, providers: PaymentProviders): Promise<number> {
  const now = shop.clock.now();
  const before = new Date(now.getTime() - retryMinutes * 60_000);
  const open = await shop.db
    .selectFrom('refunds')
    .select(['return_id as returnId', 'order_id as orderId', 'minor', 'refusals'])
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'owed'), and([eb('state', '=', 'refused'), eb('changed_at', '<=', before)])]),
    )
    .orderBy('changed_at')
    .limit(100)
    .execute();
  let given = 0;
  for (const { returnId, orderId, minor, refusals } of open) {
    const outcome =
      minor === 0
        ? { kind: 'done' as const }
        : await refundPayment(shop, providers, { orderId, minor, key: `return:${returnId}:${refusals}` });
    if (outcome.kind === 'done') given += (await finish(shop, returnId, now)) ? 1 : 0;
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

async function finish(shop: CommerceContext, returnId: string, now: Date): Promise<boolean> {
  return shop.db.transaction().execute(async (trx) => {
    const done = await trx
      .updateTable('refunds')
      .set({ state: 'done', changed_at: now })
      .where('return_id', '=', returnId)
      .where('state', 'in', statesBefore(machines.refund, 'done'))
      .returning('order_id as orderId')
      .executeTakeFirst();
    if (!done) return false;
    await trx
      .updateTable('returns')
      .set({ state: 'refunded', refunded_at: now })
      .where('id', '=', returnId)
      .execute();
    await sql`
      insert into mails (id, kind, recipient, language, data, created_at)
      select 'return-refunded:' || ${returnId}, 'return-refunded', email, language,
        jsonb_build_object('orderId', id, 'sitePath', site_path, 'returnId', ${returnId}::text), ${now}::timestamptz
      from orders where id = ${done.orderId} and email <> '' on conflict do nothing`.execute(trx);
    return true;
  });
}
