import { proofOfWork } from './bots/proofOfWork.ts';
import { noContent, type ShopContent } from './content/ShopContent.ts';
import type { OpenDatabase } from './database/OpenDatabase.ts';
import { Catalogue } from './catalogue/Catalogue.ts';
import { CatalogueVersion } from './database/CatalogueVersion.ts';
import { Markets } from './market/Markets.ts';
import { systemClock, type Clock } from './ports/Clock.ts';
import { Counters } from './ports/Counters.ts';
import { silentLog, type Log } from './ports/Log.ts';
import { networkOf } from './limits/networkOf.ts';
import { systemRandom, type Random } from './ports/Random.ts';
import { RateLimits } from './limits/RateLimits.ts';
import { mounts } from './routes.ts';
import { answerOfError } from './routing/answers.ts';
import { PublicResponses } from './routing/PublicResponses.ts';
import { checkoutRoutes, type CheckoutJobs } from './order/checkoutRoutes.ts';
import { Router, type RouteEntry } from './routing/Router.ts';
import { createSandbox, type Sandbox } from './sandbox/createSandbox.ts';
import type { Shop } from './Shop.ts';

export interface CommerceOptions {
  /** An open database whose schema is up to date (`migrate`). The caller closes it. */
  database: OpenDatabase;
  /** Markets as in `packages/commerce/markets`; checked against the contract. */
  markets: readonly unknown[];
  /** Pages, header and footer by brand; none by default. */
  content?: ShopContent;
  /** The shop's origin, without a trailing slash: `https://shop.example`. */
  origin: string;
  /** Signs tokens. At least 32 characters, the same in all processes of a shop. */
  secret: string;
  /** Brand whose products are shown. @default 'touchline' */
  brand?: string;
  /** Further origins whose pages may send writes. */
  otherOrigins?: readonly string[];
  /** Bearer token for `/api/metrics`; without one the metrics are closed. */
  metricsToken?: string;
  /** `none`: no payment method is offered, and the sandbox has no pages. @default 'sandbox' */
  paymentProvider?: 'sandbox' | 'none';
  /** Origin of the sandbox's pages. @default origin */
  sandboxOrigin?: string;
  clock?: Clock;
  random?: Random;
  log?: Log;
  /** Checks each response against the contract before it is sent; for tests and development. */
  checkAnswers?: boolean;
}

export interface Commerce {
  /** Responds to a request under `/api` or `/sandbox`. Never throws. `source` identifies the caller for rate limits. */
  fetch(request: Request, about?: { source?: string }): Promise<Response>;
  /** All routes, with who may call them. */
  readonly routes: readonly RouteEntry[];
  readonly shop: Shop;
  /** Background jobs of the checkout: see `startJobs`. */
  readonly checkout: CheckoutJobs;
  /** The built-in payment provider. */
  readonly sandbox: Sandbox;
}

/** Creates the back end as a function from request to response, for Node, a test or a page. */
export function createCommerce(options: CommerceOptions): Commerce {
  const { database, origin, secret } = options;
  if (secret.length < 32) throw new Error('The secret of the shop needs at least 32 characters.');
  const clock = options.clock ?? systemClock;
  const isPaid = options.paymentProvider !== 'none';
  const catalogueVersion = new CatalogueVersion(database.db);
  const foundation: Omit<Shop, 'catalogue'> = {
    db: database.db,
    statements: database.statements,
    clock,
    random: options.random ?? systemRandom,
    log: options.log ?? silentLog,
    limits: new RateLimits(database.db, clock),
    counters: new Counters(),
    markets: new Markets(options.markets, { withPayment: isPaid }),
    catalogueVersion,
    content: options.content ?? noContent,
    brand: options.brand ?? 'touchline',
    origin,
    origins: [origin, ...(options.otherOrigins ?? [])],
    secret,
    metricsToken: options.metricsToken,
    checkAnswers: options.checkAnswers ?? false,
  };
  const shop: Shop = Object.assign(foundation, { catalogue: new Catalogue(foundation) });
  const publicResponses = new PublicResponses(catalogueVersion);
  const router = new Router(shop, publicResponses);
  for (const mount of mounts) mount(router, shop);
  const answer = (request: Request, source: string) => router.app.fetch(request, { source });
  const sandbox = createSandbox({
    db: database.db,
    // A different secret than the shop's, because the provider is a separate party.
    secret: `sandbox ${secret}`,
    origin: options.sandboxOrigin ?? origin,
    shopOrigin: origin,
    deliver: async (request) => answer(request, 'sandbox'),
    clock,
    log: shop.log,
  });
  const checkout = checkoutRoutes(router, shop, {
    provider: sandbox.provider,
    bots: proofOfWork({ db: database.db, clock, secret }),
  });
  return {
    shop,
    checkout,
    sandbox,
    routes: router.table,
    async fetch(request, about) {
      try {
        const ready = await publicResponses.ready(request);
        if (ready) return ready;
        const isSandbox = isPaid && new URL(request.url).pathname.startsWith('/sandbox/');
        if (isSandbox) return await sandbox.fetch(request);
        return await answer(request, networkOf(about?.source ?? 'unknown'));
      } catch (error) {
        return answerOfError(error, request.method, shop, request);
      }
    },
  };
}
