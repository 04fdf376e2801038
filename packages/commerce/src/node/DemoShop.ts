import type { Market } from '@touchline/contract/market/schema';
import type { Kysely } from 'kysely';
import type { ShopContent } from '../catalogue/content/ShopContent.ts';
import type { Database } from '../kernel/database/schema.ts';

/** What a shop begins with instead of an empty catalogue and pages of its own. `@touchline/demo` makes one. */
export interface DemoShop {
  /** Pages, header and footer of its brands. */
  content: ShopContent;
  /**
   * Folder of its pictures, shown under `/media/`; a folder inside with the name of the brand is looked in first.
   * Without: it has none.
   */
  pictures?: string;
  /** Versions of its pictures by name without width and format: `RR4101/side`. They stand in the pictures' addresses. */
  pictureVersions: ReadonlyMap<string, string>;
  /** File of a prepared database that a new embedded one starts from; without it `seed` writes everything. */
  snapshot?: string;
  /**
   * Fills an empty database with its catalogue, and brings the one of an earlier start up to date. Called at every
   * start, by several processes at once, after the migrations.
   */
  seed(db: Kysely<Database>, about: { markets: readonly Market[]; now: Date }): Promise<void>;
}
