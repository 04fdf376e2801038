import { neutralDesign, type BrandDesign } from '../kernel/brand/BrandDesign.ts';
import { accountRoutes } from '../customers/account/accountRoutes.ts';
import type { IdentityProvider } from '../customers/account/external/IdentityProvider.ts';
import type { CarrierProvider } from '../customers/account/CarrierProvider.ts';
import type { PasswordHasher } from '../customers/account/PasswordHasher.ts';
import { sandboxCarrier } from '../sandbox/carrier/sandboxCarrier.ts';
import type { AddressProvider } from '../customers/addressSearch/AddressProvider.ts';
import { addressSearchRoutes } from '../customers/addressSearch/addressSearchRoutes.ts';
import { sandboxAddresses } from '../sandbox/addressSearch/sandboxAddresses.ts';
import { notFound } from '../kernel/failure/Failure.ts';
import { eraseOwner } from '../privacy/personalData/erasePerson.ts';
import { privacyRequestRoutes } from '../privacy/privacyRequest/privacyRequestRoutes.ts';
import type { BotTokens } from '../kernel/bots/BotTokens.ts';
import { proofOfWork } from '../kernel/bots/proofOfWork.ts';
import { withBotProvider } from '../kernel/bots/withBotProvider.ts';
import type { PictureStore } from '../catalogue/content/PictureStore.ts';
import { PublishedContent } from '../catalogue/content/PublishedContent.ts';
import { RemoteContent } from '../catalogue/content/remote/RemoteContent.ts';
import { noContent, type ShopContent } from '../catalogue/content/ShopContent.ts';
import type { OpenDatabase } from '../kernel/database/OpenDatabase.ts';
import { Catalogue } from '../catalogue/products/Catalogue.ts';
import { readVocabularies } from '../catalogue/products/search/SearchVocabulary.ts';
import { CatalogueVersion } from '../kernel/database/CatalogueVersion.ts';
import type { FlagEvaluator } from '../kernel/market/FlagEvaluator.ts';
import { marketFlags } from '../kernel/market/marketFlags.ts';
import { Markets } from '../kernel/market/Markets.ts';
import { OpenMarkets } from '../kernel/market/OpenMarkets.ts';
import { systemClock, type Clock } from '../kernel/ports/Clock.ts';
import { isLocalOrigin, standInAt } from '../kernel/ports/isLocalOrigin.ts';
import { Counters } from '../kernel/ports/Counters.ts';
import { silentLog, type Log } from '../kernel/ports/Log.ts';
import type { MailTransport } from '../mail/Mail.ts';
import { mailboxApp } from '../sandbox/mailbox/mailboxApp.ts';
import { sendMails, sendTexts } from '../mail/sendMails.ts';
import type { TextTransport } from '../mail/texts/TextMessage.ts';
import { ownEngine } from '../catalogue/personalisation/ownEngine.ts';
import type { PersonalisationEngine } from '../catalogue/personalisation/PersonalisationEngine.ts';
import { personalisationRoutes } from '../catalogue/personalisation/personalisationRoutes.ts';
import { paymentPagesAt } from '../sales/payment/pages/paymentPagesAt.ts';
import type { ProvidersByProcessor } from '../sales/payment/PaymentProviders.ts';
import type { Printer } from '../sales/documents/PrintedDocument.ts';
import type { FulfilmentPort } from '../sales/fulfilment/FulfilmentPort.ts';
import { scriptedFulfilment, type FulfilmentPace } from '../sandbox/fulfilment/scriptedFulfilment.ts';
import { networkOf } from '../kernel/limits/networkOf.ts';
import { systemRandom, type Random } from '../kernel/ports/Random.ts';
import type { LookProvider } from '../catalogue/recommendation/LookProvider.ts';
import { recommendationRoutes } from '../catalogue/recommendation/recommendationRoutes.ts';
import { isPhotoAddress, sendPhoto } from '../customers/review/photoFiles.ts';
import type { PhotosEncoder } from '../customers/review/ReviewPhotos.ts';
import { reviewRoutes } from '../customers/review/reviewRoutes.ts';
import { RateLimits } from '../kernel/limits/RateLimits.ts';
import { launchRoutes } from '../sales/launch/launchRoutes.ts';
import { joinAtRegistration } from './joinAtRegistration.ts';
import { commitReveal, type PublicRandomness } from '../sales/launch/PublicRandomness.ts';
import { settleLaunches } from '../sales/launch/settleLaunches.ts';
import { newsletterRoutes } from '../customers/newsletter/newsletterRoutes.ts';
import { wantsNewsletter } from '../customers/newsletter/wantsNewsletter.ts';
import { mounts } from './routes.ts';
import { createSandboxWallet } from '../sandbox/wallet/createSandboxWallet.ts';
import type { WalletProvider } from '../sales/wallet/WalletProvider.ts';
import { walletOf } from '../sales/payment/walletOf.ts';
import { walletRoutes } from '../sales/wallet/walletRoutes.ts';
import { errorResponse } from '../kernel/routing/responses.ts';
import { isStorablePath } from '../kernel/routing/storable.ts';
import { PublicResponses } from '../kernel/routing/PublicResponses.ts';
import { checkoutRoutes, type CheckoutJobs } from '../sales/order/checkoutRoutes.ts';
import { Router, type RouteEntry } from '../kernel/routing/Router.ts';
import { createSandbox, type Sandbox } from '../sandbox/payment/createSandbox.ts';
import { createSandboxIdentity } from '../sandbox/identity/createSandboxIdentity.ts';
import type { CommerceContext } from './CommerceContext.ts';

