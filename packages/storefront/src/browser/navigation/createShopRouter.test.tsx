import { listProducts } from '@touchline/contract/product/endpoints';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listOf } from '../../../../features/src/catalog/productList/ProductList.fixtures.ts';
import { requiresSignIn, requiresSignOut } from '../../routes/guards.ts';
import { definePage, defineRedirect } from '../../routes/page.ts';
import { pageView } from '../../routes/pageView.ts';
import { pageRoutes, type PageRoute } from '../../routes/routes.ts';
import type { Stores } from '../../state/Stores.ts';
import { testStores } from '../../state/testing/testStores.ts';
import { LazyRouter, type NavigateOptions, type ShopRouter } from './LazyRouter.ts';
import { createShopRouter, type ShopRouterInput } from './createShopRouter.tsx';
import { ScrollRestoration } from './scrollRestoration.ts';

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
/** What lets the pages come, or fail, that take their time. */
const answers: (() => void)[] = [];
/** A page whose data fails at first. */
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
  {
    ...page('broken'),
    load: () =>
      new Promise<never>((_, reject) => {
        answers.push(() => reject(new TypeError('Its script could not be loaded.')));
      }),
  },
];

/** The documents that the browser was told to load. */
const documents: string[] = [];
let handleDocument = () => {};
const note = (how: string) => (url: string | URL) => {
  const { pathname, search } = new URL(url, location.href);
  documents.push(`${how} ${pathname}${search}`);
  handleDocument();
};
/** The window of one test: it loads no document, and is heard no longer than the test runs. */
function testWindow(signal: AbortSignal): Window {
  const place = new Proxy({} as Location, {
    get: (_, name) => (name === 'assign' || name === 'replace' ? note(name) : Reflect.get(location, name)),
  });
  const addEventListener: Window['addEventListener'] = (type: string, listener: EventListener) =>
    window.addEventListener(type, listener, { signal });
  return new Proxy({ location: place, addEventListener } as Window, {
    get: (own, name) => {
      if (name in own) return Reflect.get(own, name);
      const value: unknown = Reflect.get(window, name);
      return typeof value === 'function' ? (value.bind(window) as unknown) : value;
    },
  });
}

const ownAddress = location.href;
let stores: Stores;
let lazy: LazyRouter;
let router: ShopRouter;
let root: Root | undefined;
let ending = new AbortController();

const emptyPage = definePage({
  messages: [],
  load: () => ({ head: { title: 'start' } }),
  View: () => null,
});

/** Ends what an earlier router listens to. */
function endRouter(): void {
  ending.abort();
  root?.unmount();
}

/** Starts the router on the page that is shown. */
async function startRouter(input: Partial<ShopRouterInput> = {}): Promise<void> {
  endRouter();
  ending = new AbortController();
  const { stores: there = stores } = input;
  const first = { page: emptyPage, address: '/gb/start' };
  const view = pageView(emptyPage, { id: 'start', isPersonal: false }, location);
  lazy = new LazyRouter(view, there.ports, () => Promise.resolve(router));
  const scroll = new ScrollRestoration(there.ports, testWindow(ending.signal));
  // As the page does once it is rendered.
  lazy.subscribe(() => {
    const { onShown } = lazy.get();
    if (onShown !== arrived) onShown?.();
    arrived = onShown;
  });
  root = createRoot(document.createElement('div'));
  router = await createShopRouter(
    {
      ...{ lazy, routes, stores: there, first, scroll, origin: location.origin },
      ...{ window: testWindow(ending.signal), ...input },
    },
    (provider) => root?.render(provider),
  );
}
let arrived: (() => void) | undefined;

/** Opens a page and waits until it is shown, given up or loaded as a document. */
async function go(path: string, options: NavigateOptions = {}): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    lazy.onRouteEnd(() => resolve());
    handleDocument = resolve;
  });
  router.navigate(new URL(path, location.href), options);
  await ended;
}

beforeEach(async () => {
  isSignedIn = false;
  history.replaceState(null, '', '/gb/start');
  stores = await testStores({ signInPath: '/login' });
  await startRouter();
  loaded.length = 0;
  documents.length = 0;
  answers.length = 0;
});
afterEach(() => {
  endRouter();
  history.replaceState(null, '', ownAddress);
});

const address = () => location.pathname + location.search;
const expectAddress = (expected: string) => vi.waitFor(() => expect(address()).toBe(expected));

it('sends a visitor who is not signed in to the login page without loading the page, and back after signing in', async () => {
  await go('/gb/account?page=2');
  await expectAddress('/gb/login?returnTo=%2Faccount%3Fpage%3D2');
  expect(loaded).toEqual(['login']);
  isSignedIn = true;
  await go(address());
  await expectAddress('/gb/account?page=2');
  expect(document.title).toBe('account');
});

it('guards a page that an old address redirects to', async () => {
  await go('/gb/old');
  await expectAddress('/gb/login?returnTo=%2Faccount%3Fpage%3D2');
});

it('leaves a page that is set to reload to the browser, on the way there and Back [A2.48]', async () => {
  await go('/gb/order?key=1');
  expect(documents).toEqual(['assign /gb/order?key=1']);
  history.pushState(null, '', '/gb/order?key=2');
  history.pushState(null, '', '/gb/start');
  history.back();
  await vi.waitFor(() => expect(documents).toEqual(['assign /gb/order?key=1', 'assign /gb/order?key=2']));
  expect(loaded).toEqual([]);
});

