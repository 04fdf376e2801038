import { createTransport, type Transport } from '@touchline/contract/client/transport';
import type { Surface } from '@touchline/contract/endpoint';
import type { Market } from '@touchline/contract/market/schema';
import { sql } from 'kysely';
import { accountRoutes, type AccountOptions } from '../../../customers/account/accountRoutes.ts';
import { quickHasher } from '../../../customers/account/testing/quickHasher.ts';
import { newsletterRoutes } from '../../../customers/newsletter/newsletterRoutes.ts';
import { wantsNewsletter } from '../../../customers/newsletter/wantsNewsletter.ts';
import type { ProductRecord } from '../../../catalogue/products/ProductRecord.ts';
import { writeProducts } from '../../../catalogue/products/writeProducts.ts';
import type { ShopContent } from '../../../catalogue/content/ShopContent.ts';
import { createCommerce, type CommerceOptions } from '../../../app/createCommerce.ts';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import type { Printer } from '../../documents/PrintedDocument.ts';
import type { WalletProvider } from '../../wallet/WalletProvider.ts';
import { SettableClock } from '../../../kernel/ports/Clock.ts';
import { eraseOwner } from '../../../privacy/personalData/erasePerson.ts';
import { privacyRequestRoutes } from '../../../privacy/privacyRequest/privacyRequestRoutes.ts';
import { PublicResponses } from '../../../kernel/routing/PublicResponses.ts';
import { Router } from '../../../kernel/routing/Router.ts';
import { reviewRoutes } from '../../../customers/review/reviewRoutes.ts';
import type { PhotosEncoder } from '../../../customers/review/ReviewPhotos.ts';
import { createSandbox, type Sandbox } from '../../../sandbox/payment/createSandbox.ts';
import type { CommerceContext } from '../../../app/CommerceContext.ts';
import { sampleProduct } from '../../../catalogue/products/testing/sampleProduct.ts';
import { testMarket } from '../../../kernel/market/testing/testMarket.ts';
import { checkoutRoutes, type CheckoutJobs, type CheckoutOptions } from '../checkoutRoutes.ts';

export const shopOrigin = 'https://shop.test';
export const sandboxOrigin = 'https://sandbox.test';
/** A Saturday noon in London. */
export const noon = '2026-11-21T12:00:00Z';

/** A card method with fields on our page, and one with the provider's page. */
export const paymentMethods: Market['paymentMethods'] = [
  {
    id: 'CREDIT_CARD',
    names: { en: 'Card' },
    paymentProcessor: 'adyen',
    flow: 'inlineCard',
    async: false,
    earlyCapture: false,
    cards: [{ name: 'Visa', cardType: 'VISA' }],
  },
  {
    id: 'CARD_PAGE',
    names: { en: 'Card on the bank’s page' },
    paymentProcessor: 'aci',
    flow: 'hostedPage',
    async: false,
    earlyCapture: true,
  },
];

/** Most tests fill many bags from one source with few pieces; `holdLimits.test.ts` shows the limits. */
const unlimitedHolds = { bySource: 1_000, byShopper: 1_000, share: 1 };

export interface CheckoutSetUp {
  readonly market?: Partial<Market>;
  readonly products?: readonly ProductRecord[];
  readonly checkout?: Partial<CheckoutOptions>;
  readonly accounts?: AccountOptions;
  readonly clock?: SettableClock;
  readonly wallet?: WalletProvider;
  readonly encodePhotos?: PhotosEncoder;
  readonly content?: ShopContent;
  readonly printer?: Printer;
  readonly secrets?: Pick<CommerceOptions, 'secret' | 'previousSecret'>;
}