export interface CommerceOptions {
  /** An open database whose schema is up to date (`migrate`). The caller closes it. */
  database: OpenDatabase;
  /** Markets as in `packages/commerce/markets`; checked against the contract. */
  markets: readonly unknown[];
  /**
   * What shoppers type, by language, as in `packages/commerce/search`. Throws where one is not as described there.
   * @default only the names that the catalogue has
   */
  searchVocabularies?: Readonly<Record<string, unknown>>;
  /** Evaluates the feature flags. @default what the data of the markets says */
  flags?: FlagEvaluator;
  /** Pages, header and footer by brand; none by default. */
  content?: ShopContent;
  /** The shop's origin, without a trailing slash: `https://shop.example`. */
  origin: string;
  /** Signs tokens. At least 32 characters, the same in all processes of a shop. */
  secret: string;
  /** The secret before its last change: what was signed with it is good as long as it is given. */
  previousSecret?: string;
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
  /**
   * `none`: the sandbox has no pages, and methods without a provider of their own are not offered.
   * @default 'sandbox' with a local `origin`, else 'none'
   */
  paymentProvider?: 'sandbox' | 'none';
  /** Hashes passwords. @default Argon2id as WebAssembly */
  passwords?: PasswordHasher;
  /** Somebody else's accounts, by which shoppers can sign in. @default none */
  identityProviders?: readonly IdentityProvider[];
  /** Adds a provider below `/sandbox/identity` where everybody can be anybody: for development only. @default false */
  sandboxIdentity?: boolean;
  /** Confirms who a person is; `sandbox` knows everybody and tells the code: for development only. @default none */
  carrier?: CarrierProvider | 'sandbox';
  /** Judges the tokens of the provider of bot protection that a market may configure. @default the shop's own check */
  botProtection?: BotTokens;
  /** Fills in contact and address at the checkout; `sandbox` lets everybody be anybody: for development only. @default none */
  wallet?: WalletProvider | 'sandbox';
  /** Knows the addresses of some countries; `sandbox` knows a few streets: for development only. @default none */
  addressProvider?: AddressProvider | 'sandbox';
  /** Whoever packs and sends, or a pace at which orders move by themselves: for development only. @default nobody: orders move by events and by hand */
  fulfilment?: FulfilmentPort | FulfilmentPace;
  /** Signs the events of warehouses and carriers at `/api/shipment-events`; without one no event is believed. */
  fulfilmentSecret?: string;
  /** Makes PDFs of documents; without it orders have none. */
  printer?: Printer;
  /** Decodes and encodes the photos of reviews; without it reviews have none. */
  encodePhotos?: PhotosEncoder;
  /** Chooses what completes a look. @default what the catalogue says */
  lookProvider?: LookProvider;
  /** Decides what pages show to one visitor; `none`: nobody does. @default the shop's own rules */
  personalisation?: PersonalisationEngine | 'none';
  /** Keeps pictures that owners upload at the desk; without it they cannot. */
  pictureStore?: PictureStore;
  /** Sends calls to the content flow of a market. @default the platform's fetch */
  fetchContent?: (request: Request) => Promise<Response>;
  /** Sends mails. Without one they stay in the outbox, and `mailbox` can show them. */
  mail?: MailTransport;
  /** Sends text messages. Without one and without `mailbox` no market offers them. */
  texts?: TextTransport;
  /** Serves `/mailbox`, where everybody can read every mail and text message: for development only. @default false */
  mailbox?: boolean;
  /** Origin of the sandbox's pages. @default origin */
  sandboxOrigin?: string;
  /** Where the seeds of draws come from. @default the shop commits to a seed and reveals it */
  randomness?: PublicRandomness;
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
  readonly shop: CommerceContext;
  /** Background jobs of the checkout: see `startJobs`. */
  readonly checkout: CheckoutJobs;
  /** Sends waiting mails and text messages; returns how many. Does nothing for what has no transport. */
  sendMails(): Promise<number>;
  /** Gives free seats of waiting rooms, and closes, draws and settles draws that are due. */
  settleLaunches(): Promise<void>;
  /** The built-in payment provider. */
  readonly sandbox: Sandbox;
}

