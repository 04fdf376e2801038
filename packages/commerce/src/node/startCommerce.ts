import { join } from 'node:path';
import { neutralDesign, type BrandDesign } from '../kernel/brand/BrandDesign.ts';
import { loginWithAmazon, type LoginWithAmazonOptions } from '../sales/wallet/loginWithAmazon.ts';
import { openIdProvider, type OpenIdOptions } from '../customers/account/external/openIdProvider.ts';
import { siteVerify } from '../kernel/bots/siteVerify.ts';
import type { ShopPage } from '../catalogue/content/BrandContent.ts';
import { finishedPages } from '../catalogue/content/legalPages.ts';
import { firstSignInLink, makeSignInLink } from '../desk/signInLinks.ts';
import { openDecisions } from '../app/openDecisions.ts';
import { missingLegalPages } from '../catalogue/content/missingLegalPages.ts';
import type { PictureStore } from '../catalogue/content/PictureStore.ts';
import { ownContent } from '../catalogue/content/ownContent.ts';
import type { ShopContent, WrittenPages } from '../catalogue/content/ShopContent.ts';
import { createCommerce, type Commerce } from '../app/createCommerce.ts';
import { Markets } from '../kernel/market/Markets.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { checkoutJobs, jobs, startJobs } from '../app/jobs.ts';
import { systemClock, type Clock } from '../kernel/ports/Clock.ts';
import { standInAt } from '../kernel/ports/isLocalOrigin.ts';
import type { Log } from '../kernel/ports/Log.ts';
import type { Random } from '../kernel/ports/Random.ts';
import { httpEngine } from '../catalogue/personalisation/httpEngine.ts';
import { argon2Hasher } from './argon2Hasher.ts';
import { listenForOperator } from './import/operatorSocket.ts';
import type { DemoShop } from './DemoShop.ts';
import { marketProvider } from './flags/marketProvider.ts';
import { openFeatureFlags } from './flags/openFeatureFlags.ts';
import { remoteProvider } from './flags/remoteProvider.ts';
import { MediaFiles, type DrawnPictures } from './MediaFiles.ts';
import { WorkerPrinter, type PrintFonts } from './documents/workerPrinter.ts';
import { openDatabase } from './openDatabase.ts';
import { openRealProviders } from './payment/openRealProviders.ts';
import { pinoLog } from './pinoLog.ts';
import { Probes } from './Probes.ts';
import { marketsWithExampleDelivery, readMarkets } from './readMarkets.ts';
import { readSearchVocabularies } from './readSearchVocabularies.ts';
import { isPhotoAddress } from '../customers/review/photoFiles.ts';
import type { CommerceContext } from '../app/CommerceContext.ts';
import { shopSecrets } from './shopSecrets.ts';
import type { ProviderSettings } from '../sales/payment/ProviderSettings.ts';
import type { SmtpOptions } from './smtpTransport.ts';
import { WriteCheck } from './WriteCheck.ts';