/** A shopper with a token of their own. */
export interface TestShopper {
  readonly call: Transport;
  readonly token: { current: string | undefined };
  /** Switches the active back end. */
  use(surface: Surface): void;
  /** Makes a raw call, for requests that the client would not send. */
  raw(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** A shop with checkout and sandbox on an open database. */
export interface TestCheckout {
  readonly shop: CommerceContext;
  readonly sandbox: Sandbox;
  readonly jobs: CheckoutJobs;
  readonly clock: SettableClock;
  readonly router: Router;
  fetch(request: Request, source?: string): Promise<Response>;
  shopper(source?: string): TestShopper;
  /** A shopper whose calls go through a function, which may add headers. */
  shopperOver(fetch: (request: Request) => Promise<Response>): TestShopper;
  stock(sku: string): Promise<{ onHand: number; held: number }>;
  rows<Row>(text: string): Promise<Row[]>;
}

/** Builds a shop on a migrated database; call it twice on one database to simulate two processes, or a restart. */
export async function openCheckout(database: OpenDatabase, setUp: CheckoutSetUp = {}): Promise<TestCheckout> {
  const clock = setUp.clock ?? new SettableClock(noon);
  const { shop } = createCommerce({
    database,
    markets: [testMarket({ paymentMethods, ...setUp.market })],
    origin: shopOrigin,
    ...(setUp.secrets ?? { secret: 'a secret for tests, long enough to be taken' }),
    clock,
    checkAnswers: true,
    paymentProvider: 'sandbox',
    // Tests send text messages themselves.
    texts: { send: () => Promise.reject(new Error('No test sends by this.')) },
    ...(setUp.content ? { content: setUp.content } : {}),
    ...(setUp.printer ? { printer: setUp.printer } : {}),
    ...(setUp.wallet ? { wallet: setUp.wallet } : {}),
  });
  await database.db
    .transaction()
    .execute((trx) => writeProducts(trx, setUp.products ?? [sampleProduct()], clock.now()));
  const router = new Router(shop, new PublicResponses(shop.catalogueVersion));
  const fetch = async (request: Request, source = 'test') => router.fetch(request, source);
  const sandbox = createSandbox({
    db: database.db,
    secret: 'the secret of the provider, long enough too',
    walletSecret: 'the secret of the wallet',
    origin: sandboxOrigin,
    shopOrigin,
    hasWallets: true,
    deliver: fetch,
    clock,
    wait: async () => undefined,
    later: () => undefined,
  });
  accountRoutes(router, shop, {
    passwords: quickHasher,
    onNewsletter: (registered) => wantsNewsletter(shop, registered),
    erase: eraseOwner,
    ...setUp.accounts,
  });
  reviewRoutes(router, shop, { encodePhotos: setUp.encodePhotos });
  newsletterRoutes(router, shop, { bots: setUp.accounts?.bots });
  privacyRequestRoutes(router, shop, { bots: setUp.accounts?.bots });
  const jobs = checkoutRoutes(router, shop, {
    provider: sandbox.provider,
    guard: { timeLimit: 400, retries: 0, breakAfter: 1_000 },
    ...setUp.checkout,
    limits: { holds: unlimitedHolds, ...setUp.checkout?.limits },
  });
  return {
    shop,
    sandbox,
    jobs,
    clock,
    router,
    fetch,
    shopper: (source) => testShopper((request) => fetch(request, source)),
    shopperOver: testShopper,
    async stock(sku) {
      const row = await database.db
        .selectFrom('stock')
        .select(['on_hand as onHand', 'held'])
        .where('sku', '=', sku)
        .executeTakeFirst();
      return row ?? { onHand: 0, held: 0 };
    },
    rows: async <Row>(text: string) => (await sql.raw<Row>(text).execute(database.db)).rows,
  };
}

function testShopper(fetch: (request: Request) => Promise<Response>): TestShopper {
  const token: TestShopper['token'] = { current: undefined };
  let surface: Surface = 'chk';
  const call = createTransport({
    fetch,
    origin: shopOrigin,
    surface: () => surface,
    sitePath: 'gb',
    token: {
      get: () => token.current,
      set: (value) => {
        token.current = value;
      },
      clear: () => {
        token.current = undefined;
      },
    },
  });
  return {
    call,
    token,
    use: (next) => {
      surface = next;
    },
    raw: (method, path, body, headers = {}) =>
      fetch(
        new Request(`${shopOrigin}/api/${surface}${path}${path.includes('?') ? '&' : '?'}sitePath=gb`, {
          method,
          headers: {
            'content-type': 'application/json',
            ...(token.current ? { 'x-checkout-authorization': `Bearer ${token.current}` } : {}),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
  };
}
