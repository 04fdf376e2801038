import { createCommerce, type Commerce } from '@touchline/commerce/createCommerce';
import { readMarkets } from '@touchline/commerce/node/readMarkets';
import {
  forgotPassword,
  getProfile,
  login,
  logoutEverywhere,
  register,
  resetPassword,
} from '@touchline/contract/client/account';
import { createTransport } from '@touchline/contract/client/transport';
import { knownBrands } from '@touchline/design-system/brand';
import { followAuthentication } from '@touchline/features/platform/session';
import { siteBrand } from '@touchline/features/platform/site';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openEmptyPglite } from '../../../../commerce/src/node/testing/emptySnapshot.ts';
import { createSession } from '../render/createSession.ts';
import { PublicCallCache } from '../cache/PublicCallCache.ts';
import { shopOf } from '../testing/shopOf.ts';

const origin = 'https://shop.example';
const password = 'tram-lemon-hat-7';
const credentials = { password, persistentLogin: false, isMobile: false };
const minutes = 60_000;

let commerce: Commerce;
let close: () => Promise<void>;
let now = Date.UTC(2026, 10, 21, 10);
/** Stands between the storefront's server and the back end. */
let between: (path: string, answer: () => Promise<Response>) => Promise<Response>;
let accounts = 0;

beforeAll(async () => {
  const database = await openEmptyPglite();
  close = () => database.close();
  commerce = createCommerce({
    ...{ database, origin, markets: readMarkets(), mailbox: true },
    secret: 'a secret of at least thirty-two characters',
    clock: { now: () => new Date(now) },
    // What a hash costs is not shown here.
    passwords: { hash: async (text) => text, verify: async (hash, text) => hash === text },
  });
});
afterAll(() => close());
beforeEach(() => {
  between = (_, answer) => answer();
});

const { shop } = shopOf({
  answer: async (request) => {
    const { pathname } = new URL(request.url);
    if (!/^\/api\/(account|visitor)\b/.test(pathname)) return undefined;
    const source = request.headers.get('x-forwarded-for') ?? '';
    return between(pathname, () => commerce.fetch(request, { source }));
  },
});
const cache = new PublicCallCache({ milliseconds: 60_000, max: 100 });

/** A browser with its cookies, which all its tabs share. */
function openBrowser() {
  accounts += 1;
  const address = `198.51.100.${accounts}`;
  const cookies = new Map<string, string>();
  const send = async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers);
    headers.set('host', 'shop.example');
    headers.set('origin', origin);
    if (cookies.size) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const answer = await shop(new Request(request, { headers }), address);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const call = createTransport({ fetch: send, origin, surface: () => 'chk', sitePath: 'gb' });
  return { cookies, send, call };
}
type Browser = ReturnType<typeof openBrowser>;

/** A page of the shop, with what the browser's script does on each transition. */
async function openTab({ send }: Browser) {
  const started: { refresh?: () => void } = {};
  const session = await createSession({
    ...{ brand: siteBrand(knownBrands.touchline), sitePath: 'gb', isPersonal: true, hasSession: true, cache },
    storage: { get: () => undefined, set: () => undefined, remove: () => undefined },
    navigation: { go: () => undefined, leave: () => undefined },
    transport: { fetch: send, origin, onUnauthorised: () => started.refresh?.() },
    analytics: { track: () => undefined },
    clock: { now: () => new Date(now) },
    log: () => undefined,
    onMissingMessage: () => undefined,
  });
  if (!session) throw new Error('There is no such site.');
  const { stores } = session;
  started.refresh = () => stores.session.refreshIfKnown();
  return {
    session: stores.session,
    follow: followAuthentication({ stores, openFreshLogin: () => undefined }),
  };
}

/** Somebody who is signed in in a browser of their own. */
async function member(): Promise<Browser & { email: string }> {
  const browser = openBrowser();
  const email = `maya.${accounts}@example.com`;
  await register(browser.call, {
    ...{ firstName: 'Maya', lastName: 'Okafor', email, password, newsletter: false },
    ...{ terms: true, explicitConsent: true, ageConfirmation: true },
  });
  return { ...browser, email };
}

const refusal = (status: number) =>
  Response.json({ errorCode: 'Busy', message: '' }, { status, headers: { 'retry-after': '1' } });

it('fifty tabs that refresh at once, with 429 and 503 between and new tokens lost on the way, sign nobody out', async () => {
  const browser = await member();
  const tabs = await Promise.all(Array.from({ length: 50 }, () => openTab(browser)));
  const paths: string[] = [];
  between = async (path, answer) => {
    paths.push(path);
    if (paths.length % 3 === 0) return refusal(429);
    const given = await answer();
    // The session may have a new token now, of which the browser does not hear.
    return paths.length % 3 === 1 ? refusal(503) : given;
  };
  for (const route of ['home', 'list', 'product']) {
    now += 11 * minutes;
    await Promise.all(tabs.map(({ follow }) => follow(route)));
  }
  expect(paths.filter((path) => path === '/api/account/profile').length).toBeGreaterThan(50);
  expect(paths.filter((path) => path.endsWith('/logout'))).toEqual([]);
  expect(tabs.filter(({ session }) => session.isSignedIn)).toHaveLength(50);
  between = (_, answer) => answer();
  expect((await getProfile(browser.call))?.emailAddress).toBe(browser.email);
});

it('a session that is ended from elsewhere is over with its next request, in every tab', async () => {
  const here = await member();
  const tabs = await Promise.all([openTab(here), openTab(here)]);
  const elsewhere = openBrowser();
  await login(elsewhere.call, { ...credentials, user: here.email });
  await logoutEverywhere(elsewhere.call);
  expect(await getProfile(here.call)).toBeUndefined();
  expect(here.cookies.has('__Host-session')).toBe(false);
  await Promise.all(tabs.map(({ follow }) => follow('home')));
  expect(tabs.map(({ session }) => session.isSignedIn)).toEqual([false, false]);
  const page = await here.send(new Request(`${origin}/gb/account`, { redirect: 'manual' }));
  expect(page.headers.get('location')).toContain('/gb/account/login');
});

it('one link that fifty browsers use at once sets one password', async () => {
  const { email, call } = await member();
  await forgotPassword(call, email);
  const key = await keyFor(email);
  const tried = Array.from({ length: 50 }, (_, at) => `chosen-by-browser-${at}`);
  const outcomes = await Promise.all(
    tried.map((chosen) => resetPassword(openBrowser().call, { key, password: chosen })),
  );
  const kinds = outcomes.map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual([...Array.from({ length: 49 }, () => 'linkOver'), 'reset']);
  const winner = tried[kinds.indexOf('reset')] ?? '';
  expect(await login(call, { ...credentials, user: email, password: winner })).toMatchObject({
    kind: 'signedIn',
  });
});

/** The key of the newest link to this address, from the mailbox. */
async function keyFor(email: string): Promise<string> {
  const read = async (path: string) => (await commerce.fetch(new Request(origin + path))).text();
  for (const [, path = ''] of (await read('/mailbox')).matchAll(/href="(\/mailbox\/[^"]+)"/g)) {
    const mail = await read(path);
    const [, key] = /reset-password\?key=([0-9a-f]+)/.exec(mail) ?? [];
    if (key && mail.includes(email)) return key;
  }
  throw new Error(`There is no link for ${email}.`);
}
