import * as content from '@touchline/contract/content/endpoints';
import * as market from '@touchline/contract/market/endpoints';
import * as catalogue from '@touchline/contract/product/endpoints';
import { getVisitor } from '@touchline/contract/visitor/endpoints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { homePage, returnsPage } from '../../../../features/src/shell/content/Content.fixtures.ts';
import { product } from '../../../../features/src/catalog/product/Product.fixtures.ts';
import { listOf } from '../../../../features/src/catalog/productList/ProductList.fixtures.ts';
import type { PageState } from '../../state/state.ts';
import { shopOf } from '../testing/shopOf.ts';

// The state of a product says when it was loaded.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** A page of each kind that is the same for everybody. */
const publicPages = {
  home: '/gb',
  list: '/gb/men',
  product: '/gb/tempo-4/RR4101.html',
  search: '/gb/search?q=shoes',
  compare: '/gb/compare?products=RR4101',
  content: '/gb/help/returns',
  region: '/gb/country-selector.html',
  locations: '/gb/location-selector.html?q=de',
  regionOnPhone: '/gb/country-selector-mobile.html',
  trackOrder: '/gb/track-order',
  sessionExpired: '/gb/session-expired',
  notFound: '/gb/help/nowhere',
  unknownSite: '/xx/men',
};

function openShop() {
  const tokens: (string | null)[] = [];
  const testShop = shopOf({
    answer: async (request) => {
      const { pathname } = new URL(request.url);
      tokens.push(request.headers.get('x-checkout-authorization'));
      if (pathname.endsWith('nowhere'))
        return Response.json({ errorCode: 'NotFound', message: 'No such page.' }, { status: 404 });
      if (/\/content\/pages\//.test(pathname))
        return Response.json(pathname.includes('home') ? homePage : returnsPage);
      return undefined;
    },
  });
  testShop.server
    .on(catalogue.listProducts, { answer: listOf() })
    .on(catalogue.getProduct, { answer: product() })
    .on(catalogue.listCards, { answer: { items: [] } })
    .on(content.getPage, { answer: homePage })
    .on(market.getFeatures, { answer: {} })
    .on(getVisitor, { answer: { identity: { kind: 'guest', key: 'k' }, bagCount: 2 } });
  return { ...testShop, tokens };
}

/** Every cookie of the shop, with the shopper's name in each. */
function cookiesOf(shopper: string): string {
  const item = { productId: shopper, quantity: 1 };
  return Object.entries({
    '__Host-jwtToken': shopper,
    '__Host-session': shopper,
    uniqueUserId: shopper,
    pendingEvents: JSON.stringify([{ event: 'form_error', fields: { form: shopper, error: shopper } }]),
    visitor: shopper,
    basketId: shopper,
    removedItem: JSON.stringify({ item, productName: shopper, size: shopper, until: 9e15 }),
    restoreBasketData: JSON.stringify([item]),
    restoreBasketUrl: `/gb/cart?${shopper}`,
    lastOrder: JSON.stringify({ orderId: shopper, basketId: shopper, isPlaced: true }),
    searchTerms: JSON.stringify([shopper]),
    sitePath: shopper.endsWith('1x') ? 'de' : shopper,
    [shopper]: shopper,
  })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}

const withoutNonce = (html: string) => html.replaceAll(/ nonce="[^"]*"/g, '');

const stateOf = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  ) as PageState;

