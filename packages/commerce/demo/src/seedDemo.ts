import { sql, type Kysely, type Transaction } from 'kysely';
import { demoProducts } from '../catalogue/products.ts';
import { raiseCatalogueVersion } from '@touchline/commerce/database/CatalogueVersion';
import { refreshStatistics } from '@touchline/commerce/catalogue/refreshStatistics';
import { refreshSearchWords } from '@touchline/commerce/catalogue/searchWords';
import { writeCategories, writeProducts } from '@touchline/commerce/catalogue/writeProducts';
import { writeLaunches } from '@touchline/commerce/launch/writeLaunches';
import type { Database } from '@touchline/commerce/database/schema';
import { readSetting, writeSetting } from '@touchline/commerce/database/settings';
import { demoCategories } from './demoCategories.ts';
import { enterPastDraw, demoLaunches } from './demoLaunches.ts';
import { seedReviews } from './seedReviews.ts';
import { demoRecords, type DemoSurroundings } from './demoRecords.ts';

const lock = 7_460_212_020;
const seededAt = 'demoSeededAt';
const batch = 100;
/** Pieces of a fully reserved product are held until then: longer than anybody plays with the demo. */
const forLong = 10 * 365 * 86_400_000;

/**
 * Fills an empty database with the demo catalogue; once only, whichever process comes first. A database that was
 * filled some days ago, as a prepared snapshot was, has its dates moved on once, so that what is coming is still coming.
 */
export async function seedDemo(
  db: Kysely<Database>,
  about: DemoSurroundings,
): Promise<'seeded' | 'moved' | 'there'> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
    const seeded = await readSetting(trx, seededAt);
    if (seeded === undefined) {
      await seed(trx, about);
      await writeSetting(trx, seededAt, about.now.toISOString());
      return 'seeded';
    }
    const isPrepared = (await readSetting(trx, 'demoPrepared')) === 'yes';
    if (!isPrepared) return 'there';
    await writeSetting(trx, 'demoPrepared', 'no');
    const days = Math.floor((about.now.getTime() - Date.parse(seeded)) / 86_400_000);
    if (days < 1) return 'there';
    await moveDates(trx, days);
    return 'moved';
  });
}

/** Marks a database as a snapshot to start others from. */
export async function markPrepared(db: Kysely<Database>): Promise<void> {
  await writeSetting(db, 'demoPrepared', 'yes');
}

async function seed(trx: Transaction<Database>, about: DemoSurroundings): Promise<void> {
  await writeCategories(trx, demoCategories());
  const records = demoProducts.flatMap((model, position) => demoRecords(model, position, about));
  for (let from = 0; from < records.length; from += batch) {
    await writeProducts(trx, records.slice(from, from + batch), about.now);
  }
  await reserve(trx, about.now);
  await writeLaunches(trx, demoLaunches(about));
  await enterPastDraw(trx, about.now);
  await seedReviews(trx, demoProducts, about.now);
  await refreshSearchWords(trx);
  await refreshStatistics(trx);
  await raiseCatalogueVersion(trx);
}

/** Holds every piece of what the demo calls fully reserved. */
async function reserve(trx: Transaction<Database>, now: Date): Promise<void> {
  const ids = demoProducts.flatMap((model) =>
    model.colourways
      .filter((colourway) => colourway.availability === 'FULLY_RESERVED')
      .map((colourway) => colourway.id),
  );
  await sql`
    with held as (
      insert into stock_holds (basket_id, sku, quantity, expires_at)
      select 'demo', s.sku, s.on_hand, ${new Date(now.getTime() + forLong)}
      from stock s join variants v using (sku) where v.product_id = any(${ids}::text[]) and s.on_hand > 0
      on conflict do nothing returning sku, quantity
    )
    update stock set held = stock.held + held.quantity from held where held.sku = stock.sku`.execute(trx);
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
