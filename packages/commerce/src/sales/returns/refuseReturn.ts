import { sql } from 'kysely';
import type { HearingShop } from '../fulfilment/heardOf.ts';
import { machines, statesBefore } from '../life/stateMachines.ts';
import { freeSizes } from './keepSizes.ts';

/**
 * A return has arrived in a condition that is not taken: it goes back to the shopper, who gets a mail. No money comes back, and
 * what was set aside in other sizes is for sale again. Happens once; returns whether it has now.
 */
export async function refuseReturn(
  { db, clock, counters, log }: HearingShop,
  returnId: string,
): Promise<boolean> {
  const now = clock.now();
  const done = await db.transaction().execute(async (trx) => {
    const refused = await trx
      .updateTable('returns')
      .set({ state: 'refused', received_at: now })
      .where('id', '=', returnId)
      .where('state', 'in', statesBefore(machines.return, 'refused'))
      .returning('order_id as orderId')
      .executeTakeFirst();
    if (!refused) return false;
    await freeSizes(trx, returnId, 'refused', now);
    await sql`
      insert into mails (id, kind, recipient, language, data, created_at)
      select 'return-refused:' || ${returnId}, 'return-refused', email, language,
        jsonb_build_object('orderId', id, 'sitePath', site_path, 'returnId', ${returnId}::text), ${now}::timestamptz
      from orders where id = ${refused.orderId} and email <> '' on conflict do nothing`.execute(trx);
    return true;
  });
  if (done) {
    counters.add('returns_refused');
    log.info('return refused', { returnId });
  }
  return done;
}
