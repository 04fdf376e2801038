import { expect, it } from 'vitest';
import { commerceOptions } from './commerceOptions.ts';
import { readConfig } from './config.ts';
import { loadBrand } from '../sites/loadBrand.ts';
import { startWarnings } from './startWarnings.ts';

const optionsOf = (env: Record<string, string>) => {
  const config = readConfig(env, '/tmp');
  return commerceOptions(config, loadBrand(config));
};

/** A shop that others reach has to say who takes the money. */
const publicShop = { SHOP_ORIGIN: 'https://shop.example', PAYMENT_PROVIDER: 'none' };

it('starts on port 3000 with the embedded database by default', () => {
  expect(readConfig({}, '/data')).toMatchObject({
    port: 3000,
    origin: 'http://localhost:3000',
    brand: 'touchline',
    databaseUrl: undefined,
    dataDir: '/data',
    metricsToken: undefined,
    paymentProvider: 'sandbox',
    sandboxOrigin: undefined,
    smtp: undefined,
    textsUrl: undefined,
    mailbox: 'local',
    carrier: 'sandbox',
    addressSearch: 'sandbox',
    fulfilment: { pack: 300, step: 120 },
    fulfilmentSecret: undefined,
    botProtectionSecret: undefined,
    pageCacheBytes: 8 * 1024 * 1024,
    hasRequestLog: true,
  });
});

it.each([
  [{}, 'sandbox'],
  [{ SHOP_ORIGIN: 'http://localhost:3000' }, 'sandbox'],
  [{ SHOP_ORIGIN: 'https://shop.example', PAYMENT_PROVIDER: 'none' }, 'none'],
  [{ SHOP_ORIGIN: 'https://shop.example', PAYMENT_PROVIDER: 'sandbox' }, 'sandbox'],
  [{ PAYMENT_PROVIDER: 'none' }, 'none'],
] as const)(
  'takes test payments only on a machine of one’s own or when asked to, with %j: %s',
  (env, provider) => {
    expect(readConfig(env, '/data').paymentProvider).toBe(provider);
  },
);

it('has no stand-in for another service at a public address that was not asked for', () => {
  expect(readConfig(publicShop, '/data')).toMatchObject({
    ...{ paymentProvider: 'none', identityProviders: [], carrier: 'none', wallet: 'none' },
    ...{ addressSearch: 'none', fulfilment: 'none', mailbox: 'off' },
  });
});

it('warns at the start of each stand-in that was asked for at a public address, and says nothing at a local one', () => {
  const every = {
    ...{ PAYMENT_PROVIDER: 'sandbox', IDENTITY_PROVIDER: 'sandbox', CARRIER: 'sandbox' },
    ...{ WALLET: 'sandbox', ADDRESS_SEARCH: 'sandbox', MAILBOX: 'on' },
    ...{ FULFILMENT: 'sandbox', FULFILMENT_PACE: '0,10' },
  };
  expect(startWarnings(readConfig(every, '/data'))).toEqual([]);
  const publicly = readConfig({ ...every, SHOP_ORIGIN: 'https://shop.example' }, '/data');
  expect(startWarnings(publicly)).toEqual([
    'PAYMENT_PROVIDER=sandbox at https://shop.example: no money moves, orders are not paid for.',
    'IDENTITY_PROVIDER=sandbox at https://shop.example: everybody can sign in as anybody.',
    'CARRIER=sandbox at https://shop.example: everybody can register as anybody.',
    'WALLET=sandbox at https://shop.example: everybody can be anybody in the wallet.',
    'FULFILMENT=sandbox at https://shop.example: orders move by themselves, and nobody sends them.',
    'ADDRESS_SEARCH=sandbox at https://shop.example: only a few streets are found.',
    'MAILBOX=on at https://shop.example: everybody can read every mail.',
  ]);
});

it('says at the start that a public shop without a payment provider sells nothing', () => {
  expect(startWarnings(readConfig(publicShop, '/data'))).toEqual([
    'PAYMENT_PROVIDER=none: nothing can be ordered.',
  ]);
});

it('tells the back end that nobody takes payments', () => {
  expect(optionsOf({ PAYMENT_PROVIDER: 'none' })).toMatchObject({ paymentProvider: 'none' });
});

it.each([
  ['branch', 'development'],
  ['dev', 'development'],
  ['stg', 'staging'],
  ['preview', 'production'],
  ['prod', 'production'],
])('deployed as %s it is in %s [A9.54]', (deployment, environment) => {
  expect(readConfig({ ENVIRONMENT: deployment }, '/data').environment).toBe(environment);
});

