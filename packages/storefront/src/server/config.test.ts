import { expect, it } from 'vitest';
import { commerceOptions } from './commerceOptions.ts';
import { readConfig } from './config.ts';

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
    hasRequestLog: true,
  });
});

it.each([
  [{ PORT: '80a' }, /PORT must be a whole number/],
  [{ PORT: '70000' }, /PORT must be a whole number/],
  [{ SHOP_ORIGIN: 'shop.example' }, /SHOP_ORIGIN must be like/],
  [{ SHOP_ORIGIN: 'https://shop.example/path' }, /SHOP_ORIGIN must be like/],
  [{ TRUST_PROXY: 'all' }, /TRUST_PROXY must be/],
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN must have at least 16 characters/],
  [{ PAYMENT_PROVIDER: 'bank' }, /PAYMENT_PROVIDER must be sandbox or none, not "bank"/],
  [{ SANDBOX_ORIGIN: 'https://pay.example' }, /SANDBOX_ORIGIN needs a SHOP_ORIGIN/],
  [{ SHOP_ORIGIN: 'https://a.example', SANDBOX_ORIGIN: 'https://a.example' }, /must be another origin/],
  [{ SHOP_ORIGIN: 'https://a.example', SANDBOX_ORIGIN: 'http://b.example' }, /must begin with https:/],
  [{ SHOP_ORIGIN: 'https://a.example', SANDBOX_ORIGIN: 'b.example' }, /SANDBOX_ORIGIN must be like/],
  [{ REQUEST_LOG: 'yes' }, /REQUEST_LOG must be on or off, not "yes"/],
  [{ DEMO: 'no' }, /DEMO must be on or off, not "no"/],
  [{ BRAND: 'other' }, /BRAND must be one of touchline, northing/],
  [{ SHOP_ORIGIN: 'https://shop.example/?a=b' }, /SHOP_ORIGIN must be like/],
  [{ SHOP_ORIGIN: 'https://me:secret@shop.example' }, /SHOP_ORIGIN must be like/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be like/],
  [{ DATABASE_URL: 'postgres://' }, /DATABASE_URL must be like/],
  [{ DATABASE_URL: 'postgres://localhost' }, /DATABASE_URL must be like/],
  [{ DATABASE_URL: 'postgres://me:100%@localhost/shop' }, /DATABASE_URL must be like/],
])('says in one sentence what is wrong with %j', (env, message) => {
  expect(() => readConfig(env, '/data')).toThrow(message);
});

it('lets pages at this machine’s addresses write to the back end while no origin is configured', () => {
  const local = commerceOptions(readConfig({ PORT: '4321' }, '/tmp'));
  expect(local.otherOrigins).toContain('http://127.0.0.1:4321');
  const configured = commerceOptions(readConfig({ SHOP_ORIGIN: 'https://shop.example' }, '/tmp'));
  expect(configured.otherOrigins ?? []).toEqual([]);
});
