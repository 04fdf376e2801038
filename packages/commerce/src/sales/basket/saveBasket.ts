import { sql, type Kysely } from 'kysely';
import { fixedStatement, type ValueOf } from '../../kernel/database/fixedStatement.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Owner } from '../../kernel/identity/Owner.ts';
import { shipmentKinds, type BasketData } from './BasketData.ts';
import { writeDocument } from './basketDocument.ts';
import type { StoredBasket } from './loadBasket.ts';

const insert = fixedStatement<
  Owner & { readonly id: string; readonly data: string; readonly now: Date },
  never
>((db, value) =>
  db.insertInto('baskets').values({
    id: value('id'),
    shopper_id: value('shopperId'),
    owner_id: value('accountId') ?? null,
    state: 'open',
    version: 1,
    data: value('data'),
    created_at: value('now'),
    modified_at: value('now'),
  }),
);

/** Writes a new basket. */
export async function insertBasket(
  db: Kysely<Database>,
  basket: { id: string; owner: Owner; data: BasketData },
  now: Date,
): Promise<StoredBasket> {
  const { id, owner, data } = basket;
  await insert(db, { id, ...owner, data: writeDocument(data), now });
  return {
    id: basket.id,
    state: 'open',
    version: 1,
    data: basket.data,
    orderId: null,
    ownerId: basket.owner.accountId ?? null,
    reservedUntil: null,
    modifiedAt: now,
  };
}

interface Change {
  readonly id: string;
  readonly version: number;
  readonly data: string;
  readonly now: Date;
}

const updateStatement = (db: Kysely<Database>, value: ValueOf<Change>) =>
  db
    .updateTable('baskets')
    .set((eb) => ({ data: value('data'), version: eb('version', '+', 1), modified_at: value('now') }))
    .where('id', '=', value('id'))
    .where('version', '=', value('version'))
    .where('state', '=', 'open')
    .returning('id');

const update = fixedStatement<Change, { id: string }>(updateStatement);

const updateWithoutHolds = fixedStatement<Change, { id: string }>((db, value) =>
  updateStatement(db, value).set('reserved_until', null),
);

const updateAndFreeSlots = fixedStatement<Change, { id: string }>(
  (db, value) => sql<{ id: string }>`
    with saved as (${updateStatement(db, value)}),
    freed as (
      delete from slot_bookings b where b.basket_id = (select id from saved)
        and ${value('data')}::jsonb #>> array['delivery', b.kind, 'slot', 'id'] is distinct from b.slot)
    select id from saved`,
);

const updateAndRelease = fixedStatement<Change, { id: string }>(
  (db, value) => sql<{ id: string }>`
    with saved as (${updateStatement(db, value).set('reserved_until', null)}),
    locked as materialized (
      select sku from stock where sku in (select h.sku from stock_holds h join saved on saved.id = h.basket_id)
      order by sku for update),
    ended as (
      delete from stock_holds where basket_id = (select id from saved) and sku in (select sku from locked)
      returning sku, quantity),
    back as (
      update stock set held = greatest(0, held - ended.quantity), changed_at = ${value('now')}::timestamptz
      from ended where ended.sku = stock.sku)
    select id from saved`,
);

/** Whether a change gives up a delivery slot. Where the stock is released as well, nothing is kept of it anyway. */
function losesSlot(before: BasketData, after: BasketData): boolean {
  return shipmentKinds.some((kind) => {
    const slot = before.delivery[kind]?.slot;
    return slot !== undefined && slot.id !== after.delivery[kind]?.slot?.id;
  });
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
  const { id, version } = basket;
  const values = { id, version, data: writeDocument(data), now };
  const kept = losesSlot(basket.data, data) ? updateAndFreeSlots : update;
  const save = !releaseHolds ? kept : basket.reservedUntil ? updateAndRelease : updateWithoutHolds;
  const { rows } = await save(db, values);
  if (rows.length === 0) return undefined;
  return {
    ...basket,
    data,
    version: basket.version + 1,
    modifiedAt: now,
    reservedUntil: releaseHolds ? null : basket.reservedUntil,
  };
}
