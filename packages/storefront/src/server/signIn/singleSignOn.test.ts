import { expect, it } from 'vitest';
import { shopOf } from '../testing/shopOf.ts';
import { singleSignOnOf } from './singleSignOn.ts';

const origin = 'https://login.example';
const guest = { cookie: '__Host-jwtToken=token-g' };
const scriptOf = (html: string) => /<script nonce="([^"]+)" src="([^"]+)" async><\/script>/.exec(html);

it('loads the configured single sign-on script with the delivery page, and the policy allows it there only [A7.56]', async () => {
  const { get } = shopOf({ config: { singleSignOnOrigin: origin } });
  const page = await get('/gb/checkout', guest);
  const [, nonce, address] = scriptOf(await page.text()) ?? [];
  expect(address).toBe(`${origin}/single-sign-on.js`);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`'nonce-${nonce ?? ''}'`);
  expect(policy).toContain(`connect-src 'self' ${origin}`);
  const other = await get('/gb/track-order');
  expect(scriptOf(await other.text())).toBeNull();
  expect(other.headers.get('content-security-policy')).not.toContain(origin);
  // Delivery is a section of the checkout.
  const delivery = await get('/gb/delivery');
  expect(delivery.headers.get('location')).toContain('/gb/checkout');
});

it('loads none for whoever is signed in [C2.22]', () => {
  const market = { config: { singleSignOnOrigin: origin } };
  expect(singleSignOnOf({ id: 'checkout' }, market, false)?.origin).toBe(origin);
  expect(singleSignOnOf({ id: 'checkout' }, market, true)).toBeUndefined();
});

it('loads none where none is configured', async () => {
  const { get } = shopOf();
  const page = await get('/gb/checkout', guest);
  expect(scriptOf(await page.text())).toBeNull();
  expect(page.headers.get('content-security-policy')).not.toContain('connect-src');
});
