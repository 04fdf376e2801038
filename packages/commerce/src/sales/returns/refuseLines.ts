import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { Failure } from '../../kernel/failure/Failure.ts';
import type { OrderData } from '../order/tables.ts';
import { freeSizes } from './keepSizes.ts';

/** A return, and which of its lines are not taken. */
export interface RefusedLines {
  readonly returnId: string;
  readonly orderId: string;
  readonly itemIds: readonly string[];
}

/** The lines of a return that are of these products; a 422 names one that it has not. */
export async function linesOfProducts(
  db: Kysely<Database>,
  returnId: string,
  products: readonly string[],
): Promise<{ readonly itemIds: readonly string[]; readonly isAll: boolean }> {
  const { rows } = await sql<{ itemId: string; product: string }>`
    select l.item_id as "itemId", line ->> 'productId' as product
    from return_lines l join returns r on r.id = l.return_id join orders o on o.id = r.order_id,
      jsonb_array_elements(o.data -> 'productLineItemList') as line
    where l.return_id = ${returnId} and line ->> 'itemId' = l.item_id`.execute(db);
  const missing = products.find((product) => !rows.some((row) => row.product === product));
  if (rows.length > 0 && missing !== undefined)
    throw new Failure(422, 'InvalidParameters', `The return has no product ${missing}.`);
  const itemIds = rows.filter(({ product }) => products.includes(product)).map(({ itemId }) => itemId);
  return { itemIds, isAll: rows.length > 0 && itemIds.length === rows.length };
}

/**
 * Lines of a return are not taken, and the rest is: they go back to the shopper, without money or another size, and a mail says
 * so. Their parcel has not come back entirely, so its delivery is not given back either. Part of the transaction that receives
 * the return.
 */
export async function refuseLines(
  trx: Kysely<Database>,
  { returnId, orderId, itemIds }: RefusedLines,
  now: Date,
): Promise<void> {
  const { data } = await trx
    .selectFrom('orders')
    .select('data')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('return_lines')
    .set({ is_refused: true })
    .where('return_id', '=', returnId)
    .where('item_id', 'in', [...itemIds])
    .execute();
  await freeSizes(trx, returnId, 'refused', now, itemIds);
  await sql`
    with lost as (
      select l.item_id, l.delivery_minor, coalesce(x.state in ('kept', 'refused'), false) as is_carried
      from return_lines l left join exchanges x on x.return_id = l.return_id and x.item_id = l.item_id
      where l.return_id = ${returnId} and l.item_id = any(${besides(data, itemIds)}::text[])),
    carried as (
      update exchanges set shipping_minor = 0
      where return_id = ${returnId} and item_id in (select item_id from lost where is_carried))
    update returns set shipping_minor = shipping_minor
      - (select coalesce(sum(delivery_minor), 0) from lost where not is_carried) where id = ${returnId}`.execute(
    trx,
  );
  await sql`
    insert into mails (id, kind, recipient, language, data, created_at)
    select 'return-refused:' || ${returnId}, 'return-partly-refused', email, language,
      jsonb_build_object('orderId', id, 'sitePath', site_path, 'returnId', ${returnId}::text), ${now}::timestamptz
    from orders where id = ${orderId} and email <> '' on conflict do nothing`.execute(trx);
}

/** Every line of the parcels in which these came. */
const besides = (
  { productLineItemList, shippingLineItemList }: OrderData,
  itemIds: readonly string[],
): string[] =>
  shippingLineItemList
    .map((shipping) => shipping.itemIds ?? productLineItemList.map(({ itemId }) => itemId))
    .filter((parcel) => parcel.some((itemId) => itemIds.includes(itemId)))
    .flat();
