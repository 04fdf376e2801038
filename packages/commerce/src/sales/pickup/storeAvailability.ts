import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { storeStockKey } from './storeStock.ts';

/** Pieces of a size in a store that no other basket holds. */
export type StoreStock = (sku: string, storeCode: string) => number;

/** What stores have of sizes, in one statement. */
export async function storeStockOf(
  db: Kysely<Database>,
  stores: readonly string[],
  skus: readonly string[],
  { basketId, now }: { readonly basketId?: string; readonly now: Date },
): Promise<StoreStock> {
  const keys = stores.flatMap((store) => skus.map((sku) => storeStockKey(sku, store)));
  if (keys.length === 0) return () => 0;
  const { rows } = await sql<{ sku: string; free: number }>`
    select s.sku, greatest(0, least(s.on_hand, s.on_hand - s.held + coalesce((
      select sum(h.quantity) from stock_holds h where h.sku = s.sku
        and (h.basket_id = ${basketId ?? null}::text or h.expires_at <= ${now}::timestamptz)), 0)))::int as free
    from stock s where s.sku = any(${keys}::text[])`.execute(db);
  const free = new Map(rows.map((row) => [row.sku, row.free]));
  return (sku, storeCode) => free.get(storeStockKey(sku, storeCode)) ?? 0;
}
