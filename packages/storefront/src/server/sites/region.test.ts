import * as market from '@touchline/contract/market/endpoints';
import { getVisitor } from '@touchline/contract/visitor/endpoints';
import { describe, expect, it } from 'vitest';
import { contentRoots, sitePages } from '@touchline/contract/market/sitePages';
import { pageRoutes } from '../../routes/routes.ts';
import { chooseSite } from './chooseSite.ts';
import { shopOf } from '../testing/shopOf.ts';

const env = { COUNTRY_HEADER: 'CF-IPCountry' };
const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Every value that decides, with the odd ones that a header or a cookie may have. */
const cookies = [undefined, 'gb', 'de', 'de~gb', 'xx', 'at', '', '%00~', '//evil.example'];
const countries = [undefined, 'GB', 'DE', 'de', 'JP', 'XX', 'T1', 'Germany', '<script>'];
const languages = [undefined, 'en-GB', 'de', 'de-AT,de;q=0.9', 'ja', 'fr;q=0', '*', ',;q=x,'];
const agents = [person, crawler];
const paths = ['/', '/men', '/cart?x=1', '/checkout', '/payment', '/location-selector.html', '/gb/cart'];

const combinations = cookies.flatMap((cookie) =>
  countries.flatMap((country) =>
    languages.flatMap((language) => agents.map((agent) => ({ cookie, country, language, agent }))),
  ),
);
type Combination = (typeof combinations)[number];

const headersOf = ({ cookie, country, language, agent }: Combination): Record<string, string> => ({
  'user-agent': agent,
  ...(cookie === undefined ? {} : { cookie: `sitePath=${cookie}` }),
  ...(country === undefined ? {} : { 'cf-ipcountry': country }),
  ...(language === undefined ? {} : { 'accept-language': language }),
});

/** The addresses that a browser with these headers is led through, the last of which is a page. */
async function follow(get: ReturnType<typeof shopOf>['get'], path: string, headers: Record<string, string>) {
  const seen = [path];
  for (;;) {
    const at = seen.at(-1) ?? '';
    const answer = await get(at, headers);
    const to = answer.headers.get('location');
    await answer.body?.cancel();
    if (to === null || seen.length > 6) return { seen, status: answer.status };
    seen.push(to);
  }
}

describe('the site of an address without a site path', () => {
  it('is reached by one redirect at most that names it, whatever cookie, country and languages a browser has [A2.54]', async () => {
    const { get } = shopOf({ env });
    for (const combination of combinations) {
      const headers = headersOf(combination);
      const answer = await get('/men?size=8', headers);
      const to = answer.headers.get('location') ?? '';
      expect([answer.status, to], JSON.stringify(combination)).toEqual([
        302,
        expect.stringMatching(/^\/(gb|de|at)\/men\?size=8$/),
      ]);
    }
  });

  it('ends on a page, never in a loop, for each kind of address', async () => {
    const { get } = shopOf({ env });
    const some = combinations.filter((_, at) => at % 97 === 0);
    for (const path of paths)
      for (const combination of some) {
        const { seen, status } = await follow(get, path, headersOf(combination));
        const hint = JSON.stringify({ ...combination, seen });
        expect(new Set(seen).size, hint).toBe(seen.length);
        // The checkout itself leads on to the cart of a visitor without one.
        expect(seen.length, hint).toBeLessThanOrEqual(4);
        expect([200, 404, 503], hint).toContain(status);
      }
  }, 120_000);

  it('is never another than the one in the address: a page is the same for everybody', async () => {
    const { get } = shopOf({ env });
    for (const combination of combinations.filter((_, at) => at % 67 === 0)) {
      const answer = await get('/gb/country-selector.html', headersOf(combination));
      expect([answer.status, answer.headers.get('location')], JSON.stringify(combination)).toEqual([
        200,
        null,
      ]);
      await answer.body?.cancel();
    }
  }, 120_000);

  const markets = [
    { country: 'GB', languages: [{ code: 'en', label: '', sitePath: 'gb' }] },
    {
      country: 'DE',
      languages: [
        { code: 'de', label: '', sitePath: 'de' },
        { code: 'en', label: '', sitePath: 'en' },
      ],
    },
    { country: 'BR', languages: [{ code: 'pt-BR', label: '', sitePath: 'br' }] },
  ];

  it.each([
    ['the one chosen before, before all else', { chosen: 'gb', country: 'DE', acceptLanguage: 'de' }, 'gb'],
    ['that of the country, in the language of the browser', { country: 'DE', acceptLanguage: 'en-US' }, 'en'],
    ['that of the country, in its first language', { country: 'DE', acceptLanguage: 'ja' }, 'de'],
    ['that of language and country of the browser', { acceptLanguage: 'fr,en-DE;q=0.9,de;q=0.1' }, 'en'],
    ['that of the language of the browser', { country: 'JP', acceptLanguage: 'pt-PT' }, 'br'],
    ['that of the most wanted language', { acceptLanguage: 'de;q=0.1,en;q=0.9' }, 'gb'],
    ['not that of a refused language', { acceptLanguage: 'de;q=0' }, 'gb'],
    ['the first where nothing is known', {}, 'gb'],
    ['the first where the chosen one is gone', { chosen: 'xx' }, 'gb'],
  ])('is %s', (_, preferences, expected) => {
    expect(chooseSite(markets, preferences)).toBe(expected);
  });

  it('is not decided by the country of whoever sends a form or pays, nor for a crawler by anything', async () => {
    const { get, shop } = shopOf({ env });
    const inGermany = { 'cf-ipcountry': 'DE', 'user-agent': person };
    const to = async (path: string, headers = inGermany) =>
      (await get(path, headers)).headers.get('location');
    expect(await to('/men')).toBe('/de/men');
    for (const path of ['/checkout', '/cart', '/payment', '/payment/callback/CARD/b1/aci', '/confirmation'])
      expect(await to(path)).toBe(`/gb${path}`);
    const form = new Request('https://shop.example/newsletter', {
      ...{ method: 'POST', body: new URLSearchParams({ email: 'x' }) },
      headers: { ...inGermany, origin: 'https://shop.example' },
    });
    const posted = await shop(form, '192.0.2.1');
    expect([posted.status, posted.headers.get('location')]).toEqual([307, '/gb/newsletter']);
    const asCrawler = {
      'cf-ipcountry': 'DE',
      'accept-language': 'de',
      cookie: 'sitePath=de',
      'user-agent': crawler,
    };
    expect(await to('/men', asCrawler)).toBe('/gb/men');
  });

  it('is also corrected where it is wrongly encoded, once, for the pages of regions [A2.53]', async () => {
    const { get } = shopOf({ env });
    const { seen } = await follow(get, '/gb//location-selector.html?q=%F6', { 'user-agent': person });
    expect(seen).toEqual(['/gb//location-selector.html?q=%F6', '/gb/location-selector.html?q=%F6']);
  });
});

