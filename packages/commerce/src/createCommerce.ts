import { neutralDesign, type BrandDesign } from './brand/BrandDesign.ts';
import { accountRoutes } from './account/accountRoutes.ts';
import type { IdentityProvider } from './account/external/IdentityProvider.ts';
import type { CarrierProvider } from './account/CarrierProvider.ts';
import type { PasswordHasher } from './account/PasswordHasher.ts';
import { sandboxCarrier } from './account/sandboxCarrier.ts';
import type { AddressProvider } from './addressSearch/AddressProvider.ts';
import { addressSearchRoutes } from './addressSearch/addressSearchRoutes.ts';
import { sandboxAddresses } from './addressSearch/sandboxAddresses.ts';
import { eraseOwner } from './personalData/erasePerson.ts';
import { privacyRequestRoutes } from './privacyRequest/privacyRequestRoutes.ts';
import { proofOfWork } from './bots/proofOfWork.ts';
import { noContent, type ShopContent } from './content/ShopContent.ts';
import type { OpenDatabase } from './database/OpenDatabase.ts';
import { Catalogue } from './catalogue/Catalogue.ts';
import { CatalogueVersion } from './database/CatalogueVersion.ts';
import type { FlagEvaluator } from './market/FlagEvaluator.ts';
import { marketFlags } from './market/marketFlags.ts';
import { Markets } from './market/Markets.ts';
import { systemClock, type Clock } from './ports/Clock.ts';
import { Counters } from './ports/Counters.ts';
import { silentLog, type Log } from './ports/Log.ts';
import type { MailTransport } from './mail/Mail.ts';
import { mailboxApp } from './mail/mailboxApp.ts';
import { sendMails } from './mail/sendMails.ts';
import type { ProvidersByProcessor } from './payment/PaymentProviders.ts';
import { networkOf } from './limits/networkOf.ts';
import { systemRandom, type Random } from './ports/Random.ts';
import { RateLimits } from './limits/RateLimits.ts';
import { newsletterRoutes } from './newsletter/newsletterRoutes.ts';
import { wantsNewsletter } from './newsletter/wantsNewsletter.ts';
import { mounts } from './routes.ts';
import { errorResponse } from './routing/responses.ts';
import { PublicResponses } from './routing/PublicResponses.ts';
import { checkoutRoutes, type CheckoutJobs } from './order/checkoutRoutes.ts';
import { Router, type RouteEntry } from './routing/Router.ts';
import { createSandbox, type Sandbox } from './sandbox/createSandbox.ts';
import { createSandboxIdentity } from './account/sandboxIdentity/createSandboxIdentity.ts';
import type { Shop } from './Shop.ts';

export interface CommerceOptions {
  /** An open database whose schema is up to date (`migrate`). The caller closes it. */
  database: OpenDatabase;
  /** Markets as in `packages/commerce/markets`; checked against the contract. */
  markets: readonly unknown[];
  /** Evaluates the feature flags. @default what the data of the markets says */
  flags?: FlagEvaluator;
  /** Pages, header and footer by brand; none by default. */
  content?: ShopContent;
  /** The shop's origin, without a trailing slash: `https://shop.example`. */
  origin: string;
  /** Signs tokens. At least 32 characters, the same in all processes of a shop. */
  secret: string;
  /** Brand of the shop. @default 'touchline' */
  brand?: string;
  /** Its name and colours. @default neutral ones, by the name of the brand */
  design?: BrandDesign;
  /** The brand whose range of products is shown. @default the brand of the shop */
  range?: string;
  /** Further origins whose pages may send writes. */
  otherOrigins?: readonly string[];
  /** In staging: the subdomain that the shops at other origins are at, `staging`. @default they are as in the markets' data */
  stagingSubdomain?: string;
  /** Bearer token for `/api/metrics`; without one the metrics are closed. */
  metricsToken?: string;
  /** The retailer's payment providers by processor of the contract; `paymentProvider` serves the others. */
  paymentProviders?: ProvidersByProcessor;
  /** `none`: the sandbox has no pages, and methods without a provider of their own are not offered. @default 'sandbox' */
  paymentProvider?: 'sandbox' | 'none';
  /** Hashes passwords. @default Argon2id as WebAssembly */
  passwords?: PasswordHasher;
  /** Somebody else's accounts, by which shoppers can sign in. @default none */
  identityProviders?: readonly IdentityProvider[];
  /** Adds a provider below `/sandbox/identity` where everybody can be anybody: for development only. @default false */
  sandboxIdentity?: boolean;
  /** Confirms who a person is; `sandbox` knows everybody and tells the code: for development only. @default none */
  carrier?: CarrierProvider | 'sandbox';
  /** Knows the addresses of some countries; `sandbox` knows a few streets: for development only. @default none */
  addressProvider?: AddressProvider | 'sandbox';
  /** Sends mails. Without one they stay in the outbox, and `mailbox` can show them. */
  mail?: MailTransport;
  /** Serves `/mailbox`, where everybody can read every mail: for development only. @default false */
  mailbox?: boolean;
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
  /** Sends waiting mails; returns how many. Does nothing without a transport. */
  sendMails(): Promise<number>;
  /** The built-in payment provider. */
  readonly sandbox: Sandbox;
}

