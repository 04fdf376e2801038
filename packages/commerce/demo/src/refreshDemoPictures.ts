import { sql, type Kysely } from 'kysely';
import { raiseCatalogueVersion } from '@touchline/commerce/database/CatalogueVersion';
import type { StoredPicture } from '@touchline/commerce/catalogue/tables';
import type { Database } from '@touchline/commerce/database/schema';
import { readSetting, writeSetting } from '@touchline/commerce/database/settings';
import { hmacHex } from '@touchline/commerce/session/hmacHex';

const shown = 'demoPictures';

/**
 * Lets the demo's products show the pictures of now: a database outlives the drawings it was filled with, and one that
 * began from a snapshot has addresses without versions. Answers whether something had to be changed.
 */
export async function refreshDemoPictures(
  db: Kysely<Database>,
  pictures: ReadonlyMap<string, readonly StoredPicture[]>,
): Promise<boolean> {
  const rows = JSON.stringify([...pictures].map(([id, of]) => ({ id, of })));
  const now = await hmacHex(shown, rows);
  if (pictures.size === 0 || (await readSetting(db, shown)) === now) return false;
  await db.transaction().execute(async (trx) => {
    await sql`
      update products set pictures = given."of"
      from jsonb_to_recordset(${rows}::text::jsonb) as given (id text, "of" jsonb)
      where products.id = given.id and products.source = 'demo'`.execute(trx);
    await writeSetting(trx, shown, now);
    await raiseCatalogueVersion(trx);
  });
  return true;
}
