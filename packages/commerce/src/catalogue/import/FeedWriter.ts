import { sql, type Kysely, type Transaction } from 'kysely';
import { raiseCatalogueVersion } from '../../kernel/database/CatalogueVersion.ts';
import { firstImportedPosition } from '../products/CategoryTree.ts';
import { slugOf } from '../products/foldText.ts';
import type { CategoryRecord, ProductRecord } from '../products/ProductRecord.ts';
import { refreshStatistics } from '../products/refreshStatistics.ts';
import { refreshSearchWords } from '../products/search/searchWords.ts';
import { writeCategories, writeProducts } from '../products/writeProducts.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { forgetMoves, moveProducts, moveReviews } from '../products/moveProducts.ts';
import { alikeItems, categoryOf, groupRecords, type RecordContext } from './groupRecords.ts';
import type { FeedItem } from './FeedItem.ts';
import { loadIdentity, productIds, type Moves } from './productIdentity.ts';

/** A feed group whose pictures are ready. */
export interface ReadyGroup {
  /** The group's key: `group` or `item`, and its id. */
  key: string;
  /** What its products are colours of. */
  model: string;
  items: readonly FeedItem[];
  /** Position of the group in the feed. */
  position: number;
  pictures: RecordContext['pictures'];
}

interface WrittenGroup extends ReadyGroup {
  records: ProductRecord[];
  moves: Moves;
  digest: string;
}

export interface FeedWriterOptions {
  db: Kysely<Database>;
  market: string;
  languages: readonly string[];
  now: Date;
  /** Whether an item is in the feed, with an error perhaps: then it is not missing. */
  isNamed: (id: string) => boolean;
  /** The feed is partial: what it lacks stays as it is. */
  isPartial: boolean;
  /** Called for a group that the database refuses; the others are written. */
  onRefused: (group: ReadyGroup) => void;
}

const showEvery = 5_000;

/** Errors of the data itself by SQLSTATE: a value that cannot be stored (22), a constraint (23). */
const isRefusal = (error: unknown): boolean =>
  /^2[23]/.test(String((error as { code?: unknown }).code ?? ''));

/** Writes groups of a feed: each one atomically, and only if it differs from what is stored. */
export class FeedWriter {
  readonly #options: FeedWriterOptions;
  readonly #db: Kysely<Database>;
  readonly #market: string;
  readonly #digests = new Map<string, string>();
  readonly #categories = new Set<string>();
  /** Ids of products that were given in this import. */
  readonly #used = new Set<string>();
  #shownAt = 0;
  #changed = 0;

  constructor(options: FeedWriterOptions) {
    this.#options = options;
    this.#db = options.db;
    this.#market = options.market;
  }

  /** Number of written groups that differed from the stored ones. */
  get changed(): number {
    return this.#changed;
  }

