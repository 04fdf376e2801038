import { sql, type Kysely } from 'kysely';
import type { ExchangeState } from '@touchline/contract/order/returnReasons';
import type { Database } from '../../kernel/database/schema.ts';

/** Pieces of another size that a return asks for. */
export interface KeptSize {
  readonly itemId: string;
  /** The SKU of the other size. */
  readonly productId: string;
  readonly size: string;
  readonly quantity: number;
  readonly carriedMinor: number;
  /** Days for which they are set aside. */
  readonly days: number;
}

const dayMs = 86_400_000;

/**
 * Takes the pieces of other sizes out of the stock and keeps them for a return; part of the transaction that announces it.
 * Returns the SKUs of which there are too few: then nothing may be written. Holds that are over are swept before.
 */
export async function keepSizes(
  trx: Kysely<Database>,
  returnId: string,
  kept: readonly KeptSize[],
  now: Date,
): Promise<string[]> {
  const skus = kept.map(({ productId }) => productId);
  const quantities = kept.map(({ quantity }) => quantity);
  const { rows } = await sql<{ sku: string }>`
    with wanted as (
      select sku, sum(quantity)::int as quantity
      from unnest(${skus}::text[], ${quantities}::int[]) as w (sku, quantity) group by sku),
    locked as materialized (
      select sku, on_hand - held as free from stock where sku = any(${skus}::text[]) order by sku for update),
    short as (
      select sku from wanted left join locked using (sku) where coalesce(free, 0) < quantity),
    taken as (
      update stock set on_hand = stock.on_hand - wanted.quantity, changed_at = ${now}::timestamptz
      from wanted where wanted.sku = stock.sku and not exists (select from short))
    select sku from short`.execute(trx);
  if (rows.length > 0) return rows.map(({ sku }) => sku);
  await trx
    .insertInto('exchanges')
    .values(
      kept.map(({ itemId, productId, size, quantity, carriedMinor, days }) => ({
        ...{ return_id: returnId, item_id: itemId, sku: productId, size, quantity },
        ...{ shipping_minor: carriedMinor, state: 'kept' as const },
        kept_until: new Date(now.getTime() + days * dayMs),
      })),
    )
    .execute();
  return [];
}

/**
 * Brings what is kept for a return, or for some of its lines, back into the stock, because it will not be sent; part of a
 * transaction.
 */
export async function freeSizes(
  trx: Kysely<Database>,
  returnId: string,
  state: Extract<ExchangeState, 'lapsed' | 'refused'>,
  now: Date,
  itemIds?: readonly string[],
): Promise<void> {
  const some = itemIds === undefined ? sql`` : sql`and item_id = any(${itemIds}::text[])`;
  await sql`
    with ended as (
      update exchanges set state = ${state} where return_id = ${returnId} and state = 'kept' ${some}
      returning sku, quantity),
    pieces as (select sku, sum(quantity)::int as quantity from ended group by sku),
    locked as materialized (
      select sku from stock where sku in (select sku from pieces) order by sku for update)
    update stock set on_hand = stock.on_hand + pieces.quantity, changed_at = ${now}::timestamptz
    from pieces where pieces.sku = stock.sku and pieces.sku in (select sku from locked)`.execute(trx);
}
