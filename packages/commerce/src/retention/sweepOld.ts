import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Days things are kept that nobody needs any more. Orders and their payments are kept for ever: they are the books. */
export const retentionDays = {
  /** Bags nobody touched, with the address in them. The session that could open one lasts two hours. */
  baskets: 30,
  /** Bags that became an order, which has its own copy of everything. */
  orderedBaskets: 7,
  /** Names of payment events that took effect: providers repeat an event for some days at most. */
  paymentEvents: 90,
  /** Events the sandbox has delivered. */
  sandboxEvents: 30,
} as const;

/** Rows of one kind that are deleted at once: a long statement would hold shoppers up. */
const batch = 1_000;
const mostBatches = 50;

/** Deletes what is older than it is kept, and links that are over; answers how many bags and events went. */
export async function sweepOld(
  db: Kysely<Database>,
  now: Date,
): Promise<{ baskets: number; events: number }> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const baskets =
    (await inBatches(db, () => oldBaskets('open', before(retentionDays.baskets)))) +
    (await inBatches(db, () => oldBaskets('closed', before(retentionDays.orderedBaskets))));
  const heard = before(retentionDays.paymentEvents);
  const delivered = before(retentionDays.sandboxEvents);
  const events =
    (await inBatches(
      db,
      () => sql`delete from payment_events where (processor, id) in (
        select processor, id from payment_events where received_at < ${heard}::timestamptz limit ${batch})`,
    )) +
    (await inBatches(
      db,
      () => sql`delete from sandbox_event where position in (
        select position from sandbox_event where delivered_at < ${delivered}::timestamptz limit ${batch})`,
    ));
  await inBatches(
    db,
    () => sql`delete from order_links where order_id in (
      select order_id from order_links where expires_at < ${now}::timestamptz limit ${batch})`,
  );
  return { baskets, events };
}

/** A bag that holds stock, or whose order is being paid, is not old. */
const oldBaskets = (state: 'open' | 'closed', before: Date) => sql`
  delete from baskets where id in (
    select id from baskets b where modified_at < ${before}::timestamptz and state = ${state}
      and not exists (select from stock_holds h where h.basket_id = b.id)
      and not exists (select from orders o where o.basket_id = b.id and o.status = 'created')
    order by modified_at limit ${batch} for update skip locked)`;

async function inBatches(db: Kysely<Database>, statement: () => ReturnType<typeof sql>): Promise<number> {
  let gone = 0;
  for (let round = 0; round < mostBatches; round += 1) {
    const deleted = Number((await statement().execute(db)).numAffectedRows ?? 0n);
    gone += deleted;
    if (deleted < batch) break;
  }
  return gone;
}
