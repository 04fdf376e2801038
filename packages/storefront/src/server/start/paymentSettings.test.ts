import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startWarnings } from './startWarnings.ts';

const stripe = {
  ...{ PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' },
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};
const liveStripe = { ...stripe, STRIPE_SECRET_KEY: 'rk_live_abc', STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' };
const adyen = {
  ...{
    PAYMENT_PROVIDER: 'adyen',
    ADYEN_API_KEY: 'an-api-key-of-a-test-account',
    ADYEN_CLIENT_KEY: 'test_ABC',
  },
  ...{ ADYEN_MERCHANT_ACCOUNT: 'ShopECOM', ADYEN_HMAC_KEY: 'AB'.repeat(32) },
};
const liveAdyen = { ...adyen, ADYEN_CLIENT_KEY: 'live_ABC', ADYEN_LIVE_PREFIX: '1797a841fbb37ca7-Shop' };
const atShop = { SHOP_ORIGIN: 'https://shop.example' };
const read = (env: Record<string, string>) => readConfig(env, '/data');
const without = (env: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(env).filter(([key]) => key !== name));

it('a shop that others reach does not start before it says who takes the money', () => {
  expect(() => read(atShop)).toThrow(
    /^PAYMENT_PROVIDER is missing: a shop at https:\/\/shop\.example takes money by stripe or adyen/,
  );
  expect(() => read({ SHOP_ORIGIN: 'http://192.0.2.7:3000' })).toThrow('PAYMENT_PROVIDER is missing');
  for (const local of [{}, { SHOP_ORIGIN: 'http://localhost:3000' }])
    expect(read(local).paymentProvider).toBe('sandbox');
});

it('a company that takes money serves every processor, and the sandbox is off', () => {
  const { paymentProvider, realProviders, identityProviders, wallet } = read({ ...liveStripe, ...atShop });
  expect([paymentProvider, identityProviders, wallet]).toEqual(['none', [], 'none']);
  expect(realProviders).toEqual({
    byProcessor: { aci: 'stripe', adyen: 'stripe', pays: 'stripe', bridge: 'stripe', comnext: 'stripe' },
    stripe: {
      ...{ secretKey: 'rk_live_abc', publishableKey: 'pk_live_abc', webhookSecret: 'whsec_abc' },
      standIn: undefined,
    },
  });
  expect(startWarnings(read({ ...liveStripe, ...atShop }))).toEqual([]);
});

it('single processors can have a company of their own; those without one are not offered', () => {
  const both = {
    ...liveStripe,
    ...liveAdyen,
    ...atShop,
    PAYMENT_PROVIDER: 'stripe',
    PAYMENT_PROVIDER_PAYS: 'adyen',
  };
  expect(read(both).realProviders?.byProcessor).toMatchObject({ aci: 'stripe', pays: 'adyen' });
  const one = { ...liveAdyen, ...atShop, PAYMENT_PROVIDER: 'none', PAYMENT_PROVIDER_ADYEN: 'adyen' };
  expect(read(one)).toMatchObject({
    paymentProvider: 'none',
    realProviders: { byProcessor: { adyen: 'adyen' } },
  });
});

it('keys for tests are for this machine and for staging, which says that no money moves', () => {
  expect(read(stripe).realProviders?.stripe?.secretKey).toBe('sk_test_abc');
  expect(() => read({ ...stripe, ...atShop })).toThrow(
    /STRIPE_SECRET_KEY is a key for tests: no money would move at https:\/\/shop\.example/,
  );
  const staging = read({ ...stripe, ...atShop, ENVIRONMENT: 'stg' });
  expect(startWarnings(staging)).toEqual([
    'Stripe has keys for tests at https://shop.example: no money moves.',
  ]);
  const other = read({ ...adyen, ...atShop, ENVIRONMENT: 'stg' });
  expect(startWarnings(other)).toEqual(['Adyen has keys for tests at https://shop.example: no money moves.']);
});

it.each([
  [
    without(stripe, 'STRIPE_SECRET_KEY'),
    'STRIPE_SECRET_KEY is missing: sk_test_… or rk_live_…, for PAYMENT_PROVIDER=stripe.',
  ],
  [without(stripe, 'STRIPE_PUBLISHABLE_KEY'), 'STRIPE_PUBLISHABLE_KEY is missing'],
  [without(stripe, 'STRIPE_WEBHOOK_SECRET'), 'STRIPE_WEBHOOK_SECRET is missing'],
  [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_abc' }, 'STRIPE_SECRET_KEY must be like'],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }, 'must both be keys for tests, or both live keys'],
  [liveStripe, 'STRIPE_SECRET_KEY is a live key: it needs a SHOP_ORIGIN that begins with https:'],
  [without(adyen, 'ADYEN_API_KEY'), 'ADYEN_API_KEY is missing'],
  [without(adyen, 'ADYEN_CLIENT_KEY'), 'ADYEN_CLIENT_KEY is missing'],
  [without(adyen, 'ADYEN_MERCHANT_ACCOUNT'), 'ADYEN_MERCHANT_ACCOUNT is missing'],
  [{ ...adyen, ADYEN_HMAC_KEY: 'secret' }, 'ADYEN_HMAC_KEY must be like 64 hexadecimal digits'],
  [
    { ...adyen, ADYEN_CLIENT_KEY: 'live_ABC' },
    'ADYEN_CLIENT_KEY must be a live key where there is an ADYEN_LIVE_PREFIX',
  ],
  [
    { ...liveAdyen, ...atShop, ADYEN_LIVE_REGION: 'mars' },
    'ADYEN_LIVE_REGION must be one of us, au, apse, in',
  ],
  [
    { ...liveStripe, ...atShop, PAYMENT_PROVIDER: 'sandbox', PAYMENT_PROVIDER_ACI: 'stripe' },
    'can not be used together with',
  ],
  [{ PAYMENT_PROVIDER_ACI: 'sandbox' }, 'PAYMENT_PROVIDER_ACI must be stripe or adyen, not "sandbox"'],
  [
    { ...stripe, STRIPE_STAND_IN: 'https://evil.example' },
    'STRIPE_STAND_IN must be an address of this machine',
  ],
  [
    { ...liveStripe, ...atShop, STRIPE_STAND_IN: 'http://127.0.0.1:1' },
    'STRIPE_STAND_IN must be an address of this machine',
  ],
])('says in one sentence what is wrong with %j', (env, message) => {
  expect(() => read(env)).toThrow(message);
});

it('never repeats a key in what it says', () => {
  const keys = { ...stripe, STRIPE_WEBHOOK_SECRET: 'my-secret-key' };
  expect(() => read(keys)).toThrow(expect.not.stringContaining('my-secret-key') as string);
});
