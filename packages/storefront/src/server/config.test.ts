import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('starts on port 3000 with the embedded database when nothing is said', () => {
  expect(readConfig({}, '/data')).toMatchObject({
    port: 3000,
    origin: 'http://localhost:3000',
    brand: 'touchline',
    databaseUrl: undefined,
    dataDir: '/data',
  });
});

it.each([
  [{ PORT: '80a' }, /PORT must be a whole number/],
  [{ PORT: '70000' }, /PORT must be a whole number/],
  [{ SHOP_ORIGIN: 'shop.example' }, /SHOP_ORIGIN must be like/],
  [{ SHOP_ORIGIN: 'https://shop.example/path' }, /SHOP_ORIGIN must be like/],
  [{ BRAND: 'other' }, /BRAND must be one of touchline, northing/],
  [{ SHOP_ORIGIN: 'https://shop.example/?a=b' }, /SHOP_ORIGIN must be like/],
  [{ SHOP_ORIGIN: 'https://me:secret@shop.example' }, /SHOP_ORIGIN must be like/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be like/],
  [{ DATABASE_URL: 'postgres://' }, /DATABASE_URL must be like/],
  [{ DATABASE_URL: 'postgres://localhost' }, /DATABASE_URL must be like/],
  [{ DATABASE_URL: 'postgres://me:100%@localhost/shop' }, /DATABASE_URL must be like/],
])('tells what is wrong with %j in one sentence', (env, message) => {
  expect(() => readConfig(env, '/data')).toThrow(message);
});
