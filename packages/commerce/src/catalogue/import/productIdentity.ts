import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { FeedItem } from './FeedItem.ts';

/** Sizes of one product: items that differ in nothing but their size. */
export type AlikeItems = readonly [FeedItem, ...FeedItem[]];

/** What the shop already has of the items of a group. */
export interface StoredIdentity {
  /** The product of each item, of products that hold one of the group's items. */
  products: ReadonlyMap<string, { model: string; items: ReadonlySet<string> }>;
  /** Ids of items of the group that are the id of a product already. */
  taken: ReadonlySet<string>;
}

/** Products whose items have all gone to another one: their addresses lead there. */
export type Moves = ReadonlyMap<string, string>;

/** Looks up what the shop has of these items. */
export async function loadIdentity(db: Kysely<Database>, ids: readonly string[]): Promise<StoredIdentity> {
  const { rows } = await sql<{ id: string; model: string; items: string[] | null }>`
    select p.id, p.model, (select array_agg(v.sku) from variants v where v.product_id = p.id and v.active) as items
    from products p where p.source like 'feed:%'
      and p.id in (select product_id from variants where sku = any(${[...ids]}::text[]))`.execute(db);
  // The address of a product that was given up is free for its item to have again.
  const taken = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...ids])
    .where((is) => is.or([is('active', '=', true), is('source', 'not like', 'feed:%')]))
    .execute();
  return {
    products: new Map(rows.map(({ id, model, items }) => [id, { model, items: new Set(items) }])),
    taken: new Set(taken.map(({ id }) => id)),
  };
}

/**
 * The ids of a group's products, in the order of `sets`. An id is that of an item and never moves: a product keeps the one
 * under which the shop knows its items, whatever becomes of its siblings; a new one takes the first of its items' ids in
 * alphabetical order, so that the order of the rows means nothing. `used` holds the ids given so far, and gets these.
 */
export function productIds(
  model: string,
  sets: readonly AlikeItems[],
  { products, taken }: StoredIdentity,
  used: Set<string>,
): { ids: string[]; moves: Moves } {
  const members = new Set(sets.flat().map(({ id }) => id));
  const mine = [...products].filter(([id, product]) => {
    const isWhole = [...product.items].every((item) => members.has(item));
    return !used.has(id) && (product.model === model || isWhole);
  });
  const claims = mine
    .flatMap(([id, { items }]) =>
      sets.map((set, at) => {
        const shared = set.filter((item) => items.has(item.id)).length;
        return { id, at, weight: set.some((item) => item.id === id) ? Infinity : shared };
      }),
    )
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : a.id > b.id ? 1 : a.at - b.at));
  const ids: (string | undefined)[] = sets.map(() => undefined);
  for (const { id, at } of claims) {
    if (ids[at] !== undefined || used.has(id)) continue;
    ids[at] = id;
    used.add(id);
  }
  const all = sets.map((set, at) => ids[at] ?? newId(set, taken, used));
  const moves = new Map<string, string>();
  for (const { id, at } of claims) {
    const items = products.get(id)?.items ?? new Set();
    const isLeft = [...items].every((item) => members.has(item));
    if (!all.includes(id) && isLeft && !moves.has(id)) moves.set(id, all[at] ?? '');
  }
  return { ids: all, moves };
}

function newId(set: AlikeItems, taken: ReadonlySet<string>, used: Set<string>): string {
  const wanted = set.map(({ id }) => id).sort();
  const [first = ''] = wanted;
  let id = wanted.find((each) => !taken.has(each) && !used.has(each));
  for (let number = 2; id === undefined; number += 1) {
    const next = `${first}-${number}`;
    if (!used.has(next)) id = next;
  }
  used.add(id);
  return id;
}
