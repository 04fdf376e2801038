import { sql, type Transaction } from 'kysely';
import type { Database } from '@touchline/commerce/database/schema';
import { readSetting, writeSetting } from '@touchline/commerce/database/settings';
import { writePlaces, writePoints } from '@touchline/commerce/pickup/writePoints';
import { demoCarrierPoints, demoPlaces, demoStores } from './demoPickup.ts';

const setting = 'demoPickupSeeded';

/** Writes stores, points and places of the demo, and what the stores have; once, also into an older demo. */
export async function seedPickup(trx: Transaction<Database>): Promise<void> {
  if ((await readSetting(trx, setting)) !== undefined) return;
  const stores = demoStores();
  await writePoints(trx, [...stores, ...demoCarrierPoints()]);
  await writePlaces(trx, demoPlaces());
  const codes = stores.map(({ id }) => id);
  // Each store has one to three pieces of every fifth size that the shop itself has.
  await sql`
    insert into stock (sku, on_hand)
    select s.sku || '@' || code, 1 + abs(hashtext(code || s.sku)) % 3
    from stock s join variants v on v.sku = s.sku join products p on p.id = v.product_id and p.source = 'demo'
    cross join unnest(${codes}::text[]) as code
    where v.selling = 'normal' and s.on_hand > 0 and abs(hashtext(s.sku || code)) % 5 = 0
    on conflict do nothing`.execute(trx);
  await writeSetting(trx, setting, 'yes');
}
