import { singleFlight } from '@touchline/contract/client/singleFlight';
import type { Market } from '@touchline/contract/market/schema';
import { sql, type Kysely } from 'kysely';
import type { CatalogueVersion } from '../database/CatalogueVersion.ts';
import type { Database } from '../database/schema.ts';
import type { Markets } from './Markets.ts';

/** The markets that have products: the others are not offered to shoppers. Asked for again when the catalogue has changed. */
export class OpenMarkets {
  readonly #db: Kysely<Database>;
  readonly #version: CatalogueVersion;
  readonly #markets: Markets;
  #known: { readonly version: number; readonly codes: ReadonlySet<string> } | undefined;
  readonly #join = singleFlight();

  constructor(db: Kysely<Database>, version: CatalogueVersion, markets: Markets) {
    this.#db = db;
    this.#version = version;
    this.#markets = markets;
  }

  /** Those that are sold to here; every one while the catalogue is empty. */
  async all(): Promise<readonly Market[]> {
    return this.#among(this.#markets.all);
  }

  /** The same with those that have a shop at another origin. */
  async listed(): Promise<readonly Market[]> {
    return this.#among(this.#markets.listed);
  }

  async #among(markets: readonly Market[]): Promise<readonly Market[]> {
    const codes = await this.#codes();
    const isOpen = ({ code, servedFrom }: Market) => servedFrom !== undefined || codes.has(code);
    return this.#markets.all.some(({ code }) => codes.has(code)) ? markets.filter(isOpen) : markets;
  }

  async #codes(): Promise<ReadonlySet<string>> {
    const known = this.#known;
    try {
      const version = await this.#version.current();
      if (known?.version === version) return known.codes;
      return await this.#join(String(version), () => this.#read(version));
    } catch {
      // While the database is away: what was last known, or every market.
      return known?.codes ?? new Set();
    }
  }

  async #read(version: number): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ code: string }>`
      select code from unnest(${this.#markets.all.map(({ code }) => code)}::text[]) as m (code)
      where exists (
        select 1 from prices pr join products p on p.id = pr.product_id where pr.market = m.code and p.active
      )`.execute(this.#db);
    const codes = new Set(rows.map(({ code }) => code));
    this.#known = { version, codes };
    return codes;
  }
}
