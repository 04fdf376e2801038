import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { CatalogueIndex } from './CatalogueIndex.ts';
import { readPage } from './listQuery.ts';
import { productUrl } from './productUrl.ts';

/** A sitemap file may have ten times as many; this keeps a page well below its size limit. */
const addressesPerPage = 5_000;

/** Returns one page of all product addresses of a site. */
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
