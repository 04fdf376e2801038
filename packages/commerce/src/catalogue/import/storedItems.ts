import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { FeedItem } from './FeedItem.ts';

/** What the shop sells under the id of an item that another source brought. */
export interface StoredItem {
  source: string;
  brand: string;
  gtin: string | null;
  mpn: string | null;
}

/** Items of these ids, and products, that the shop has from another source than the feeds of this market. */
export async function loadStoredItems(
  db: Kysely<Database>,
  ids: readonly string[],
  market: string,
): Promise<Map<string, StoredItem>> {
  const { rows } = await sql<StoredItem & { id: string }>`
    select v.sku as id, p.source, p.brand, v.gtin, v.mpn from variants v join products p on p.id = v.product_id
    where v.sku = any(${[...ids]}::text[]) and p.source <> ${`feed:${market}`}
    union all
    select p.id, p.source, p.brand, null, null from products p
    where p.id = any(${[...ids]}::text[]) and p.source not like 'feed:%'`.execute(db);
  return new Map(rows.map(({ id, ...item }) => [id, item]));
}

/** Why an item is not the one that the shop has under its id; `undefined` when it is, in the feed of another country. */
export function foreignId(stored: StoredItem | undefined, item: FeedItem): string | undefined {
  if (!stored) return undefined;
  if (!stored.source.startsWith('feed:')) return 'is the id of a product that came with the shop';
  const isOther =
    stored.gtin !== null && item.gtin !== null
      ? stored.gtin !== item.gtin
      : stored.brand.toLowerCase() !== item.brand.toLowerCase() ||
        (stored.mpn !== null && item.mpn !== null && stored.mpn !== item.mpn);
  return isOther
    ? `is the id of another article in the feed of market ${stored.source.slice('feed:'.length)}`
    : undefined;
}