/** Creates the back end as a function from request to response, for Node, a test or a page. */
export function createCommerce(options: CommerceOptions): Commerce {
  const { database, origin, secret, brand = 'touchline' } = options;
  if (secret.length < 32) throw new Error('The secret of the shop needs at least 32 characters.');
  const clock = options.clock ?? systemClock;
  const hasSandbox = options.paymentProvider !== 'none';
  const providers = options.paymentProviders ?? {};
  const catalogueVersion = new CatalogueVersion(database.db);
  const foundation: Omit<Shop, 'catalogue'> = {
    db: database.db,
    statements: database.statements,
    clock,
    random: options.random ?? systemRandom,
    log: options.log ?? silentLog,
    limits: new RateLimits(database.db, clock),
    counters: new Counters(),
    markets: new Markets(options.markets, (processor) => hasSandbox || providers[processor] !== undefined),
    flags: options.flags ?? { evaluate: async (context) => marketFlags(context) },
    catalogueVersion,
    content: options.content ?? noContent,
    brand,
    design: options.design ?? neutralDesign(brand),
    range: options.range ?? brand,
    origin,
    origins: [origin, ...(options.otherOrigins ?? [])],
    secret,
    stagingSubdomain: options.stagingSubdomain,
    metricsToken: options.metricsToken,
    checkAnswers: options.checkAnswers ?? false,
  };
  const shop: Shop = Object.assign(foundation, { catalogue: new Catalogue(foundation) });
  const publicResponses = new PublicResponses(catalogueVersion);
  const router = new Router(shop, publicResponses);
  for (const mount of mounts) mount(router, shop);
  const answer = (request: Request, source: string) => router.fetch(request, source);
  const sandbox = createSandbox({
    db: database.db,
    // A different secret than the shop's, because the provider is a separate party.
    secret: `sandbox ${secret}`,
    origin: options.sandboxOrigin ?? origin,
    shopOrigin: origin,
    design: shop.design,
    deliver: async (request) => answer(request, 'sandbox'),
    clock,
    log: shop.log,
  });
  const bots = proofOfWork({ db: database.db, clock, secret });
  const sandboxIdentity = options.sandboxIdentity
    ? createSandboxIdentity({
        db: database.db,
        secret: `sandbox identity ${secret}`,
        design: shop.design,
        origin: options.sandboxOrigin ?? origin,
        shopOrigin: origin,
        clock,
      })
    : undefined;
  const identityProviders = [
    ...(options.identityProviders ?? []),
    ...(sandboxIdentity ? [sandboxIdentity.provider] : []),
  ];
  accountRoutes(router, shop, {
    ...{ passwords: options.passwords, identityProviders, bots },
    onNewsletter: (registered) => wantsNewsletter(shop, registered),
    erase: eraseOwner,
    carrier: options.carrier === 'sandbox' ? sandboxCarrier(`carrier ${secret}`) : options.carrier,
  });
  const { addressProvider } = options;
  addressSearchRoutes(router, shop, addressProvider === 'sandbox' ? sandboxAddresses : addressProvider);
  newsletterRoutes(router, shop, { bots });
  privacyRequestRoutes(router, shop, { bots });
  const checkout = checkoutRoutes(router, shop, {
    providers,
    provider: hasSandbox ? sandbox.provider : undefined,
    bots,
  });
  const { mail } = options;
  const mailbox = options.mailbox ? mailboxApp(shop) : undefined;
  return {
    shop,
    sendMails: async () => (mail ? sendMails(shop, mail) : 0),
    checkout,
    sandbox,
    routes: router.table,
    async fetch(request, about) {
      try {
        const ready = await publicResponses.ready(request);
        if (ready) return ready;
        const { pathname } = new URL(request.url);
        if (mailbox && /^\/mailbox(\/|$)/.test(pathname)) return await mailbox.fetch(request);
        if (sandboxIdentity && pathname.startsWith('/sandbox/identity/'))
          return await sandboxIdentity.fetch(request);
        const isSandbox = hasSandbox && pathname.startsWith('/sandbox/');
        if (isSandbox) return await sandbox.fetch(request);
        return await answer(request, networkOf(about?.source ?? 'unknown'));
      } catch (error) {
        return errorResponse(error, request.method, shop, request);
      }
    },
  };
}
