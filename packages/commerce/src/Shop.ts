import type { Kysely } from 'kysely';
import type { Catalogue } from './catalogue/Catalogue.ts';
import type { CatalogueVersion } from './database/CatalogueVersion.ts';
import type { ShopContent } from './content/ShopContent.ts';
import type { Database } from './database/schema.ts';
import type { Markets } from './market/Markets.ts';
import type { Clock } from './ports/Clock.ts';
import type { Counters } from './ports/Counters.ts';
import type { Log } from './ports/Log.ts';
import type { Random } from './ports/Random.ts';
import type { RateLimits } from './limits/RateLimits.ts';

/** What every part of the back end works with. Made once in `createCommerce`. */
export interface Shop {
  readonly db: Kysely<Database>;
  /** SQL statements sent since the database was opened. */
  statements(): number;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly limits: RateLimits;
  readonly counters: Counters;
  readonly markets: Markets;
  readonly content: ShopContent;
  readonly catalogue: Catalogue;
  /** Grows whenever the catalogue changed, in whichever process. */
  readonly catalogueVersion: CatalogueVersion;
  /** The brand whose products are shown. */
  readonly brand: string;
  /** The shop's address without slash at the end; the only host there is. */
  readonly origin: string;
  /** Origins whose pages may write: the shop's and those configured. */
  readonly origins: readonly string[];
  /** Signs tokens; at least 32 characters. */
  readonly secret: string;
  /** Whether each answer is checked against the contract before it is sent. */
  readonly checkAnswers: boolean;
  /** What whoever runs the shop says to read the counters; nobody may without. */
  readonly metricsToken: string | undefined;
}
