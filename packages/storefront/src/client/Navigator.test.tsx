import { listProducts } from '@touchline/contract/product/endpoints';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listOf } from '../../../features/src/productList/ProductList.fixtures.ts';
import { requiresSignIn, requiresSignOut } from '../app/guards.ts';
import { definePage, defineRedirect } from '../app/page.ts';
import { pageRoutes, type PageRoute } from '../app/routes.ts';
import type { Stores } from '../app/Stores.ts';
import { testStores } from '../app/testing/testStores.ts';
import { Navigator } from './Navigator.ts';
import { ShownPage } from './ShownPage.ts';

let isSignedIn = false;
const loaded: string[] = [];

const page = (name: string, more: Partial<PageRoute> = {}): PageRoute => ({
  ...{ name, id: name, path: `/gb/${name}` },
  load: () => {
    loaded.push(name);
    const load = () => ({ head: { title: name } });
    return Promise.resolve({ page: definePage({ messages: [], load, View: () => null }) });
  },
  ...more,
});
const redirect = (name: string, to: string): PageRoute => ({
  ...page(name),
  load: () => Promise.resolve({ page: defineRedirect(() => ({ redirect: to })) }),
});
/** A page whose data fails at first, and takes its time to say so. */
const answers: (() => void)[] = [];
const slow: PageRoute = {
  ...page('slow'),
  load: () => {
    const attempt = answers.length + 1;
    const load = async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return { head: { title: attempt === 1 ? 'No connection' : 'slow' } };
    };
    return Promise.resolve({ page: definePage({ messages: [], load, View: () => null }) });
  },
};
const routes = [
  page('start'),
  page('account', { guard: requiresSignIn(() => isSignedIn) }),
  page('login', { guard: requiresSignOut(() => isSignedIn) }),
  redirect('old', '/account?page=2'),
  slow,
];

const ownAddress = location.href;
let stores: Stores;
let shown: ShownPage;
let navigator: Navigator;

const emptyPage = definePage({
  messages: [],
  load: () => ({ head: { title: 'start' } }),
  View: () => null,
});
const shownIn = (there: Stores) => ShownPage.takeOver(emptyPage, { id: 'start', isPersonal: false }, there);

beforeEach(async () => {
  isSignedIn = false;
  history.replaceState(null, '', '/gb/start');
  stores = await testStores({ signInPath: '/login' });
  shown = await shownIn(stores);
  navigator = new Navigator(shown, routes, stores, { origin: location.origin });
  loaded.length = 0;
});
afterEach(() => history.replaceState(null, '', ownAddress));

const address = () => location.pathname + location.search;
const expectAddress = (expected: string) => vi.waitFor(() => expect(address()).toBe(expected));

it('sends a visitor who is not signed in to the login page without loading the page, and back after signing in', async () => {
  await navigator.go('/gb/account?page=2');
  await expectAddress('/gb/login?returnTo=%2Faccount%3Fpage%3D2');
  expect(loaded).toEqual(['login']);
  isSignedIn = true;
  await navigator.go(address());
  await expectAddress('/gb/account?page=2');
  expect(document.title).toBe('account');
});

it('guards a page that an old address redirects to', async () => {
  await navigator.go('/gb/old');
  await expectAddress('/gb/login?returnTo=%2Faccount%3Fpage%3D2');
});

it('goes Back from the login page to the page before', async () => {
  await navigator.go('/gb/account');
  await expectAddress('/gb/login?returnTo=%2Faccount');
  addEventListener('popstate', () => navigator.moveTo(''), { once: true });
  history.back();
  await expectAddress('/gb/start');
  await vi.waitFor(() => expect(document.title).toBe('start'));
});

it('asks again for a page that is on its way when the network comes back', async () => {
  void navigator.go('/gb/slow');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();
  await expectAddress('/gb/slow');
  expect(document.title).toBe('slow');
});

it('shows the list of a group of categories that is not in the menu, as the server does', async () => {
  const scripted = await testStores();
  scripted.server.on(listProducts, { answer: listOf() });
  const page = await shownIn(scripted);
  const shop = new Navigator(page, pageRoutes('gb'), scripted, { origin: location.origin });
  await shop.go('/gb/apparel/shirts');
  expect(page.get()).toMatchObject({ id: 'list', path: '/apparel/shirts' });
  expect(scripted.server.callsOf(listProducts)[0]?.url.searchParams.get('path')).toBe('apparel/shirts');
});
