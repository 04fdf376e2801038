import { singleFlight } from '@touchline/contract/client/singleFlight';
import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Milliseconds after which other processes notice a change, at the latest. */
const checkEvery = 1_000;

/** The version of the catalogue, read from the database at most once a second. */
export class CatalogueVersion {
  readonly #db: Kysely<Database>;
  #version = 0;
  #readAt = -Infinity;
  readonly #join = singleFlight();

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** The last known version; refreshes it in the background when it is old. Throws only when no version is known. */
  async current(): Promise<number> {
    if (performance.now() - this.#readAt < checkEvery) return this.#version;
    const asking = this.refresh();
    if (this.#version === 0) return asking;
    asking.catch(() => undefined);
    return this.#version;
  }

  /** The last known version, without a database query. */
  get known(): number {
    return this.#version;
  }

  /** Reads the version from the database now. */
  refresh(): Promise<number> {
    return this.#join('ask', () => this.#read());
  }

  async #read(): Promise<number> {
    this.#readAt = performance.now();
    const row = await this.#db.selectFrom('catalogue_state').select('version').executeTakeFirst();
    this.#version = row?.version ?? 1;
    return this.#version;
  }
}

/** Increases the version, so that every process notices the change. */
export async function raiseCatalogueVersion(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('catalogue_state')
    .set({ version: sql<number>`version + 1` })
    .execute();
}
