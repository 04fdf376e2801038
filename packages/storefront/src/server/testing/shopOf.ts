import * as content from '@touchline/contract/content/endpoints';
import * as market from '@touchline/contract/market/endpoints';
import type { Market } from '@touchline/contract/market/schema';
import * as product from '@touchline/contract/product/endpoints';
import { ScriptedServer } from '@touchline/contract/scripted';
import { readConfig } from '../start/config.ts';
import { loadBrand } from '../sites/loadBrand.ts';
import type { RequestLine } from '../http/RequestLog.ts';
import { createShop } from '../http/shop.ts';
import { libraryStyles } from '../render/styles/libraryStyles.ts';
import type { PageDeadline } from '../http/withDeadline.ts';

const marketOf = (code: string, country: string, languages: Market['languages']): Market => ({
  code,
  country,
  countryNames: { en: country },
  currency: 'EUR',
  languages,
  timeZone: 'Europe/Berlin',
  taxation: { policy: 'gross', rates: { '*': 19 } },
  showLowestPrice30Days: true,
  sizeSystem: 'EU',
  addressFields: [],
  phone: { prefix: '+49', minDigits: 6, maxDigits: 13, required: false, example: '' },
  deliveryMethods: [],
  holidays: [],
  blockedPostalCodes: [],
  paymentMethods: [],
  returnDays: 60,
  maxQuantity: 10,
  consent: 'gdpr',
  legal: { terms: '/help/terms', privacy: '/help/privacy', cookies: '/help/cookies' },
  features: {},
});
const britain = marketOf('gb', 'GB', [{ code: 'en', label: 'English', sitePath: 'gb' }]);
const germany = marketOf('de', 'DE', [
  { code: 'de', label: 'Deutsch', sitePath: 'de' },
  { code: 'de', label: 'Deutsch (Österreich)', sitePath: 'at' },
]);

const terms = { label: 'Terms', href: '/help/terms' };

/** A market whose law lets visitors object instead of asking them first. */
const america: Market = {
  ...marketOf('us', 'US', [{ code: 'en', label: 'English', sitePath: 'us' }]),
  consent: 'ccpa',
};

/** The shop's function with a scripted back end that has three sites. */
export function shopOf(
  options: {
    isFailing?: boolean;
    env?: Record<string, string>;
    provider?: string;
    pageDeadline?: PageDeadline;
    /** Configuration of every market. */
    config?: Market['config'];
    /** Further flags of every market. */
    features?: Market['features'];
    /** Whether the brand has written the links of the footer. @default true */
    hasFooter?: boolean;
    /** What the American market has besides. */
    ofAmerica?: Partial<Market>;
    /** Called before the scripted responses. */
    answer?: (request: Request) => Promise<Response | undefined>;
  } = {},
) {
  const server = new ScriptedServer()
    .on(market.listMarkets, { answer: [britain, germany] })
    .on(market.listLocations, { answer: [] })
    .on(market.getFeatures, { answer: { guestCheckout: true } })
    .on(product.getNavigation, { answer: [] })
    .on(product.listProducts, { status: 404, error: { errorCode: 'NotFound', message: 'No such list.' } })
    .on(content.getFrame, {
      answer: {
        ...{ messages: [], topLinks: [], slogan: '', menuPictures: {} },
        ...(options.hasFooter === false
          ? { footer: [{ title: 'Help', links: [] }], legal: [] }
          : { footer: [{ title: 'Help', links: [terms] }], legal: [terms] }),
      },
    });
  const backEnd = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    callers.push(request.headers.get('x-forwarded-for'));
    requestIds.push(request.headers.get('x-request-id'));
    if (options.isFailing) throw new Error('the database is on fire: secret detail');
    const own = await options.answer?.(request);
    if (own) return own;
    const site = /^\/api\/sites\/(.*)$/.exec(path)?.[1];
    if (site === undefined) return server.fetch(request);
    const found = [britain, germany, { ...america, ...options.ofAmerica }].find(({ code }) => code === site);
    if (!found) return Response.json({ errorCode: 'NotFound', message: 'No such site.' }, { status: 404 });
    const market = {
      ...found,
      ...(options.config ? { config: options.config } : {}),
      features: { ...found.features, ...options.features },
    };
    return Response.json({ market, language: found.languages[0] });
  };
  const logged: string[] = [];
  const callers: (string | null)[] = [];
  const requestIds: (string | null)[] = [];
  const requests: RequestLine[] = [];
  const config = readConfig(
    { SHOP_ORIGIN: 'https://shop.example', PAYMENT_PROVIDER: 'sandbox', ...options.env },
    '/tmp',
  );
  const shop = createShop({
    styles: libraryStyles,
    ...{ config, brand: loadBrand(config) },
    backEnd,
    providerOrigin: options.provider ?? 'self',
    assets: { bootstrap: '', startOf: () => ({ scripts: [['/assets/main.js']], preloads: [], page: '' }) },
    files: { answer: () => undefined },
    ...(options.pageDeadline ? { pageDeadline: options.pageDeadline } : {}),
    log: (message) => void logged.push(message),
    onAnswer: (line) => void requests.push(line),
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    shop(
      new Request(`https://shop.example${path}`, { headers: { host: 'shop.example', ...headers } }),
      '192.0.2.1',
    );
  return { shop, server, get, logged, callers, requestIds, requests, options };
}
