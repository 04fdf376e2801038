import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CatalogueIndex } from './CatalogueIndex.ts';
import { readPage } from './listQuery.ts';
import { productUrl } from './productUrl.ts';

/** A site map file may hold ten times as many: a page stays well below its limit of bytes. */
const addressesPerPage = 5_000;

/** One page of the addresses of everything a site sells. */
export async function listAddresses(
  db: Kysely<Database>,
  index: CatalogueIndex,
  page: string | undefined,
): Promise<{ addresses: { url: string; modifiedDate: string }[]; total: number }> {
  const from = (readPage(page) - 1) * addressesPerPage;
  const ids = [...index.ids].sort().slice(from, from + addressesPerPage);
  const rows = ids.length
    ? await db
        .selectFrom('products')
        .select(['id', 'slug', 'modified_at'])
        .where('id', '=', sql<string>`any(${ids}::text[])`)
        .orderBy('id')
        .execute()
    : [];
  return {
    addresses: rows.map((row) => ({
      url: productUrl(row.slug, row.id),
      modifiedDate: row.modified_at.toISOString(),
    })),
    total: index.ids.length,
  };
}