export interface StartOptions {
  /** A PostgreSQL server; the embedded database without. */
  databaseUrl?: string;
  /** Folder for the embedded database and imported pictures; in memory, without imports, when absent. */
  dataDir?: string;
  /** The shop's address without slash at the end. */
  origin: string;
  /** Signs tokens; at least 32 characters. @default the one of the file `secret` in `dataDir`, made at the first start */
  secret?: string;
  /** The secret before its last change: what was signed with it stays good. */
  previousSecret?: string;
  /** Brand of the shop. @default 'touchline' */
  brand?: string;
  /** Its name and colours. @default neutral ones */
  design?: BrandDesign;
  /** Its fonts, for documents. @default a plain one */
  printFonts?: PrintFonts;
  /** Its pages, header and footer. @default those of the demo, or made of the catalogue */
  pages?: WrittenPages;
  /** Its legal pages; one with gaps is not shown yet. */
  legalPages?: readonly ShopPage[];
  /** Folder of the shop's own market files; without, the markets that come with this package. */
  marketsDir?: string;
  /** Folder of search vocabularies by language: `en.json`. @default those of the package only */
  searchDir?: string;
  otherOrigins?: readonly string[];
  /** Opens `/api/metrics` to whoever sends it as a bearer token; closed to everybody without. */
  metricsToken?: string;
  /** `none`: no payment method is offered, and the sandbox has no pages. @default `none` but at a local `origin` */
  paymentProvider?: 'sandbox' | 'none';
  /** The shop's accounts at companies that take money; `paymentProvider` serves the processors that none of them serves. */
  realProviders?: ProviderSettings;
  /** Providers of accounts that speak OpenID Connect, or the built-in one to click through. @default none */
  identityProviders?: readonly OpenIdOptions[] | 'sandbox';
  /** Sends mails by SMTP; without it they stay in the outbox. */
  smtp?: SmtpOptions;
  /** Address of a gateway for text messages: see `httpTexts`. @default none are sent */
  textsUrl?: string;
  /** The shop's secret at the provider of bot protection that its markets configure. @default the shop's own check */
  botProtectionSecret?: string;
  /** Confirms who a person is by a phone company that knows everybody: for development only. @default none */
  carrier?: 'sandbox';
  /** The wallet that fills in contact and address: see `createCommerce`. @default none */
  wallet?: 'sandbox' | LoginWithAmazonOptions;
  /** A service that knows a few streets; for development only. @default none */
  addressProvider?: 'sandbox';
  /** The pace in seconds at which orders move by themselves; for development only. @default they do not */
  fulfilment?: { readonly pack: number; readonly step: number };
  /** Signs the events of a warehouse or carrier at `/api/shipment-events`; without one no event is believed. */
  fulfilmentSecret?: string;
  /** Address of a personalisation engine; `none`: no personalisation. @default the shop's own rules */
  personalisation?: string;
  /** Serves `/mailbox` with every mail: for development only. @default false */
  mailbox?: boolean;
  /** Where the sandbox's pages are reached, when not at the shop's own origin. */
  sandboxOrigin?: string;
  /**
   * Fills an empty database, and brings pages and pictures. Without, the shop begins empty, and its pages are made of
   * what is in the catalogue.
   */
  demo?: DemoShop;
  /** Address of a flag service that speaks OFREP; its values go before those of the markets. */
  flagService?: string;
  /** Checks answers against the contract: development. */
  checkAnswers?: boolean;
  log?: Log;
  clock?: Clock;
  random?: Random;
}

export interface RunningCommerce {
  /**
   * Answers everything under `/api`, `/media` and `/sandbox`, and `/healthz` and `/readyz`. Who calls is read from
   * `x-forwarded-for`: whoever takes requests from the network sets that header and lets none through.
   */
  fetch(request: Request): Promise<Response>;
  /** Origin of the payment provider's pages, `'self'`, or `'none'`. */
  readonly providerOrigin: string;
  readonly commerce: Commerce;
  /** Path that signs an owner in to the desk, once; absent when somebody has signed in before. */
  readonly deskLink?: string | undefined;
  /** What a shop without the demo has yet to decide, a sentence each. */
  readonly decisions: readonly string[];
  /** Lets running requests end (at most 8 seconds) and closes the database. */
  stop(): Promise<void>;
}