  /** Loads what is already stored. */
  async begin(): Promise<void> {
    const rows = await this.#db
      .selectFrom('feed_groups')
      .select(['group_id', 'digest'])
      .where('market', '=', this.#market)
      .execute();
    for (const row of rows) this.#digests.set(row.group_id, row.digest);
    this.#shownAt = performance.now();
  }

  /** Writes the changed groups in one transaction, or one by one where the database refuses one of them. */
  async write(groups: readonly ReadyGroup[]): Promise<void> {
    const written: WrittenGroup[] = [];
    for (const group of groups) written.push(await this.#recordsOf(group));
    const changed = written.filter((group) => this.#digests.get(group.key) !== group.digest);
    if (changed.length === 0) return;
    try {
      await this.#writeAll(changed);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      for (const group of changed) await this.#writeOne(group);
    }
    await this.#show();
  }

  async #writeOne(group: WrittenGroup): Promise<void> {
    try {
      await this.#writeAll([group]);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.#options.onRefused(group);
    }
  }

  async #recordsOf(group: ReadyGroup): Promise<WrittenGroup> {
    const { model, items, position, pictures } = group;
    const { languages, now } = this.#options;
    const sets = alikeItems(items);
    const known = await loadIdentity(
      this.#db,
      items.map(({ id }) => id),
    );
    const { ids, moves } = productIds(model, sets, known, this.#used);
    const records = groupRecords(model, sets, ids, {
      market: this.#market,
      languages,
      now,
      position,
      pictures,
    });
    return { ...group, records, moves, digest: await digestOf(records) };
  }

  async #writeAll(groups: readonly WrittenGroup[]): Promise<void> {
    const { now } = this.#options;
    const records = groups.flatMap((group) => group.records);
    const ids = records.map(({ id }) => id);
    await this.#db.transaction().execute(async (trx) => {
      // Categories of a group that is refused must be written again with the next group that needs them.
      await this.#writeCategories(trx, groups);
      await writeProducts(trx, records, now);
      await forgetMoves(trx, ids);
      for (const { moves } of groups) await moveProducts(trx, moves, now);
      await moveReviews(trx, ids);
      for (const group of groups) await this.#writeGroup(trx, group);
    });
    for (const { items } of groups) this.#remember(items);
    this.#changed += groups.length;
  }

  /** Stores what a group consists of. Products that it has no longer become unavailable, never deleted. */
  async #writeGroup(
    trx: Transaction<Database>,
    { key, digest, records, moves }: WrittenGroup,
  ): Promise<void> {
    const { now, isNamed, isPartial } = this.#options;
    const ids = records.map(({ id }) => id);
    const { rows } = await sql<{ id: string; skus: string[] }>`
      select p.id, coalesce((select array_agg(sku) from variants v where v.product_id = p.id and v.active), '{}') as skus
      from products p where p.active and p.id <> all(${ids}::text[]) and p.id in (
        select unnest(products) from feed_groups where market = ${this.#market} and group_id = ${key})`.execute(
      trx,
    );
    const left = rows.filter(({ id }) => !moves.has(id));
    const gone = left.flatMap(({ skus }) => skus).filter((sku) => !isNamed(sku));
    if (gone.length > 0 && !isPartial)
      await sql`
        update stock set on_hand = 0, changed_at = ${now} where sku in (
          select unnest(${gone}::text[]) as sku order by sku)`.execute(trx);
    const products = [...ids, ...left.map(({ id }) => id)];
    await sql`
      insert into feed_groups (market, group_id, digest, products)
      values (${this.#market}, ${key}, ${digest}, ${products}::text[])
      on conflict (market, group_id) do update set digest = excluded.digest, products = excluded.products`.execute(
      trx,
    );
  }

  async #writeCategories(trx: Transaction<Database>, groups: readonly ReadyGroup[]): Promise<void> {
    const { languages } = this.#options;
    const missing = new Map<string, CategoryRecord>();
    for (const item of groups.flatMap(({ items }) => items)) {
      const names = categoryOf(item);
      const keys = names.map(slugOf);
      names.forEach((name, at) => {
        const path = keys.slice(0, at + 1).join('/');
        if (this.#categories.has(path) || missing.has(path)) return;
        missing.set(path, {
          path,
          key: keys[at] ?? '',
          parent: at === 0 ? null : keys.slice(0, at).join('/'),
          position: 0,
          names: Object.fromEntries(languages.map((language) => [language, name])),
        });
      });
    }
    if (missing.size === 0) return;
    // Existing categories keep their position and names: the demo's are in all languages.
    const known = await trx.selectFrom('categories').select('path').execute();
    const there = new Set(known.map(({ path }) => path));
    // After all existing ones: of two with the same name, the older keeps its address.
    await writeCategories(
      trx,
      [...missing.values()]
        .filter(({ path }) => !there.has(path))
        .map((category, at) => ({ ...category, position: firstImportedPosition + there.size + at })),
    );
  }

  /** The categories of these items are stored. */
  #remember(items: readonly FeedItem[]): void {
    for (const item of items) {
      const keys = categoryOf(item).map(slugOf);
      keys.forEach((_, at) => this.#categories.add(keys.slice(0, at + 1).join('/')));
    }
  }

  /**
   * Makes products unavailable that a full feed no longer contains: they get a stock of 0, nothing is deleted. Returns the
   * number of groups.
   */
  async retireMissing(seen: ReadonlySet<string>): Promise<number> {
    const missing = [...this.#digests]
      .filter(([group, digest]) => digest !== '' && !seen.has(group))
      .map(([group]) => group);
    if (missing.length === 0) return 0;
    await this.#db.transaction().execute(async (trx) => {
      await sql`
        with gone as (
          update feed_groups set digest = '' where market = ${this.#market} and group_id = any(${missing}::text[])
          returning products
        ), skus as (
          select v.sku from variants v join (select unnest(products) as id from gone) g on g.id = v.product_id order by v.sku
        )
        update stock set on_hand = 0, changed_at = ${this.#options.now} where sku in (select sku from skus)`.execute(
        trx,
      );
    });
    this.#changed += missing.length;
    return missing.length;
  }

  /** Publishes what was imported so far, at intervals, because the shop rebuilds its lists each time. */
  async #show(): Promise<void> {
    if (performance.now() - this.#shownAt < showEvery) return;
    await refreshStatistics(this.#db);
    await raiseCatalogueVersion(this.#db);
    this.#shownAt = performance.now();
  }

  /** Publishes everything. */
  async end(): Promise<void> {
    if (this.#changed === 0) return;
    await refreshSearchWords(this.#db);
    await refreshStatistics(this.#db);
    await raiseCatalogueVersion(this.#db);
  }
}

/** Digest of a group's content, without the time it was imported and its position in the file. */
async function digestOf(records: readonly ProductRecord[]): Promise<string> {
  const content = records.map((record) => ({
    ...record,
    launchedAt: null,
    position: null,
    texts: [...record.texts],
  }));
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)));
  return Array.from(new Uint8Array(bytes).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
