import { sql, type Kysely, type Transaction } from 'kysely';
import { raiseCatalogueVersion } from '../database/CatalogueVersion.ts';
import { slugOf } from '../catalogue/foldText.ts';
import type { CategoryRecord, ProductRecord } from '../catalogue/ProductRecord.ts';
import { refreshStatistics } from '../catalogue/refreshStatistics.ts';
import { refreshSearchWords } from '../catalogue/search/searchWords.ts';
import { writeCategories, writeProducts } from '../catalogue/writeProducts.ts';
import type { Database } from '../database/schema.ts';
import { categoryOf } from './groupRecords.ts';
import type { FeedItem } from './FeedItem.ts';

/** A feed group that is ready to be written. */
export interface ReadyGroup {
  groupId: string;
  records: ProductRecord[];
  items: readonly FeedItem[];
}

const showEvery = 5_000;

/** Writes groups of a feed: each one atomically, and only if it differs from what is stored. */
export class FeedWriter {
  readonly #db: Kysely<Database>;
  readonly #market: string;
  readonly #languages: readonly string[];
  readonly #now: Date;
  readonly #digests = new Map<string, string>();
  readonly #categories = new Set<string>();
  #shownAt = 0;
  #changed = 0;

  constructor(db: Kysely<Database>, market: string, languages: readonly string[], now: Date) {
    this.#db = db;
    this.#market = market;
    this.#languages = languages;
    this.#now = now;
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

  /** Writes the changed groups, in one transaction. */
  async write(groups: readonly ReadyGroup[]): Promise<void> {
    const digested = await Promise.all(
      groups.map(async (group) => ({ ...group, digest: await digestOf(group.records) })),
    );
    const changed = digested.filter((group) => this.#digests.get(group.groupId) !== group.digest);
    if (changed.length === 0) return;
    await this.#db.transaction().execute(async (trx) => {
      await this.#writeCategories(trx, changed);
      await writeProducts(
        trx,
        changed.flatMap(({ records }) => records),
        this.#now,
      );
      await this.#retireOld(trx, changed);
      await sql`
        insert into feed_groups (market, group_id, digest, products)
        select ${this.#market}, group_id, digest, products
        from jsonb_to_recordset(${JSON.stringify(
          changed.map(({ groupId, digest, records }) => ({
            group_id: groupId,
            digest,
            products: records.map(({ id }) => id),
          })),
        )}::jsonb) as r (group_id text, digest text, products text[])
        on conflict (market, group_id) do update set digest = excluded.digest, products = excluded.products`.execute(
        trx,
      );
    });
    this.#changed += changed.length;
    await this.#show();
  }

  /** Deactivates products that the group had before under other ids. */
  async #retireOld(trx: Transaction<Database>, groups: readonly ReadyGroup[]): Promise<void> {
    const kept = groups.flatMap(({ records }) => records.map(({ id }) => id));
    await sql`
      update products set active = false
      where id in (select unnest(products) from feed_groups where market = ${this.#market}
          and group_id = any(${groups.map(({ groupId }) => groupId)}::text[]))
        and id <> all(${kept}::text[]) and source = ${`feed:${this.#market}`}`.execute(trx);
  }

  async #writeCategories(trx: Transaction<Database>, groups: readonly ReadyGroup[]): Promise<void> {
    const missing: CategoryRecord[] = [];
    for (const { items } of groups) {
      for (const item of items) {
        const names = categoryOf(item);
        names.forEach((name, at) => {
          const keys = names.slice(0, at + 1).map(slugOf);
          const path = keys.join('/');
          if (this.#categories.has(path)) return;
          this.#categories.add(path);
          missing.push({
            path,
            key: keys[at] ?? '',
            parent: at === 0 ? null : keys.slice(0, at).join('/'),
            position: 0,
            names: Object.fromEntries(this.#languages.map((language) => [language, name])),
          });
        });
      }
    }
    // Existing categories keep their position and names: the demo's are in all languages.
    const known = await trx.selectFrom('categories').select('path').execute();
    const there = new Set(known.map(({ path }) => path));
    // After all existing ones: of two with the same name, the older keeps its address.
    await writeCategories(
      trx,
      missing
        .filter(({ path }) => !there.has(path))
        .map((category, at) => ({ ...category, position: 1_000 + there.size + at })),
    );
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
        update stock set on_hand = 0, changed_at = ${this.#now} where sku in (select sku from skus)`.execute(
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
