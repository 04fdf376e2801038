import { expect, it } from 'vitest';
import { requiresSignIn, requiresSignOut, stopOf } from './guards.ts';
import { pageRoutes } from './routes.ts';
import { testStores } from '../state/testing/testStores.ts';

const at = (path: string) => new URL(path, 'https://shop.example');
const stores = await testStores({ signInPath: '/login' });
const personal = requiresSignIn(() => false);
const login = requiresSignOut(() => true);

it('sends a visitor who is not signed in to the login page and back to the same page', () => {
  const url = at('/gb/account/orders?page=2');
  const stop = stopOf(personal, { stores, url });
  expect(stop).toEqual({ redirect: '/login?returnTo=%2Faccount%2Forders%3Fpage%3D2' });
  const there = at(stores.site.href('/login?returnTo=%2Faccount%2Forders%3Fpage%3D2'));
  expect(stopOf(login, { stores, url: there })).toEqual({ redirect: '/account/orders?page=2' });
  expect(
    stopOf(
      requiresSignIn(() => true),
      { stores, url },
    ),
  ).toBeUndefined();
  expect(
    stopOf(
      requiresSignOut(() => false),
      { stores, url: there },
    ),
  ).toBeUndefined();
});

it.each([
  ['a guest where guests may buy', false, { guestCheckout: true }, undefined],
  ['a member where guests may not buy', true, {}, undefined],
  ['a guest where there are no accounts', false, { LOGIN_REGISTRATION_DISABLED: true }, undefined],
  ['a guest where guests may not buy', false, {}, '/login?returnTo=%2Fcheckout%3FisReviewAndPay%3Dtrue'],
] as const)(
  'lets into the checkout, or sends to sign in and back: %s [A6.10]',
  async (_who, isMember, flags, path) => {
    const guarded = pageRoutes('gb').find((route) => route.path.endsWith('/checkout'));
    const own = await testStores({ signInPath: '/login' }, flags);
    if (isMember) own.session.identity = { kind: 'customer', key: 'maya' };
    const stop = stopOf(guarded?.guard, {
      stores: own,
      url: at('/gb/checkout?isReviewAndPay=true'),
    });
    expect(stop).toEqual(path === undefined ? undefined : { redirect: path });
  },
);

it('leads to the home page where the shop has no login page', async () => {
  const url = at('/gb/account');
  expect(stopOf(personal, { stores: await testStores(), url })).toEqual({ redirect: '/' });
});

it.each([
  '/gb/login',
  '/gb/login?returnTo=https://evil.example/',
  '/gb/login?returnTo=//evil.example',
  '/gb/login?returnTo=%2F%5Cevil.example',
  '/gb/login?returnTo=javascript:alert(1)',
  '/gb/login?returnTo=/login',
  '/gb/login?returnTo=/login?returnTo=/login',
])('sends back only to a page of the shop, and never to the login page itself: %s', (path) =>
  expect(stopOf(login, { stores, url: at(path) })).toEqual({ redirect: '/' }),
);

it('never leads in circles: a guard cannot send to the page it guards', () => {
  const url = at('/gb/login?returnTo=/account');
  expect(stopOf(personal, { stores, url })).toBeUndefined();
});