it.each(['removeCurrentAndNavigateTo', 'replaceBackTo', 'replaceCurrentRoute'])(
  'puts a page in the place of the current one where its link says %s, and shows an address without it [A2.49]',
  async (param) => {
    isSignedIn = true;
    const before = history.length;
    await go(`/gb/account?page=2&${param}=true`);
    await expectAddress('/gb/account?page=2');
    expect(history.length).toBe(before);
    await go(`/gb/order?key=1&${param}=true`);
    expect(documents).toEqual(['replace /gb/order?key=1']);
  },
);

it('reports that another page is being opened, and whether it came, was given up or failed [A4.122]', async () => {
  const steps: string[] = [];
  let wasNavigating = false;
  lazy.subscribe(() => {
    const { isNavigating } = lazy.get();
    if (isNavigating && !wasNavigating) steps.push('start');
    wasNavigating = isNavigating;
  });
  lazy.onRouteEnd((end) => steps.push(end));
  const tracked = vi.spyOn(stores.ports.analytics, 'track');
  isSignedIn = true;
  /** Begins to open a page that takes its time, as only such a page is seen to be on its way. */
  const begin = async (path: string) => {
    steps.length = 0;
    answers.length = 0;
    const ended = go(path);
    await vi.waitFor(() => {
      expect(steps).toEqual(['start']);
      expect(answers).toHaveLength(1);
    });
    return { ended };
  };
  const answer = () => answers[0]?.();

  const came = await begin('/gb/slow');
  answer();
  await came.ended;
  expect(steps).toEqual(['start', 'success']);

  await begin('/gb/slow?page=2');
  await go('/gb/account?page=2');
  answer();
  await vi.waitFor(() => expect(steps).toEqual(['start', 'success', 'cancelled']));

  const failed = await begin('/gb/broken');
  answer();
  await failed.ended;
  expect(steps).toEqual(['start', 'failed']);
  expect(tracked).toHaveBeenCalledWith('router_error', { path: '/gb/broken' });
  await vi.waitFor(() => expect(documents).toEqual(['assign /gb/broken']));
  await expectAddress('/gb/account?page=2');
});

it('goes Back from the login page to the page before', async () => {
  await go('/gb/account');
  await expectAddress('/gb/login?returnTo=%2Faccount');
  history.back();
  await expectAddress('/gb/start');
  await vi.waitFor(() => expect(document.title).toBe('start'));
});

it('asks again for a page that is on its way when the network comes back', async () => {
  void go('/gb/slow');
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
  await startRouter({ stores: scripted, routes: pageRoutes('gb') });
  await go('/gb/apparel/shirts');
  expect(lazy.get()).toMatchObject({ id: 'list', path: '/apparel/shirts' });
  expect(scripted.server.callsOf(listProducts)[0]?.url.searchParams.get('path')).toBe('apparel/shirts');
});

it('fetches the page of a link ahead, but not the page that is shown nor one that is loaded as a document', async () => {
  const fetched: string[] = [];
  const prefetcher = { prefetch: ({ route }: { route: PageRoute }) => void fetched.push(route.id) };
  await startRouter({ prefetcher });
  for (const name of ['start', 'order', 'account']) router.prefetch(new URL(`/gb/${name}`, location.href));
  expect(fetched).toEqual(['account']);
});

it('takes over the page that the server rendered without loading it again', () => {
  expect(loaded).toEqual([]);
  expect(lazy.get().View).toBe(emptyPage.View);
});

it('opens the page of an address that Back has led to before the router was there', async () => {
  isSignedIn = true;
  const view = lazy.get();
  history.pushState(null, '', '/gb/account');
  await startRouter();
  expect(view.key).not.toBe('account/gb/account');
  await vi.waitFor(() => expect(lazy.get().key).toBe('account/gb/account'));
  expect(loaded).toEqual(['account']);
});

it('gives up an entry of the history that only leads on, so that Back does not return to it', async () => {
  isSignedIn = true;
  await go('/gb/account');
  await go('/gb/account?page=2');
  isSignedIn = false;
  const before = history.length;
  history.back();
  await expectAddress('/gb/login?returnTo=%2Faccount');
  expect(history.length).toBe(before);
});

it('returns to where a page was left, also when the browser has made the entry of a hash', async () => {
  document.body.style.minHeight = '5000px';
  const further = document.createElement('p');
  document.body.append(further);
  Object.assign(further, { id: 'further' }).style.marginBlockStart = '2000px';
  scrollTo(0, 900);
  location.hash = '#further';
  expect(scrollY).toBeGreaterThan(1900);
  scrollTo(0, 1700);
  isSignedIn = true;
  await go('/gb/account');
  await vi.waitFor(() => expect(scrollY).toBe(0));
  history.back();
  await vi.waitFor(() => expect(scrollY).toBe(1700));
  history.back();
  await vi.waitFor(() => expect(scrollY).toBe(900));
  further.remove();
  document.body.removeAttribute('style');
});

it('loads a redirect that never ends as a document', async () => {
  await startRouter({ routes: [page('start'), redirect('one', '/two'), redirect('two', '/one')] });
  await go('/gb/one');
  expect(documents).toEqual([expect.stringMatching(/^assign \/gb\/(one|two)$/)]);
});
