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
  page('order', { reloads: true }),
  { ...page('broken'), load: () => Promise.reject(new TypeError('Its script could not be loaded.')) },
];

/** The documents that the browser was told to load. */
const documents: string[] = [];
const note = (how: string) => (url: string | URL) =>
  void documents.push(`${how} ${new URL(url).pathname}${new URL(url).search}`);
const browser = {
  ...{ assign: note('assign'), replace: note('replace') },
  reload: () => void documents.push('reload'),
};

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
  navigator = new Navigator(shown, routes, stores, { origin: location.origin, browser });
  loaded.length = 0;
  documents.length = 0;
  answers.length = 0;
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

it('leaves a page that is set to reload to the browser, on the way there and Back [A2.48]', async () => {
  await navigator.go('/gb/order?key=1');
  expect(documents).toEqual(['assign /gb/order?key=1']);
  history.replaceState(null, '', '/gb/order?key=1');
  navigator.moveTo('');
  expect(documents).toEqual(['assign /gb/order?key=1', 'reload']);
  expect(loaded).toEqual([]);
});

it.each(['removeCurrentAndNavigateTo', 'replaceBackTo', 'replaceCurrentRoute'])(
  'puts a page in the place of the current one where its link says %s, and shows an address without it [A2.49]',
  async (param) => {
    isSignedIn = true;
    const before = history.length;
    await navigator.go(`/gb/account?page=2&${param}=true`);
    await expectAddress('/gb/account?page=2');
    expect(history.length).toBe(before);
    await navigator.go(`/gb/order?key=1&${param}=true`);
    expect(documents).toEqual(['replace /gb/order?key=1']);
  },
);

it('reports that another page is being opened, and whether it came, was given up or failed [A4.122]', async () => {
  const steps: string[] = [];
  shown.subscribe(() => shown.get().isGoing && steps.push('start'));
  shown.onRouteEnd((end) => steps.push(end));
  const tracked = vi.spyOn(stores.ports.analytics, 'track');
  isSignedIn = true;
  await navigator.go('/gb/account');
  expect(steps).toEqual(['start', 'success']);
  steps.length = 0;
  const givenUp = navigator.go('/gb/slow');
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
  await navigator.go('/gb/account?page=2');
  for (const answer of answers) answer();
  await givenUp;
  expect(steps).toEqual(['start', 'start', 'success', 'cancelled']);
  steps.length = 0;
  await navigator.go('/gb/broken');
  expect(steps).toEqual(['start', 'failed']);
  expect(tracked).toHaveBeenCalledWith('router_error', { path: '/gb/broken' });
  expect(documents).toEqual(['assign /gb/broken']);
  await expectAddress('/gb/account?page=2');
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

it('prepares the page of a link, but not the page that is shown nor one that is loaded as a document', () => {
  const prepared: string[] = [];
  const ahead = { prepare: ({ route }: { route: PageRoute }) => void prepared.push(route.id) };
  shown.address = '/gb/start';
  const reloading = page('key', { reloads: true });
  const shop = new Navigator(shown, [...routes, reloading], stores, { origin: location.origin, ahead });
  for (const name of ['start', 'key', 'account']) shop.prepare(`/gb/${name}`);
  expect(prepared).toEqual(['account']);
});
