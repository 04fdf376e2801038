import { createStaticHandler } from 'react-router-dom';
import { expect, it } from 'vitest';
import { requiresSignIn } from './guards.ts';
import { definePage } from './page.ts';
import { openedPage, routeObjects } from './routeObjects.ts';
import { pageRoutes, type PageRoute } from './routes.ts';
import { testStores } from '../state/testing/testStores.ts';

const page = definePage({
  messages: [],
  load: () => ({ head: { title: 'Wishlist' } }),
  View: () => null,
});

/** How the server answers a request to the shop with one more page. */
async function answerTo(
  extra: Partial<PageRoute>,
  options: { flags?: Record<string, boolean>; method?: string } = {},
) {
  const stores = await testStores({ signInPath: '/login' }, options.flags);
  const route = {
    ...{ name: 'WishlistPage', id: 'wishlist', path: '/gb/wishlist' },
    load: () => Promise.resolve({ page }),
    ...extra,
  };
  const others = pageRoutes('gb').filter(({ id }) => id !== 'wishlist');
  const routes = routeObjects([route, ...others], {
    contextOf: () => ({ stores }),
    serverPartOf: (id) =>
      Promise.resolve(id === 'wishlist' ? { action: () => Promise.resolve({ redirect: '/wishlist' }) } : {}),
  });
  const { method = 'GET' } = options;
  const request = new Request('https://shop.example/gb/wishlist?page=2', {
    method,
    ...(method === 'POST' ? { body: new FormData() } : {}),
  });
  const answer = await createStaticHandler(routes).query(request);
  if (answer instanceof Response) return `${answer.status} ${answer.headers.get('location')}`;
  return `${answer.statusCode} ${openedPage(answer.matches, answer.loaderData)?.route.name}`;
}

const guard = requiresSignIn(() => false);
const toLogin = '/gb/login?returnTo=%2Fwishlist%3Fpage%3D2';

it('a page that anyone may see is shown, and takes forms', async () => {
  expect(await answerTo({})).toBe('200 WishlistPage');
  expect(await answerTo({}, { method: 'POST' })).toBe('303 /gb/wishlist');
});

it('a personal page redirects a visitor who is not signed in, before anything of it is loaded', async () => {
  const load = () => Promise.reject(new Error('The page was loaded.'));
  expect(await answerTo({ guard, load })).toBe(`302 ${toLogin}`);
  expect(await answerTo({ guard, load }, { method: 'POST' })).toBe(`303 ${toLogin}`);
});

it('a page that the market or a flag turns off is not found', async () => {
  const isAvailable: PageRoute['isAvailable'] = ({ market, flags }) =>
    market.country === 'GB' && flags.value('restoreBasket');
  expect(await answerTo({ isAvailable })).toBe('404 GlassNotFoundPage');
  expect(await answerTo({ isAvailable }, { method: 'POST' })).toBe('405 GlassNotFoundPage');
  expect(await answerTo({ isAvailable }, { flags: { restoreBasket: true } })).toBe('200 WishlistPage');
  expect(await answerTo({ isAvailable: ({ market }) => market.country === 'KR' })).toBe(
    '404 GlassNotFoundPage',
  );
});

it('a page that is turned off does not ask who wants to see it', async () => {
  expect(await answerTo({ guard, isAvailable: () => false })).toBe('404 GlassNotFoundPage');
});
