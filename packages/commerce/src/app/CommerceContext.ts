import type { DeviceWallet } from '@touchline/contract/market/deviceWallet';
import type { Market, MarketPaymentMethod, Site } from '@touchline/contract/market/schema';
import type { Kysely } from 'kysely';
import type { BrandDesign } from '../kernel/brand/BrandDesign.ts';
import type { Catalogue } from '../catalogue/products/Catalogue.ts';
import type { CatalogueVersion } from '../kernel/database/CatalogueVersion.ts';
import type { PublishedContent } from '../catalogue/content/PublishedContent.ts';
import type { PictureStore } from '../catalogue/content/PictureStore.ts';
import type { RemoteContent } from '../catalogue/content/remote/RemoteContent.ts';
import type { ShopContent } from '../catalogue/content/ShopContent.ts';
import type { Database } from '../kernel/database/schema.ts';
import type { FlagEvaluator } from '../kernel/market/FlagEvaluator.ts';
import type { Markets } from '../kernel/market/Markets.ts';
import type { OpenMarkets } from '../kernel/market/OpenMarkets.ts';
import type { Clock } from '../kernel/ports/Clock.ts';
import type { Counters } from '../kernel/ports/Counters.ts';
import type { Log } from '../kernel/ports/Log.ts';
import type { Random } from '../kernel/ports/Random.ts';
import type { RateLimits } from '../kernel/limits/RateLimits.ts';
import type { Printer } from '../sales/documents/PrintedDocument.ts';
import type { WalletProvider } from '../sales/wallet/WalletProvider.ts';

/** Dependencies shared by every part of the back end. Created once in `createCommerce`. */
export interface CommerceContext {
  readonly db: Kysely<Database>;
  /** Number of SQL statements sent since the database was opened. */
  statements(): number;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly limits: RateLimits;
  readonly counters: Counters;
  readonly markets: Markets;
  /** Those of them that have products. */
  readonly openMarkets: OpenMarkets;
  readonly flags: FlagEvaluator;
  /** Fills in contact and address at the checkout, and knows who has Prime; without it nobody is offered either. */
  readonly wallet: WalletProvider | undefined;
  /** What the brands' folders have. */
  readonly content: ShopContent;
  /** What was published at the desk in place of it. */
  readonly publishedContent: PublishedContent;
  /** Keeps pictures that owners upload; without it they cannot. */
  readonly pictureStore: PictureStore | undefined;
  /** Content of somebody else, for markets that name an origin of it. */
  readonly remoteContent: RemoteContent;
  readonly catalogue: Catalogue;
  /** Increases whenever any process changes the catalogue. */
  readonly catalogueVersion: CatalogueVersion;
  /** The brand of the shop. */
  readonly brand: string;
  /** Makes PDFs of documents; without it there are none. */
  readonly printer: Printer | undefined;
  /** Its name and colours. */
  readonly design: BrandDesign;
  /** The brand whose range of products is shown, the shop's own or, in a demo that does not know it, another. */
  readonly range: string;
  /** The shop's origin, without a trailing slash; the only host it is served from. */
  readonly origin: string;
  /** In staging: the subdomain that the shops at other origins are at. */
  readonly stagingSubdomain: string | undefined;
  /** Origins whose pages may send writes: the shop's own and those configured. */
  readonly origins: readonly string[];
  /** Whether shoppers of a market, who are not on this machine, pay at the sandbox: nobody's money moves. */
  takesTestPayments(market: Market): boolean;
  /** How the device's wallet is asked for a method's token; `undefined` where its provider takes none. */
  walletOf(method: MarketPaymentMethod, site: Site): DeviceWallet | undefined;
  /** Signs tokens; at least 32 characters. */
  readonly secret: string;
  /** The secrets that tokens are accepted by: `secret`, then the one before its last change, if the shop knows it. */
  readonly secrets: readonly [string, ...string[]];
  /** Whether each response is checked against the contract before it is sent. */
  readonly checkAnswers: boolean;
  /** Token that gives the operator access to the metrics; without one the metrics are closed. */
  readonly metricsToken: string | undefined;
}