describe('a page that is the same for everybody', () => {
  it.each(Object.entries(publicPages))(
    '%s: 20 shoppers get the same bytes, with nothing of any of them',
    async (_, path) => {
      const { get, tokens } = openShop();
      const fresh = await get(path);
      const expected = withoutNonce(await fresh.text());
      expect(expected).toContain('<h1');
      const names = Array.from({ length: 20 }, (_each, at) => `shopper${at}x`);
      const pages = await Promise.all(
        names.map(async (name) => {
          const answer = await get(path, { cookie: cookiesOf(name) });
          return { name, answer, html: await answer.text() };
        }),
      );
      for (const { name, answer, html } of pages) {
        expect(html + [...answer.headers].join()).not.toContain(name);
        expect(withoutNonce(html)).toBe(expected);
        expect(answer.status).toBe(fresh.status);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      expect(new Set(tokens)).toEqual(new Set([null]));
    },
    30_000,
  );

  it('asks for the flags of everybody, and takes nothing out of the cookies of the visitor', async () => {
    const { get, server } = openShop();
    const answer = await get(publicPages.home, { cookie: cookiesOf('maya') });
    expect(server.callsOf(market.getFeatures).map(({ url }) => url.searchParams.get('userId'))).toEqual([
      null,
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('says where the browser asks who its visitor is, and has no session and no personal store', async () => {
    const html = await (await openShop().get(publicPages.product, { cookie: cookiesOf('maya') })).text();
    expect(html).toContain('/api/visitor?sitePath=gb');
    const { session, stores } = stateOf(html);
    expect(session).toBeUndefined();
    expect(Object.keys(stores).sort()).toEqual(['footer', 'header', 'product', 'reviews', 'search']);
  });
});

it('shows the list of a group of categories that is not in the menu', async () => {
  const { get, server } = openShop();
  const answer = await get('/gb/apparel/shirts');
  expect([answer.status, stateOf(await answer.text()).page.id]).toEqual([200, 'list']);
  expect(server.callsOf(catalogue.listProducts)[0]?.url.searchParams.get('path')).toBe('apparel/shirts');
});

describe('the call that answers who the visitor is', () => {
  const userIds = ({ server }: ReturnType<typeof openShop>) =>
    server.callsOf(getVisitor).map(({ url }) => url.searchParams.get('userId'));

  it('is for the flags of the visitor’s stored id, which no script has to send', async () => {
    const testShop = openShop();
    await testShop.get('/api/visitor?sitePath=gb', { cookie: '__Host-session=s; uniqueUserId=visitor-1' });
    expect(userIds(testShop)).toEqual(['visitor-1']);
  });

  it('gives a visitor with a session an id, and none to one without', async () => {
    const testShop = openShop();
    const known = await testShop.get('/api/visitor?sitePath=gb', { cookie: '__Host-jwtToken=t' });
    const cookie = known.headers.getSetCookie().find((each) => each.startsWith('uniqueUserId='));
    const unknown = await testShop.get('/api/visitor?sitePath=gb');
    expect(unknown.headers.getSetCookie()).toEqual([]);
    expect(userIds(testShop)).toEqual([/=([\w-]{36});/.exec(cookie ?? '')?.[1], null]);
  });
});

describe('a page for its visitor', () => {
  it('comes with who it is and the number on the bag, is not asked again, and no cache keeps it', async () => {
    const { get, tokens } = openShop();
    const answer = await get('/gb/order', { cookie: cookiesOf('maya') });
    const html = await answer.text();
    expect(stateOf(html).session).toEqual({ identity: { kind: 'guest', key: 'k' }, bagCount: 2 });
    expect(html).not.toContain('/api/visitor');
    expect(html).toContain('aria-label="Bag, 2 items"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(tokens).toContain('Bearer maya');
  });

  it('is also the page that shows a refused form again', async () => {
    const { shop } = openShop();
    const answer = await shop(
      new Request('https://shop.example/gb/track-order', {
        method: 'POST',
        body: new URLSearchParams({ orderNumber: 'TL-1', email: 'maya@nowhere' }),
        headers: { host: 'shop.example', origin: 'https://shop.example' },
      }),
      '192.0.2.1',
    );
    expect(answer.status).toBe(422);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(stateOf(await answer.text()).stores['trackOrder']).toMatchObject({
      values: { email: 'maya@nowhere' },
    });
  });
});
