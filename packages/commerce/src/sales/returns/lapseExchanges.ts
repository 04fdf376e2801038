import { sql } from 'kysely';
import type { HearingShop } from '../fulfilment/heardOf.ts';
import { freeSizes } from './keepSizes.ts';

/**
 * Ends exchanges whose goods did not come back in time: what was set aside is for sale again, whoever waits for it gets a
 * mail, and the money comes back once the goods do. Returns how many returns were concerned.
 */
export async function lapseExchanges({ db, clock, counters, log }: HearingShop): Promise<number> {
  const now = clock.now();
  const due = await db
    .selectFrom('exchanges')
    .select('return_id as returnId')
    .distinct()
    .where('state', '=', 'kept')
    .where('kept_until', '<=', now)
    .limit(100)
    .execute();
  let lapsed = 0;
  for (const { returnId } of due) {
    const isDone = await db.transaction().execute(async (trx) => {
      // Locked as by its arrival: of the two, one comes first.
      const waiting = await trx
        .selectFrom('returns')
        .select('order_id as orderId')
        .where('id', '=', returnId)
        .where('state', '=', 'announced')
        .forUpdate()
        .executeTakeFirst();
      if (!waiting) return false;
      const kept = await trx
        .selectFrom('exchanges')
        .select(({ fn }) => fn.sum<number>('shipping_minor').as('shipping'))
        .where('return_id', '=', returnId)
        .where('state', '=', 'kept')
        .having(({ fn }) => fn.countAll(), '>', 0)
        .executeTakeFirst();
      if (!kept) return false;
      await freeSizes(trx, returnId, 'lapsed', now);
      await trx
        .updateTable('returns')
        .set((eb) => ({ shipping_minor: eb('shipping_minor', '+', Number(kept.shipping)) }))
        .where('id', '=', returnId)
        .execute();
      await sql`
        insert into mails (id, kind, recipient, language, data, created_at)
        select 'exchange-lapsed:' || ${returnId}, 'exchange-lapsed', email, language,
          jsonb_build_object('orderId', id, 'sitePath', site_path, 'returnId', ${returnId}::text), ${now}::timestamptz
        from orders where id = ${waiting.orderId} and email <> '' on conflict do nothing`.execute(trx);
      return true;
    });
    if (!isDone) continue;
    lapsed += 1;
    counters.add('exchanges_lapsed');
    log.info('exchange lapsed', { returnId });
  }
  return lapsed;
}
