import { sql, type Kysely, type Transaction } from 'kysely';
import { raiseCatalogueVersion } from '@touchline/commerce/database/CatalogueVersion';
import type { Database } from '@touchline/commerce/database/schema';
import { readSetting, writeSetting } from '@touchline/commerce/database/settings';

/** The setting that holds when the demo catalogue was written. */
export const seededAt = 'demoSeededAt';
const prepared = 'demoPrepared';

/** Marks a database as a snapshot to start others from. */
export async function markPrepared(db: Kysely<Database>): Promise<void> {
  await writeSetting(db, prepared, 'yes');
}

/**
 * Moves the dates of a database that began from a snapshot on to today, once, so that what is coming is still coming.
 * Any other database stays as it is.
 */
export async function movePrepared(trx: Transaction<Database>, now: Date): Promise<'moved' | 'there'> {
  if ((await readSetting(trx, prepared)) !== 'yes') return 'there';
  await writeSetting(trx, prepared, 'no');
  const seeded = await readSetting(trx, seededAt);
  const days = Math.floor((now.getTime() - Date.parse(seeded ?? now.toISOString())) / 86_400_000);
  if (days < 1) return 'there';
  await moveDates(trx, days);
  return 'moved';
}

async function moveDates(trx: Transaction<Database>, days: number): Promise<void> {
  const by = sql`make_interval(days => ${days}::int)`;
  await sql`update products set launched_at = launched_at + ${by} where source = 'demo'`.execute(trx);
  await sql`update variants set available_from = available_from + ${by}
    where available_from is not null and product_id in (select id from products where source = 'demo')`.execute(
    trx,
  );
  await sql`update launches set starts_at = starts_at + ${by}, ends_at = ends_at + ${by}, early_from = early_from + ${by}
    where source = 'demo' and root is null`.execute(trx);
  await sql`update prices set sale_from = sale_from + ${by}, sale_until = sale_until + ${by}
    where product_id in (select product_id from launch_products)`.execute(trx);
  await sql`update reviews set written_at = written_at + ${by}, replied_at = replied_at + ${by}
    where account_id is null and email is null`.execute(trx);
  // In two steps over a far away place: row by row, a moved date may meet one that still waits to be moved.
  const history = sql`where product_id in (select id from products where source = 'demo')`;
  await sql`update price_history set from_at = from_at + interval '1000 years', until_at = until_at + ${by} ${history}`.execute(
    trx,
  );
  await sql`update price_history set from_at = from_at - interval '1000 years' + ${by} ${history}`.execute(
    trx,
  );
  await raiseCatalogueVersion(trx);
}
