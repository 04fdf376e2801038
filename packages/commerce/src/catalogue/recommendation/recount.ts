import { sql, type Transaction } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { countTogether, type Counts, type Occurrence } from './countTogether.ts';
import type { CountedSource } from './tables.ts';

type Trx = Transaction<Database>;

/** What an occurrence says: a purchase more than a bag, a bag more than a look. */
const weights = { views: 1, bags: 3, orders: 6 } as const;

/** Most rows of one source in one run; the next run counts on from there. */
const maxRows = 2_000;

/** Until then an order may still be written with an earlier time, and a bag may become an order. */
const settledAfter = { orders: 60_000, bags: 3_600_000 } as const;

/** After this time what was counted is worth half. */
const halvedAfter = 30 * 86_400_000;

/** Most recommendations that are stored of one model. */
const maxStored = 48;

/** Pairs that occurred only a few times count less: this many occurrences count half. */
const shrinkage = 6;

/** How much the frequency of the recommended model is held against it: 0 not at all, 0.5 as in the cosine. */
const damping = 0.35;

/**
 * Counts what has been looked at, kept and bought together since the last run, and scores the models that occurred since.
 * Safe in several processes: one run waits for the other.
 */
export async function recountRecommendations(shop: Pick<CommerceContext, 'db' | 'clock'>): Promise<number> {
  const now = shop.clock.now();
  return shop.db.transaction().execute(async (trx) => {
    const until = await lockState(trx, now);
    await halve(trx, until.halving, now);
    const counts = countTogether([
      ...(await takeViews(trx)),
      ...(await ordersSince(trx, until.orders, now)),
      ...(await bagsSince(trx, until.bags, now)),
    ]);
    if (counts.models.size === 0) return 0;
    await addCounts(trx, counts);
    await score(trx, [...new Set([...counts.models.keys(), ...counts.pairs.keys()])]);
    return counts.models.size;
  });
}

/** Up to when each source is counted. The rows are locked until the end of the run. */
async function lockState(trx: Trx, now: Date): Promise<Record<CountedSource, Date>> {
  await sql`insert into recommendation_state (source, counted_until)
    values ('orders', 'epoch'), ('bags', 'epoch'), ('halving', ${now}) on conflict (source) do nothing`.execute(
    trx,
  );
  const rows = await trx
    .selectFrom('recommendation_state')
    .selectAll()
    .orderBy('source')
    .forUpdate()
    .execute();
  const found = new Map(rows.map(({ source, counted_until }) => [source, counted_until]));
  const of = (source: CountedSource) => found.get(source) ?? now;
  return { orders: of('orders'), bags: of('bags'), halving: of('halving') };
}

async function setState(trx: Trx, source: CountedSource, until: Date): Promise<void> {
  await trx
    .updateTable('recommendation_state')
    .set({ counted_until: until })
    .where('source', '=', source)
    .execute();
}

/** What was bought long ago says less about now. */
async function halve(trx: Trx, since: Date, now: Date): Promise<void> {
  if (now.getTime() - since.getTime() < halvedAfter) return;
  await sql`update model_counts set count = count / 2`.execute(trx);
  await sql`update model_pairs set count = count / 2`.execute(trx);
  await sql`delete from model_pairs where count < 0.25`.execute(trx);
  await setState(trx, 'halving', now);
}

/** Views are deleted as they are counted. */
async function takeViews(trx: Trx): Promise<Occurrence[]> {
  const { rows } = await sql<{ models: string[] | null; before: string[] | null }>`
    with taken as (
      delete from recommendation_views where id in (select id from recommendation_views order by id limit ${maxRows})
      returning product_id, before)
    select (select array_agg(model) from products where id = t.product_id) as models,
      (select array_agg(distinct model) from products where id = any(t.before)) as before
    from taken t`.execute(trx);
  return rows.flatMap(({ models, before }) =>
    // Another colour of something that was looked at before is the same model.
    models && !before?.includes(models[0] ?? '')
      ? [{ models, before: before ?? [], weight: weights.views }]
      : [],
  );
}

interface Counted {
  readonly at: Date;
  readonly models: string[] | null;
}

async function ordersSince(trx: Trx, since: Date, now: Date): Promise<Occurrence[]> {
  const until = new Date(now.getTime() - settledAfter.orders);
  const { rows } = await sql<Counted>`
    select o.placed_at as at, (select array_agg(distinct p.model) from jsonb_array_elements(o.data -> 'productLineItemList') l
      join products p on p.id = l ->> 'baseProductId') as models
    from orders o where o.placed_at > ${since} and o.placed_at <= ${until} and o.status not in ('failed', 'cancelled')
      and o.replaces is null
    order by o.placed_at limit ${maxRows}`.execute(trx);
  return counted(trx, 'orders', rows);
}

/** Bags that did not become an order; each once, an hour after it was made. */
async function bagsSince(trx: Trx, since: Date, now: Date): Promise<Occurrence[]> {
  const until = new Date(now.getTime() - settledAfter.bags);
  const { rows } = await sql<Counted>`
    select b.created_at as at, (select array_agg(distinct p.model) from jsonb_array_elements(b.data -> 'lines') l
      join variants v on v.sku = l ->> 'sku' join products p on p.id = v.product_id) as models
    from baskets b where b.modified_at > ${since} and b.created_at > ${since} and b.created_at <= ${until}
      and b.order_id is null and b.merged_into is null
    order by b.created_at limit ${maxRows}`.execute(trx);
  return counted(trx, 'bags', rows);
}

async function counted(trx: Trx, source: 'orders' | 'bags', rows: readonly Counted[]): Promise<Occurrence[]> {
  const last = rows.at(-1);
  if (last) await setState(trx, source, last.at);
  return rows.flatMap(({ models }) => (models ? [{ models, weight: weights[source] }] : []));
}

async function addCounts(trx: Trx, { models, pairs }: Counts): Promise<void> {
  const counts = [...models].map(([model, count]) => ({ model, count }));
  const rows = [...pairs].flatMap(([model, others]) =>
    [...others].map(([other, count]) => ({ model, other, count })),
  );
  await sql`insert into model_counts (model, count)
    select model, count from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as r (model text, count double precision)
    on conflict (model) do update set count = model_counts.count + excluded.count`.execute(trx);
  await sql`insert into model_pairs (model, other, count)
    select model, other, count from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (model text, other text, count double precision)
    on conflict (model, other) do update set count = model_pairs.count + excluded.count`.execute(trx);
}

/**
 * Scores what occurs together with these models: the cosine of the two, with less weight on rare pairs and a damped
 * frequency. Models that did not occur again keep their scores until they do.
 */
async function score(trx: Trx, models: readonly string[]): Promise<void> {
  await sql`delete from model_recommendations where model = any(${[...models]}::text[])`.execute(trx);
  await sql`
    insert into model_recommendations (model, other, score)
    select model, other, score from (
      select model, other, score, row_number() over (partition by model order by score desc, other) as place from (
        select p.model, p.other,
          p.count / (p.count + ${shrinkage}::float8)
            * p.count / (power(a.count, 0.5) * power(b.count, ${damping}::float8)) as score
        from model_pairs p join model_counts a on a.model = p.model join model_counts b on b.model = p.other
        where p.model = any(${[...models]}::text[])
      ) as scored
    ) as placed where place <= ${maxStored}`.execute(trx);
}
