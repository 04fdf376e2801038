import { sql, type Transaction } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

/**
 * Lets products whose items have gone to another one lead there: their addresses redirect, and what shoppers saved follows.
 * `from` and `to` are ids.
 */
export async function moveProducts(
  trx: Transaction<Database>,
  moves: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  if (moves.size === 0) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(
    [...moves].map(([from, to]) => ({ from, to })),
  )}::jsonb) as m ("from" text, "to" text)`;
  await sql`update products set active = false where id in (select "from" from ${rows})`.execute(trx);
  // Earlier addresses go straight to where the product is now.
  await sql`update former_products f set product_id = m."to" from ${rows} where f.product_id = m."from"`.execute(
    trx,
  );
  await sql`
    insert into former_products (id, product_id, moved_at) select "from", "to", ${now} from ${rows}
    on conflict (id) do update set product_id = excluded.product_id, moved_at = excluded.moved_at`.execute(
    trx,
  );
  await sql`
    update wishlist_items i set product_id = m."to" from ${rows} where i.product_id = m."from" and not exists (
      select 1 from wishlist_items o where o.wishlist_id = i.wishlist_id and o.product_id = m."to")`.execute(
    trx,
  );
  await sql`delete from wishlist_items where product_id in (select "from" from ${rows})`.execute(trx);
  await sql`
    update wishlist_watches w set product_id = m."to" from ${rows} where w.product_id = m."from" and not exists (
      select 1 from wishlist_watches o where o.account_id = w.account_id and o.product_id = m."to")`.execute(
    trx,
  );
  await sql`delete from wishlist_watches where product_id in (select "from" from ${rows})`.execute(trx);
  await sql`update reviews r set product_id = m."to" from ${rows} where r.product_id = m."from"`.execute(trx);
}

/** Addresses of products that are sold again lead nowhere else any more. */
export async function forgetMoves(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await sql`delete from former_products where id = any(${[...ids]}::text[])`.execute(trx);
}

/** The reviews of products follow them to another model, as when an item joins a group. */
export async function moveReviews(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ model: string; former: string }>`
    with moved as (
      select distinct on (coalesce(r.account_id, r.email, r.id), p.model) r.id, r.model as former, p.model
      from reviews r join products p on p.id = r.product_id
      where p.id = any(${[...ids]}::text[]) and r.model <> p.model and not exists (
        select 1 from reviews o where o.model = p.model
          and (o.account_id = r.account_id or o.email = r.email))
    )
    update reviews r set model = m.model from moved m where r.id = m.id
    returning m.model, m.former`.execute(trx);
  const models = [...new Set(rows.flatMap(({ model, former }) => [model, former]))].sort();
  if (models.length === 0) return;
  await sql`
    insert into review_summaries (model, stars_1, stars_2, stars_3, stars_4, stars_5)
    select m.model, count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2),
      count(*) filter (where r.rating = 3), count(*) filter (where r.rating = 4), count(*) filter (where r.rating = 5)
    from unnest(${models}::text[]) as m (model)
    left join reviews r on r.model = m.model and r.state = 'published' group by m.model
    on conflict (model) do update set stars_1 = excluded.stars_1, stars_2 = excluded.stars_2,
      stars_3 = excluded.stars_3, stars_4 = excluded.stars_4, stars_5 = excluded.stars_5`.execute(trx);
}

/** The product that a former address leads to. */
export async function formerProduct(
  db: Pick<Transaction<Database>, 'selectFrom'>,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('former_products')
    .select('product_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.product_id;
}
