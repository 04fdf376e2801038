import { describe, expect, it } from 'vitest';
import { openRoute } from './openRoute.ts';
import { matchedRoute, routeObjects } from './routeObjects.ts';
import { pageRoutes, pathOfPage, routeNamed, type PageRoute } from './routes.ts';
import { routeTarget } from './routeTarget.ts';
import { testStores } from '../state/testing/testStores.ts';

const stores = await testStores();
const table = routeObjects(pageRoutes('gb'), { contextOf: () => ({ stores }) });
const match = (path: string) => matchedRoute(table, path);
const routeOf = (path: string) => match(path)?.route;
const pageOf = (path: string) => routeOf(path)?.id;

it('finds every kind of page without knowing the categories', () => {
  expect(pageOf('/gb')).toBe('home');
  expect(pageOf('/gb/cart')).toBe('cart');
  expect(pageOf('/gb/checkout/payment')).toBe('checkout');
  expect(pageOf('/gb/help/returns')).toBe('content');
  expect(pageOf('/gb/help/returns.html')).toBe('content');
  expect(pageOf('/gb/help/cookies')).toBe('cookies');
  expect(pageOf('/gb/country-selector.html')).toBe('region');
  expect(pageOf('/gb/tempo-4/RR4101.html')).toBe('product');
  expect(pageOf('/gb/men')).toBe('list');
  expect(pageOf('/gb/men/shoes')).toBe('list');
  expect(pageOf('/gb/men/shoes/trail-shoes')).toBe('list');
  expect(pageOf('/gb/apparel/shirts')).toBe('list');
  expect(pageOf('/gb/women/RR4101.html')).toBe('product');
  expect(pageOf('/gb/a/b/RR4101.html')).toBe('list');
  expect(pageOf('/de/men')).toBe('notFound');
});

it('has no list of products in a folder of its own pages', () => {
  for (const path of [
    'account/orders/TL-1/nothing',
    'account/nothing',
    'order/nothing',
    'checkout/a/b',
    'wishlist/nothing',
  ])
    expect([path, pageOf(`/gb/${path}`)]).toEqual([path, 'notFound']);
  for (const [path, id] of [
    ['account', 'account'],
    ['account/orders', 'orders'],
    ['account/orders/TL-1', 'accountOrder'],
    ['wishlist', 'wishlist'],
    ['order', 'order'],
  ] as const)
    expect([path, pageOf(`/gb/${path}`)]).toEqual([path, id]);
});

it('knows the paths of the shop’s own pages, the login page among them [A2.01]', () => {
  expect(pathOfPage('CartPage')).toBe('/cart');
  expect(pathOfPage('GlassHomePage')).toBe('/');
  expect(pathOfPage('CheckoutPage')).toBe('/checkout');
  expect(pathOfPage('AccountLoginPage')).toBe('/account/login');
  expect(pageOf('/gb/account/login')).toBe('login');
});

it('decodes an address, in which an encoded slash separates nothing', () => {
  expect(pageOf('/gb/c%61rt')).toBe('cart');
  expect(match('/gb/a%20b/RR%2F1.html')?.params).toEqual({ slug: 'a b', file: 'RR/1' });
  expect(match('/gb/help/100%')?.params).toEqual({ '*': '100%' });
});

describe('the names of the documents', () => {
  it.each([
    ['CartPage', '/gb/cart', '[C2.47]'],
    ['CartRestore', '/gb/cart/restore', '[C2.45]'],
    ['CartAddCustomizedItem', '/gb/cart/customized', '[C2.45]'],
    ['PaymentReviewPage', '/gb/review', '[C2.48]'],
    ['PaymentCallback', '/gb/payment/callback/CARD/b-1/bridge', '[C2.49]'],
    ['PaymentCallbackAsync', '/gb/payment/callback/async/CARD/b-1/bridge', '[C2.50]'],
    ['ConfirmationPage', '/gb/confirmation', '[C2.51]'],
    ['CheckoutSessionTimeoutPage', '/gb/session-expired', '[C2.52]'],
    ['CheckoutExternalIdPage', '/gb/checkout-ext-id-ping', '[C2.53]'],
    ['CheckoutPage', '/gb/checkout', '[C2.54]'],
    ['MyAccountPersonalInformationPage', '/gb/account', '[A2.02]'],
    ['GlassHomePage', '/gb', '[A2.07]'],
    ['GlassNuPDPPage', '/gb/tempo-4/RR4101.html', '[A2.08]'],
    ['GlassProductListPage', '/gb/men/shoes', '[A2.09]'],
    ['GlassProductSearchPage', '/gb/search', '[A2.10]'],
  ])('%s is the page at %s %s', (name, path, _rows) => {
    const found = routeOf(path);
    expect(found?.name).toBe(name);
    expect(routeNamed(pageRoutes('gb'), name).id).toBe(found?.id);
  });

  it.each(['NoSuchPage', 'GlassNotFoundPage', ''])('%o gets the page for what is not found [C2.55]', (name) =>
    expect(routeNamed(pageRoutes('gb'), name).id).toBe('notFound'),
  );
});

it.each([
  ['MyAccountLandingPage', 'account', '[A2.06]'],
  ['MyAccountPreferencesPage', 'accountNewsletter', '[A2.03]'],
])('%s is a target that leads to the page %s %s', async (name, page, _row) => {
  const target = routeTarget(pageRoutes('gb'), new URL(`https://shop.example/gb?goTo=${name}`)) ?? '';
  const url = new URL(target, 'https://shop.example');
  const opened = await openRoute(routeNamed(pageRoutes('gb'), name), {
    ...{ stores, url, params: {}, target: '/', signal: new AbortController().signal },
  });
  expect(pageOf(`/gb${'redirect' in opened ? opened.redirect : ''}`)).toBe(page);
});

it('asks whoever is not signed in to sign in first, on each page of an account [A2.55]', async () => {
  const stores = await testStores({ signInPath: '/account/login' });
  const entrances = /\/account\/(login|register|forgot-password|reset-password|set-password|preferences)$/;
  const own = pageRoutes('gb').filter(
    ({ id, path }) => id !== 'notFound' && path.startsWith('/gb/account') && !entrances.test(path),
  );
  expect(own.length).toBeGreaterThan(5);
  for (const { guard, path } of own) {
    const stop = guard?.({ stores, url: new URL(path, 'https://shop.example') });
    expect(stop, path).toEqual({
      redirect: `/account/login?returnTo=${encodeURIComponent(path.replace('/gb', ''))}`,
    });
  }
});

it('leads from each address that only redirects to a page, never to another redirect', async () => {
  const asked = (url: URL) => ({
    stores,
    url,
    params: {},
    target: '/',
    signal: new AbortController().signal,
  });
  const redirects: PageRoute[] = [];
  await Promise.all(
    pageRoutes('gb').map(async (route) => {
      if ('redirect' in (await route.load()).page) redirects.push(route);
    }),
  );
  expect(redirects.map(({ name }) => name)).toContain('DeliveryPage');
  for (const route of redirects) {
    const opened = await openRoute(route, asked(new URL(route.path, 'https://shop.example')));
    if (!('redirect' in opened)) throw new Error(`${route.name} does not redirect.`);
    const target = routeOf(new URL(`/gb${opened.redirect}`, 'https://shop.example').pathname);
    const { page } = (await target?.load()) ?? {};
    expect(page && 'View' in page, `${route.name} leads to ${opened.redirect}`).toBe(true);
  }
}, 30_000);
