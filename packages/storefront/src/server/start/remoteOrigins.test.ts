import { expect, it } from 'vitest';
import { shopOf } from '../testing/shopOf.ts';

const guest = { cookie: '__Host-jwtToken=token-g' };
const origins = {
  botProtectionOrigin: 'https://bots.example',
  accountPortalOrigin: 'https://portal.example',
};

it('lets the configured bot protection and account portal call their servers, and nobody where none is configured [A7.57, A7.59]', async () => {
  const policyOf = async (config?: Record<string, string>) => {
    const page = await shopOf(config ? { config } : {}).get('/gb/login', {});
    return page.headers.get('content-security-policy');
  };
  expect(await policyOf(origins)).toContain("connect-src 'self' https://bots.example https://portal.example");
  expect(await policyOf()).not.toContain('connect-src');
});

it.each([
  ['the shop that sells', {}, 'shop-checkout'],
  ['staging', { STAGING_SUBDOMAIN: 'staging' }, 'shop-checkout-test'],
  ['development', { NODE_ENV: 'development' }, 'shop-checkout-test'],
] as const)('tells the account portal a fixed source id: in %s [A7.59]', async (_, env, sourceId) => {
  const page = await shopOf({ env, config: origins }).get('/gb/checkout', guest);
  const state = /"accountPortal":(\{[^}]*\})/.exec(await page.text())?.[1] ?? '{}';
  expect(JSON.parse(state)).toEqual({ origin: 'https://portal.example', sourceId });
});

it('lets in the pictures of the configured map, and no others', async () => {
  const policyOf = async (config?: Record<string, string>) => {
    const page = await shopOf(config ? { config } : {}).get('/gb/login', {});
    return page.headers.get('content-security-policy');
  };
  const mapTiles = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(await policyOf({ mapTiles })).toContain("img-src 'self' data: https://tiles.example;");
  expect(await policyOf()).toContain("img-src 'self' data:;");
});

it('lets in the style sheet of the configured header application and the calls of the chat, and nothing for the examples [A2.64, A7.53]', async () => {
  const policyOf = async (config: Record<string, string>) => {
    const page = await shopOf({ config }).get('/gb/login', {});
    return page.headers.get('content-security-policy');
  };
  const elsewhere = await policyOf({
    remoteHeaderOrigin: 'https://header.example',
    chatOrigin: 'https://chat.example',
  });
  expect(elsewhere).toContain("style-src 'self' 'unsafe-inline' https://header.example;");
  expect(elsewhere).toContain("connect-src 'self' https://chat.example https://header.example;");
  const own = await policyOf({ remoteHeaderOrigin: 'self', chatOrigin: 'self' });
  expect(own).toContain("style-src 'self' 'unsafe-inline';");
  expect(own).not.toContain('connect-src');
});