describe('the country of a visitor', () => {
  const asked = async (
    headers: Record<string, string>,
    settings: Record<string, string> = env,
    query = '',
  ) => {
    const seen: (string | null)[] = [];
    const { server, get } = shopOf({
      env: settings,
      answer: async (request) => {
        const { pathname, searchParams } = new URL(request.url);
        if (pathname === '/api/visitor') seen.push(searchParams.get('country'));
        return undefined;
      },
    });
    server.on(getVisitor, { answer: { identity: { kind: 'visitor', key: '' }, bagCount: 0 } });
    await get(`/api/visitor?sitePath=gb${query}`, { 'user-agent': person, ...headers });
    return seen[0];
  };

  it('is added to the visitor call from the header that the configuration names, and from nowhere else', async () => {
    expect(await asked({ 'cf-ipcountry': 'de' })).toBe('DE');
    expect(await asked({ 'cf-ipcountry': 'DE' }, {})).toBeNull();
    expect(await asked({}, env, '&country=DE')).toBeNull();
    for (const odd of ['XX', 'T1', 'Germany', '1', ''])
      expect(await asked({ 'cf-ipcountry': odd })).toBeNull();
  });

  it('is not for a crawler, nor for a visitor who has chosen a region or was asked before', async () => {
    const inGermany = { 'cf-ipcountry': 'DE' };
    expect(await asked({ ...inGermany, 'user-agent': crawler })).toBeNull();
    expect(await asked({ ...inGermany, cookie: 'sitePath=gb' })).toBeNull();
    expect(await asked({ ...inGermany, cookie: 'geoRedirectionAlreadySuggested=true' })).toBeNull();
  });
});

describe('the translate helper', () => {
  const open = () => {
    const testShop = shopOf({ env });
    testShop.server.on(market.translateUrl, { answer: { path: '/de/cart?x=1' } });
    return testShop;
  };
  const query = '/translate-url?srcLocale=en-GB&destLocale=de-DE&path=%2Fgb%2Fcart%3Fx%3D1';

  it('leads a browser to the address in the other language, and tells it to a script [A2.36, A7.42]', async () => {
    const { get } = open();
    const opened = await get(query, { accept: 'text/html', 'user-agent': person });
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/de/cart?x=1']);
    const told = await get(query, { accept: 'application/json', 'user-agent': person });
    expect([told.status, await told.json()]).toEqual([200, { path: '/de/cart?x=1' }]);
  });

  it('leads to the start page where there is no such language', async () => {
    const testShop = shopOf({ env });
    testShop.server.on(market.translateUrl, { status: 404, error: { errorCode: 'NotFound', message: '' } });
    const opened = await testShop.get(query, { accept: 'text/html', 'user-agent': person });
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/']);
  });

  it('knows the first part of every page that a site has', () => {
    const fixed = pageRoutes('gb')
      .map(({ path }) => path.split('/')[2] ?? '')
      .filter((first) => !/^[:*]/.test(first) && !contentRoots.has(first));
    expect([...new Set(fixed)].filter((first) => !sitePages.has(first))).toEqual([]);
  });
});