it('is in production unless it says otherwise, or is developed', () => {
  expect(readConfig({}, '/data').environment).toBe('production');
  expect(readConfig({ NODE_ENV: 'development' }, '/data').environment).toBe('development');
});

const example = {
  OIDC_ISSUER: 'https://accounts.example',
  OIDC_CLIENT_ID: 'shop',
  OIDC_NAME: 'Example ID',
};
const second = {
  ...{ OIDC_PROVIDERS: 'acme', OIDC_ACME_ISSUER: 'https://acme.example', OIDC_ACME_CLIENT_ID: 'a' },
  ...{ OIDC_ACME_CLIENT_SECRET: 's', OIDC_ACME_NAME: 'Acme', OIDC_ACME_RESPONSE_MODE: 'form_post' },
};

it.each([
  [{ PORT: '80a' }, /PORT must be a whole number/],
  [{ PORT: '70000' }, /PORT must be a whole number/],
  [{ PAGE_CACHE_MB: '0' }, /PAGE_CACHE_MB must be a whole number from 1 to 4096, not "0"/],
  [{ PAGE_CACHE_MB: '1.5' }, /PAGE_CACHE_MB/],
  [{ SHOP_ORIGIN: 'shop.example' }, /SHOP_ORIGIN must be like/],
  [{ SHOP_ORIGIN: 'https://shop.example/path' }, /SHOP_ORIGIN must be like/],
  [{ TRUST_PROXY: 'all' }, /TRUST_PROXY must be/],
  [{ FULFILMENT_PACE: '5 minutes' }, /FULFILMENT_PACE must be two numbers/],
  [{ FULFILMENT_SECRET: 'short' }, /FULFILMENT_SECRET must have at least 32 characters/],
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN must have at least 16 characters/],
  [{ SHOP_SECRET: 'short' }, /SHOP_SECRET must have at least 32 characters/],
  [{ SHOP_SECRET_PREVIOUS: 'a'.repeat(32) }, /SHOP_SECRET_PREVIOUS needs a SHOP_SECRET/],
  [{ PAYMENT_PROVIDER: 'bank' }, /PAYMENT_PROVIDER must be stripe, adyen, sandbox or none, not "bank"/],
  [{ SANDBOX_ORIGIN: 'https://pay.example' }, /SANDBOX_ORIGIN needs a SHOP_ORIGIN/],
  [{ ...publicShop, SANDBOX_ORIGIN: 'https://shop.example' }, /must be another origin/],
  [{ ...publicShop, SANDBOX_ORIGIN: 'http://b.example' }, /must begin with https:/],
  [{ ...publicShop, SANDBOX_ORIGIN: 'b.example' }, /SANDBOX_ORIGIN must be like/],
  [{ SMTP_URL: 'mail.example', MAIL_FROM: 'A <a@b.example>' }, /SMTP_URL must be like/],
  [{ TEXTS_URL: 'texts.example' }, /TEXTS_URL must be like/],
  [{ SMTP_URL: 'smtp://mail.example' }, /SMTP_URL needs a MAIL_FROM/],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }, /SMTP_URL needs a MAIL_FROM/],
  [{ MAILBOX: 'yes' }, /MAILBOX must be on or off/],
  [{ REQUEST_LOG: 'yes' }, /REQUEST_LOG must be on or off, not "yes"/],
  [{ ENVIRONMENT: 'test' }, /ENVIRONMENT must be one of branch, dev, stg, preview, prod, not "test"/],
  [{ DEMO: 'no' }, /DEMO must be on or off, not "no"/],
  [{ SHOP_ORIGIN: 'https://shop.example/?a=b' }, /SHOP_ORIGIN must be like/],
  [{ SHOP_ORIGIN: 'https://me:secret@shop.example' }, /SHOP_ORIGIN must be like/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be like/],
  [{ DATABASE_URL: 'postgres://' }, /DATABASE_URL must be like/],
  [{ DATABASE_URL: 'postgres://localhost' }, /DATABASE_URL must be like/],
  [{ DATABASE_URL: 'postgres://me:100%@localhost/shop' }, /DATABASE_URL must be like/],
  [{ IDENTITY_PROVIDER: 'other' }, /IDENTITY_PROVIDER must be sandbox or none, not "other"/],
  [{ IDENTITY_PROVIDER: 'sandbox', PAYMENT_PROVIDER: 'none' }, /needs PAYMENT_PROVIDER=sandbox/],
  [{ ...publicShop, IDENTITY_PROVIDER: 'sandbox' }, /needs PAYMENT_PROVIDER=sandbox/],
  [{ ...publicShop, WALLET: 'sandbox' }, /WALLET=sandbox needs PAYMENT_PROVIDER=sandbox/],
  [{ PAYMENT_PROVIDER: 'none', WALLET: 'sandbox' }, /WALLET=sandbox needs PAYMENT_PROVIDER=sandbox/],
  [{ OIDC_ISSUER: 'http://accounts.example' }, /OIDC_ISSUER must be like https/],
  [{ OIDC_ISSUER: 'https://accounts.example', OIDC_CLIENT_ID: 'x' }, /OIDC_NAME for shoppers/],
  [{ ...example, IDENTITY_PROVIDER: 'none' }, /IDENTITY_PROVIDER must be absent/],
  [{ ...example, OIDC_RESPONSE_MODE: 'fragment' }, /must be query or form_post, not "fragment"/],
  [{ OIDC_PROVIDERS: 'Google' }, /"Google" cannot be one/],
  [{ OIDC_PROVIDERS: 'callback' }, /"callback" cannot be one/],
  [{ OIDC_PROVIDERS: 'acme' }, /OIDC_ACME_ISSUER must be like https/],
  [{ ...example, ...second, OIDC_ACME_NAME: 'Example ID' }, /have the same name/],
])('says in one sentence what is wrong with %j', (env, message) => {
  expect(() => readConfig(env, '/data')).toThrow(message);
});