/** Creates the back end as a function from request to response, for Node, a test or a page. */
export function createCommerce(options: CommerceOptions): Commerce {
  const { database, origin, secret, brand = 'touchline' } = options;
  if (secret.length < 32) throw new Error('The secret of the shop needs at least 32 characters.');
  const clock = options.clock ?? systemClock;
  const { paymentProvider = standInAt(origin) } = options;
  const hasSandbox = paymentProvider === 'sandbox';
  const providers = options.paymentProviders ?? {};
  const catalogueVersion = new CatalogueVersion(database.db);
  const design = options.design ?? neutralDesign(brand);
  const sandboxWallet =
    options.wallet === 'sandbox'
      ? createSandboxWallet({
          secret: `sandbox wallet ${secret}`,
          origin: options.sandboxOrigin ?? origin,
          shopOrigin: origin,
          design,
          clock,
          addressIn: async (country) => {
            const found = await sandboxAddresses.find(country, `${country}-0-12`);
            if (!found) return undefined;
            const { line1, postalCode, city, region } = found;
            return { line1, postalCode, city, region, country };
          },
        })
      : undefined;
  const wallet = options.wallet === 'sandbox' ? sandboxWallet?.provider : options.wallet;
  const markets = new Markets(
    options.markets,
    (processor) => hasSandbox || providers[processor] !== undefined,
    options.texts !== undefined || options.mailbox === true,
  );
  const foundation: Omit<CommerceContext, 'catalogue'> = {
    db: database.db,
    statements: database.statements,
    clock,
    random: options.random ?? systemRandom,
    log: options.log ?? silentLog,
    limits: new RateLimits(database.db, clock),
    counters: new Counters(),
    ...{ markets, openMarkets: new OpenMarkets(database.db, catalogueVersion, markets) },
    flags: options.flags ?? { evaluate: async (context) => marketFlags(context) },
    wallet,
    catalogueVersion,
    content: options.content ?? noContent,
    publishedContent: new PublishedContent(database.db, catalogueVersion),
    pictureStore: options.pictureStore,
    remoteContent: new RemoteContent({
      ...{ origin, clock, log: options.log ?? silentLog, version: catalogueVersion },
      own: (request) => answer(request, 'content flow'),
      fetch: options.fetchContent,
    }),
    brand,
    printer: options.printer,
    design,
    range: options.range ?? brand,
    origin,
    origins: [origin, ...(options.otherOrigins ?? [])],
    takesTestPayments: ({ paymentMethods }) =>
      !isLocalOrigin(origin) &&
      paymentMethods.some(({ paymentProcessor }) => {
        const own = providers[paymentProcessor];
        return own ? own.isTest : hasSandbox;
      }),
    walletOf: (method, site) =>
      walletOf((processor) => providers[processor] ?? (hasSandbox ? sandbox.provider : undefined), method, {
        ...{ site, brand, shopName: design.name },
      }),
    secret,
    secrets: options.previousSecret === undefined ? [secret] : [secret, options.previousSecret],
    stagingSubdomain: options.stagingSubdomain,
    metricsToken: options.metricsToken,
    checkAnswers: options.checkAnswers ?? false,
  };
  const shop: CommerceContext = Object.assign(foundation, {
    catalogue: new Catalogue(foundation, readVocabularies(options.searchVocabularies ?? {})),
  });
  const publicResponses = new PublicResponses(catalogueVersion);
  const router = new Router(shop, publicResponses);
  for (const mount of mounts) mount(router, shop);
  const answer = (request: Request, source: string) => router.fetch(request, source);
  const sandbox = createSandbox({
    db: database.db,
    // A different secret than the shop's, because the provider is a separate party.
    secret: `sandbox ${secret}`,
    walletSecret: `sandbox wallet ${secret}`,
    origin: options.sandboxOrigin ?? origin,
    shopOrigin: origin,
    // A shop that others reach lends nobody a wallet.
    hasWallets: hasSandbox && isLocalOrigin(origin),
    design: shop.design,
    deliver: async (request) => answer(request, 'sandbox'),
    clock,
    log: shop.log,
  });
  const own = proofOfWork({ db: database.db, clock, secret });
  const { botProtection: tokens } = options;
  const bots = tokens
    ? withBotProvider({
        ...{ db: database.db, clock, secret, own, tokens },
        marketOf: (sitePath) => shop.markets.find(sitePath)?.market,
      })
    : own;
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
  walletRoutes(router, shop);
  accountRoutes(router, shop, {
    ...{ passwords: options.passwords, identityProviders, bots },
    onNewsletter: (registered) => wantsNewsletter(shop, registered),
    onMembership: (joined) => joinAtRegistration(shop, joined),
    erase: eraseOwner,
    carrier: options.carrier === 'sandbox' ? sandboxCarrier(`carrier ${secret}`) : options.carrier,
  });
  const { addressProvider } = options;
  addressSearchRoutes(router, shop, addressProvider === 'sandbox' ? sandboxAddresses : addressProvider);
  recommendationRoutes(router, shop, options.lookProvider);
  const { personalisation = ownEngine(shop) } = options;
  personalisationRoutes(router, shop, personalisation === 'none' ? undefined : personalisation);
  reviewRoutes(router, shop, { encodePhotos: options.encodePhotos });
  newsletterRoutes(router, shop, { bots });
  privacyRequestRoutes(router, shop, { bots });
  const randomness = options.randomness ?? commitReveal(...shop.secrets);
  launchRoutes(router, shop, { bots, randomness });
  const { fulfilment } = options;
  const checkout = checkoutRoutes(router, shop, {
    providers,
    provider: hasSandbox ? sandbox.provider : undefined,
    bots,
    fulfilment: fulfilment && 'pack' in fulfilment ? scriptedFulfilment(fulfilment) : fulfilment,
    fulfilmentSecret: options.fulfilmentSecret,
  });
  const { mail, texts } = options;
  const mailbox = options.mailbox ? mailboxApp(shop) : undefined;
  return {
    shop,
    sendMails: async () =>
      (mail ? await sendMails(shop, mail) : 0) + (texts ? await sendTexts(shop, texts) : 0),
    settleLaunches: () => settleLaunches(shop, randomness),
    checkout,
    sandbox,
    routes: router.table,
    async fetch(request, about) {
      try {
        const ready = await publicResponses.ready(request);
        if (ready) return ready;
        const { pathname } = new URL(request.url);
        if (!isStorablePath(pathname)) throw notFound('page');
        if (mailbox && /^\/mailbox(\/|$)/.test(pathname)) return await mailbox.fetch(request);
        if (sandboxIdentity && pathname.startsWith('/sandbox/identity/'))
          return await sandboxIdentity.fetch(request);
        if (sandboxWallet && pathname.startsWith('/sandbox/wallet/'))
          return await sandboxWallet.fetch(request);
        if (isPhotoAddress(pathname)) return await sendPhoto(database.db, request);
        const pages = paymentPagesAt(providers, pathname);
        if (pages) return await pages(request);
        const isSandbox = hasSandbox && pathname.startsWith('/sandbox/');
        if (isSandbox) return await sandbox.fetch(request);
        return await answer(request, networkOf(about?.source ?? 'unknown'));
      } catch (error) {
        return errorResponse(error, request.method, shop, request);
      }
    },
  };
}
