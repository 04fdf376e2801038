import { sql, type Kysely, type Transaction } from 'kysely';
import { demoCoupons } from '../coupons/coupons.ts';
import { demoProducts } from '../catalogue/products.ts';
import { raiseCatalogueVersion } from '@touchline/commerce/database/CatalogueVersion';
import { refreshStatistics } from '@touchline/commerce/catalogue/refreshStatistics';
import { refreshSearchWords } from '@touchline/commerce/catalogue/searchWords';
import { writeCategories, writeProducts } from '@touchline/commerce/catalogue/writeProducts';
import { writeLaunches } from '@touchline/commerce/launch/writeLaunches';
import type { Database } from '@touchline/commerce/database/schema';
import { readSetting, writeSetting } from '@touchline/commerce/database/settings';
import { writeDigitalFiles } from '@touchline/commerce/download/writeDigitalFiles';
import { digitalFiles } from './digitalFiles.ts';
import { emailCategoryRecords, emailGoodRecords } from './emailGoodRecords.ts';
import { writeCampaigns } from '@touchline/commerce/coupon/writeCampaigns';
import { systemRandom } from '@touchline/commerce/ports/Random';
import { registerDevice } from '@touchline/commerce/associate/registerDevice';
import { demoDevices } from './demoDevices.ts';
import { demoCategories } from './demoCategories.ts';
import { enterPastDraw, demoLaunches } from './demoLaunches.ts';
import { seedPickup } from './seedPickup.ts';
import { seedPrime } from './seedPrime.ts';
import { seedReviews } from './seedReviews.ts';
import { demoRecords, type DemoSurroundings } from './demoRecords.ts';
import { movePrepared, seededAt } from './movePrepared.ts';

const lock = 7_460_212_020;
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
    const coupons = { markets: about.markets, random: systemRandom, now: about.now };
    await writeCampaigns(trx, demoCoupons, coupons);
    for (const { code, ...device } of demoDevices) await registerDevice(trx, code, device, about.now);
    const seeded = await readSetting(trx, seededAt);
    if (seeded === undefined) {
      await seed(trx, about);
      await seedPickup(trx);
      await seedPrime(trx);
      await writeSetting(trx, seededAt, about.now.toISOString());
      return 'seeded';
    }
    await seedPickup(trx);
    await seedPrime(trx);
    return movePrepared(trx, about.now);
  });
}

async function seed(trx: Transaction<Database>, about: DemoSurroundings): Promise<void> {
  await writeCategories(trx, [...demoCategories(), ...emailCategoryRecords()]);
  const records = demoProducts.flatMap((model, position) => demoRecords(model, position, about));
  for (let from = 0; from < records.length; from += batch) {
    await writeProducts(trx, records.slice(from, from + batch), about.now);
  }
  await writeProducts(trx, emailGoodRecords(about), about.now);
  await writeDigitalFiles(trx, digitalFiles());
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