it('lets pages at this machine’s addresses write to the back end while no origin is configured', () => {
  const local = optionsOf({ PORT: '4321' });
  expect(local.otherOrigins).toContain('http://127.0.0.1:4321');
  const configured = optionsOf(publicShop);
  expect(configured.otherOrigins ?? []).toEqual([]);
});

it.each([
  [{}, 'local'],
  [{ SHOP_ORIGIN: 'http://localhost:3000' }, 'local'],
  [publicShop, 'off'],
  [{ ...publicShop, SHOP_ORIGIN: 'https://localhost.shop.example' }, 'off'],
  [{ SMTP_URL: 'smtps://me:secret@mail.example:465', MAIL_FROM: 'Shop <a@shop.example>' }, 'off'],
  [{ MAILBOX: 'off' }, 'off'],
  [{ ...publicShop, MAILBOX: 'on' }, 'on'],
] as const)('shows mails in a mailbox only on a machine of one’s own, with %j: %s', (env, mailbox) => {
  expect(readConfig(env, '/data').mailbox).toBe(mailbox);
});

it.each([
  [{}, 'sandbox'],
  [{ SHOP_ORIGIN: 'http://localhost:3000' }, 'sandbox'],
  [publicShop, []],
  [{ PAYMENT_PROVIDER: 'none' }, []],
  [{ IDENTITY_PROVIDER: 'none' }, []],
  [
    {
      ...{ SHOP_ORIGIN: 'https://shop.example', IDENTITY_PROVIDER: 'sandbox' },
      PAYMENT_PROVIDER: 'sandbox',
    },
    'sandbox',
  ],
] as const)('has the sandbox’s accounts only on a machine of one’s own, with %j: %s', (env, provider) => {
  expect(readConfig(env, '/data').identityProviders).toEqual(provider);
});

it('signs in by providers of the operator’s, in the order they are listed', () => {
  const one = {
    ...{ id: 'openid', name: 'Example ID', issuer: 'https://accounts.example' },
    ...{ clientId: 'shop', clientSecret: undefined, responseMode: 'query' },
  };
  expect(optionsOf(example).identityProviders).toEqual([one]);
  expect(optionsOf({ ...example, ...second }).identityProviders).toEqual([
    one,
    {
      ...{ id: 'acme', name: 'Acme', issuer: 'https://acme.example' },
      ...{ clientId: 'a', clientSecret: 's', responseMode: 'form_post' },
    },
  ]);
});

it.each([
  [{}, 'sandbox'],
  [publicShop, 'none'],
  [{ ...publicShop, CARRIER: 'sandbox' }, 'sandbox'],
  [{ CARRIER: 'none' }, 'none'],
] as const)(
  'has a phone company that knows everybody only where somebody asked for it: %j: %s',
  (env, carrier) => {
    expect(readConfig(env, '/data').carrier).toBe(carrier);
  },
);

it('does not know any other phone company', () => {
  expect(() => readConfig({ CARRIER: 'real' }, '/data')).toThrow(
    'CARRIER must be sandbox or none, not "real".',
  );
});
