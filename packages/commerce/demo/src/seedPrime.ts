import { sql, type Transaction } from 'kysely';
import type { Database } from '@touchline/commerce/database/schema';
import { readSetting, writeSetting } from '@touchline/commerce/database/settings';
import { primeEnabled, primeNode } from '../catalogue/prime.ts';

const setting = 'demoPrimeSeeded';

/** Writes what the warehouse of Prime keeps; once, also into an older demo. */
export async function seedPrime(trx: Transaction<Database>): Promise<void> {
  if ((await readSetting(trx, setting)) !== undefined) return;
  await sql`
    insert into stock (sku, on_hand)
    select s.sku || '@' || ${primeNode}, least(s.on_hand, kept.most)
    from unnest(${Object.keys(primeEnabled)}::text[], ${Object.values(primeEnabled)}::int[]) as kept (id, most)
    join variants v on v.product_id = kept.id and v.selling = 'normal'
    join stock s on s.sku = v.sku
    on conflict do nothing`.execute(trx);
  await writeSetting(trx, setting, 'yes');
}