/** Opens the database, brings schema and demo catalogue up to date, and starts the back end and its jobs. */
export async function startCommerce(options: StartOptions): Promise<RunningCommerce> {
  const log = options.log ?? pinoLog();
  const { demo, brand = 'touchline', paymentProvider = standInAt(options.origin) } = options;
  const markets = readMarkets(options.marketsDir, demo !== undefined && options.marketsDir === undefined);
  const database = await openDatabase({
    databaseUrl: options.databaseUrl,
    dataDir: options.dataDir,
    snapshot: demo?.snapshot,
    log,
  });
  try {
    await migrate(database.db);
    await demo?.seed(database.db, { markets, now: options.clock?.now() ?? new Date() });
    const secrets = await shopSecrets({
      ...{ db: database.db, dataDir: options.dataDir, given: options, log },
      isShared: options.databaseUrl !== undefined,
    });
    const languages = [...new Set(markets.flatMap((market) => market.languages.map(({ code }) => code)))];
    const content = contentOf(brand, options, languages);
    const printer = new WorkerPrinter(options.printFonts);
    const commerce = createCommerce({
      database,
      markets,
      searchVocabularies: readSearchVocabularies(options.searchDir, demo !== undefined),
      flags: await openFeatureFlags(
        options.flagService ? remoteProvider(options.flagService) : marketProvider(new Markets(markets)),
        log,
      ),
      content,
      printer,
      origin: options.origin,
      ...secrets,
      passwords: argon2Hasher,
      // Loaded with the first photo: the library takes 10 MB.
      encodePhotos: async (files, signal) =>
        (await import('./reviewPhotos.ts')).encodeReviewPhotos(files, signal),
      ...(options.dataDir === undefined
        ? {}
        : { pictureStore: pictureStoreAt(join(options.dataDir, 'media')) }),
      log,
      ...{ brand, range: rangeOf(brand, demo) },
      ...(options.design ? { design: options.design } : {}),
      ...(options.otherOrigins ? { otherOrigins: options.otherOrigins } : {}),
      ...(options.clock ? { clock: options.clock } : {}),
      ...(options.random ? { random: options.random } : {}),
      ...(options.metricsToken ? { metricsToken: options.metricsToken } : {}),
      paymentProvider,
      ...(options.realProviders
        ? {
            paymentProviders: await openRealProviders(options.realProviders, {
              ...{
                db: database.db,
                secret: `payment pages ${secrets.secret}`,
                shopOrigin: options.origin,
                log,
              },
              design: options.design ?? neutralDesign(brand),
              now: () => (options.clock ?? systemClock).now(),
            }),
          }
        : {}),
      ...(options.sandboxOrigin ? { sandboxOrigin: options.sandboxOrigin } : {}),
      ...identityOf(options),
      ...(options.botProtectionSecret
        ? { botProtection: siteVerify({ secret: options.botProtectionSecret, log }) }
        : {}),
      // Loaded only where it is used, to save memory.
      ...(options.smtp ? { mail: (await import('./smtpTransport.ts')).smtpTransport(options.smtp) } : {}),
      ...(options.textsUrl ? { texts: (await import('./httpTexts.ts')).httpTexts(options.textsUrl) } : {}),
      ...(options.mailbox ? { mailbox: true } : {}),
      ...(options.carrier ? { carrier: options.carrier } : {}),
      ...(options.wallet ? { wallet: walletOf(options.wallet) } : {}),
      ...(options.addressProvider ? { addressProvider: options.addressProvider } : {}),
      ...(options.fulfilment ? { fulfilment: options.fulfilment } : {}),
      ...(options.fulfilmentSecret ? { fulfilmentSecret: options.fulfilmentSecret } : {}),
      ...(options.personalisation ? { personalisation: engineOf(options.personalisation) } : {}),
      ...(options.checkAnswers ? { checkAnswers: true } : {}),
    });
    await warnOfMissingPages(commerce.shop);
    const running = await run(
      commerce,
      { ...options, paymentProvider },
      drawnPictures(options),
      log,
      async () => {
        await printer.stop();
        await database.close();
      },
    );
    const decisions = demo
      ? []
      : openDecisions({
          markets,
          content: content.brands.get(brand),
          hasOwnHome: options.pages?.home !== undefined,
          exampleDelivery: marketsWithExampleDelivery(markets),
          drafts: options.legalPages ?? [],
          hasOwnMarkets: options.marketsDir !== undefined,
        });
    const { db, random, clock } = commerce.shop;
    return { ...running, decisions, deskLink: await firstSignInLink({ db, random, now: clock.now() }) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Loaded with the first picture: the library takes 10 MB. */
const pictureStoreAt = (folder: string): PictureStore => ({
  keep: async (file) => (await import('./deskPictures.ts')).deskPictures(folder).keep(file),
});

/** One line that names what nobody has written, so that a shop that takes no money knows why. */
async function warnOfMissingPages(shop: CommerceContext): Promise<void> {
  const missing: string[] = [];
  for (const market of shop.markets.all) {
    const addresses = (await missingLegalPages(shop, market)).map((page) => market.legal[page]);
    if (addresses.length > 0) missing.push(`${market.code} (${addresses.join(', ')})`);
  }
  if (missing.length > 0)
    shop.log.warn(
      `LEGAL PAGES ARE MISSING. No payment is taken without terms and privacy notice: ${missing.join('; ')}.`,
    );
}

const walletOf = (wallet: NonNullable<StartOptions['wallet']>) =>
  wallet === 'sandbox' ? wallet : loginWithAmazon(wallet);

const engineOf = (address: string) => (address === 'none' ? address : httpEngine(address));

function identityOf({ identityProviders = [] }: StartOptions) {
  return identityProviders === 'sandbox'
    ? { sandboxIdentity: true }
    : { identityProviders: identityProviders.map((provider) => openIdProvider(provider)) };
}

/** The demo shows its first brand's products to a brand that it does not know. */
function rangeOf(brand: string, demo: DemoShop | undefined): string {
  if (!demo || demo.content.brands.has(brand)) return brand;
  return [...demo.content.brands.keys()][0] ?? brand;
}

function contentOf(
  brand: string,
  { demo, pages, legalPages = [] }: StartOptions,
  languages: readonly string[],
): ShopContent {
  const legal = finishedPages(legalPages, languages);
  const written = pages ?? demo?.content.brands.get(brand);
  // The demo shows the pages of its first brand to one that it does not know.
  if (demo && !written && legal.length === 0) return demo.content;
  const own = ownContent(brand, written, legal);
  return demo ? { ...own, ...demo.content, brands: new Map([...demo.content.brands, ...own.brands]) } : own;
}

function drawnPictures({ demo, brand }: StartOptions): DrawnPictures {
  if (!demo?.pictures) return { folders: [], versions: new Map() };
  return {
    // A shop of another brand has drawings with its own mark.
    folders: [...(brand ? [join(demo.pictures, brand)] : []), demo.pictures],
    versions: demo.pictureVersions,
  };
}

const drainLimit = 8_000;

async function run(
  commerce: Commerce,
  options: StartOptions,
  drawn: DrawnPictures,
  log: Log,
  close: () => Promise<void>,
): Promise<Omit<RunningCommerce, 'decisions' | 'deskLink'>> {
  const media = new MediaFiles(options.dataDir ? join(options.dataDir, 'media') : undefined, drawn);
  const probes = new Probes(
    commerce.shop,
    options.dataDir === undefined ? undefined : new WriteCheck(options.dataDir, log),
  );
  const stopJobs = startJobs(commerce.shop, [...jobs, ...checkoutJobs(commerce)]);
  const { shop } = commerce;
  const stopListening =
    options.dataDir === undefined
      ? undefined
      : await listenForOperator(options.dataDir, async (order, tell) => {
          if ('deskLinkFor' in order) {
            const needs = { db: shop.db, random: shop.random, now: shop.clock.now() };
            return tell({ kind: 'deskLink', path: await makeSignInLink(needs, order.deskLinkFor) });
          }
          // Loaded with the first import: the library that reads pictures takes 10 MB.
          const { runImport } = await import('./import/runImport.ts');
          const place = {
            ...{ db: shop.db, markets: shop.markets.all, dataDir: options.dataDir },
            ...{ now: shop.clock.now(), log: shop.log },
          };
          return runImport(order, place, tell);
        });
  let running = 0;
  let onIdle: (() => void) | undefined;

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/media/') && !isPhotoAddress(pathname)) return media.answer(request);
    if (pathname === '/healthz') return probes.live();
    if (pathname === '/readyz') return probes.ready();
    const source = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim();
    return commerce.fetch(request, source ? { source } : undefined);
  };

  return {
    commerce,
    providerOrigin: options.paymentProvider === 'none' ? 'none' : (options.sandboxOrigin ?? 'self'),
    async fetch(request) {
      running += 1;
      try {
        return await answer(request);
      } finally {
        running -= 1;
        if (running === 0) onIdle?.();
      }
    },
    async stop() {
      probes.stop();
      await stopListening?.();
      await stopJobs();
      if (running > 0) {
        await new Promise<void>((resolve) => {
          onIdle = resolve;
          setTimeout(resolve, drainLimit).unref();
        });
      }
      await close();
      log.info('back end stopped');
    },
  };
}
