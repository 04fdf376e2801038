import { expect, it } from 'vitest';
import { stopOf } from './guards.ts';
import { pageRoutes, routeNamed } from './routes.ts';
import { testStores } from '../state/testing/testStores.ts';

/** Where the login page sends somebody who is signed in by now. */
async function leadsTo(query: Record<string, string>) {
  const stores = await testStores({ signInPath: '/account/login' });
  Object.assign(stores.session, { identity: { kind: 'customer', key: 'maya' } });
  const { guard } = routeNamed(pageRoutes('gb'), 'AccountLoginPage');
  const url = new URL(`https://shop.example/gb/account/login?${new URLSearchParams(query).toString()}`);
  const stop = stopOf(guard, { stores, url });
  return stop && 'redirect' in stop ? stop.redirect : undefined;
}

it('leads on from the login to a route by its name, with its params [A2.89]', async () => {
  expect(await leadsTo({ goTo: 'OrderPage', goToParams: '{"orderId":"TL-1"}' })).toBe('/order?orderId=TL-1');
  const callback = { methodId: 'A B', basketId: 'b', processor: 'aci' };
  expect(await leadsTo({ goTo: 'PaymentCallback', goToParams: JSON.stringify(callback) })).toBe(
    '/payment/callback/A%20B/b/aci',
  );
  expect(await leadsTo({ goTo: 'GlassHomePage' })).toBe('/');
});

it.each([
  [{ goTo: 'NoSuchPage' }],
  [{ goTo: 'PaymentCallback', goToParams: '{"methodId":"A"}' }],
  [{ goTo: 'PaymentCallback', goToParams: 'no JSON' }],
])('leads back where the route cannot be opened: %j', async (query) => {
  expect(await leadsTo({ ...query, returnTo: '/cart' })).toBe('/cart');
});

it('leads to the membership consent by its name [A2.04]', async () => {
  expect(await leadsTo({ goTo: 'MembershipConsentPage' })).toBe('/account/membership/consent');
});
