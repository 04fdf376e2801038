import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { BasketData } from './BasketData.ts';
import type { StoredBasket } from './loadBasket.ts';

/** Writes a new basket. */
export async function insertBasket(
  db: Kysely<Database>,
  basket: { id: string; shopperId: string; data: BasketData },
  now: Date,
): Promise<StoredBasket> {
  await db
    .insertInto('baskets')
    .values({
      id: basket.id,
      shopper_id: basket.shopperId,
      state: 'open',
      version: 1,
      data: JSON.stringify(basket.data),
      created_at: now,
      modified_at: now,
    })
    .execute();
  return {
    id: basket.id,
    state: 'open',
    version: 1,
    data: basket.data,
    orderId: null,
    reservedUntil: null,
    modifiedAt: now,
  };
}

/**
 * Saves a change if the basket is still at the version that was read; otherwise returns `undefined`. `releaseHolds`
 * also releases the basket's stock hold in the same statement.
 */
export async function saveBasket(
  db: Kysely<Database>,
  basket: StoredBasket,
  data: BasketData,
  now: Date,
  releaseHolds: boolean,
): Promise<StoredBasket | undefined> {
  const saved = db
    .updateTable('baskets')
    .set((eb) => ({ data: JSON.stringify(data), version: eb('version', '+', 1), modified_at: now }))
    .$if(releaseHolds, (update) => update.set('reserved_until', null))
    .where('id', '=', basket.id)
    .where('version', '=', basket.version)
    .where('state', '=', 'open')
    .returning('id');
  const query =
    releaseHolds && basket.reservedUntil
      ? sql<{ id: string }>`
    with saved as (${saved}),
    locked as materialized (
      select sku from stock where sku in (select h.sku from stock_holds h join saved on saved.id = h.basket_id)
      order by sku for update),
    ended as (
      delete from stock_holds where basket_id = (select id from saved) and sku in (select sku from locked)
      returning sku, quantity),
    back as (
      update stock set held = greatest(0, held - ended.quantity), changed_at = ${now}::timestamptz
      from ended where ended.sku = stock.sku)
    select id from saved`.compile(db)
      : saved.compile();
  const { rows } = await db.executeQuery(query);
  if (rows.length === 0) return undefined;
  return {
    ...basket,
    data,
    version: basket.version + 1,
    modifiedAt: now,
    reservedUntil: releaseHolds ? null : basket.reservedUntil,
  };
}
