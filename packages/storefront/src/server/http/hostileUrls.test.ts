import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommerce, type RunningCommerce } from '@touchline/commerce/node/startCommerce';
import { unpackEmptySnapshot } from '../../../../commerce/src/node/testing/emptySnapshot.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageRoutes } from '../../routes/routes.ts';
import { commerceOptions } from '../start/commerceOptions.ts';
import { readConfig } from '../start/config.ts';
import { loadBrand } from '../sites/loadBrand.ts';
import { createShop, type RequestHandler } from './shop.ts';
import { libraryStyles } from '../render/styles/libraryStyles.ts';

const origin = 'http://localhost:3000';
const long = 'x'.repeat(5_000);

/** Parts of a path that nobody types, and scanners try. */
const segments = [
  ...['x%0ay', '%0d%0aset-cookie:a=b', '%00', 'x%00', '%09', '%7f', '%e0%a4%a', '%ed%a0%80', '%ff'],
  ...['..%2f..%2fetc', '..%5c', '%2e%2e', '%252e%252e%252f', '%2f%2fevil.example', '%25', '%F0%9F%98%80'],
  ...['%E2%80%A8', 'x%E2%80%A9y', '%C2%85'],
  ...['__proto__', 'constructor', '%7B%7B1%7D%7D', "'%20or%201=1--", '*', ':slug', long],
];

/** Values of a query that nobody types. */
const values = [
  ...['x'.repeat(300), long, '\u0000', 'a\nb', '\t', '\uD800', '😀'.repeat(200), '-1', '1e309', 'NaN'],
  ...['__proto__', '[]', '{"a":{}}', '../../..', '%', "' or 1=1--", '//evil.example', '9007199254740993'],
];
const names = [
  ...[
    'key',
    'q',
    'page',
    'sort',
    'price',
    'priceFrom',
    'priceTo',
    'list',
    'ids',
    'returnTo',
    'goTo',
    'goToParams',
  ],
  ...[
    'code',
    'state',
    'campaign',
    'size',
    'quantity',
    'recipe',
    'basketId',
    'orderId',
    'path',
    'product',
    'link',
  ],
  ...[
    'invitationCode',
    'from',
    'isAsync',
    'saved',
    'redirect-url',
    'consent-level',
    'stars',
    'colour',
    'email',
  ],
  ...[
    'externalAuthError',
    'country',
    'without',
    'region',
    'site',
    'revision',
    'token',
    'id',
    'sku',
    'p',
    'start',
  ],
];

describe('An address that nobody typed', () => {
  const data = mkdtempSync(join(tmpdir(), 'touchline-hostile-'));
  const errors: string[] = [];
  let commerce: RunningCommerce;
  let shop: RequestHandler;
  beforeAll(async () => {
    const config = readConfig({ SHOP_ORIGIN: origin, PAYMENT_PROVIDER: 'none', DEMO: 'off' }, data);
    const brand = loadBrand(config);
    await unpackEmptySnapshot(join(config.dataDir, 'database'));
    const log = {
      ...{ info: () => undefined, warn: () => undefined },
      error: (message: string, error: unknown) => void errors.push(`${message} ${String(error)}`),
    };
    commerce = await startCommerce({ ...commerceOptions(config, brand), log });
    shop = createShop({
      styles: libraryStyles,
      ...{ config, brand },
      backEnd: commerce.fetch,
      providerOrigin: commerce.providerOrigin,
      assets: { bootstrap: '', startOf: () => ({ scripts: [], preloads: [], page: '' }) },
      files: { answer: () => undefined },
      log: (message, _fields, error) => {
        if (error !== undefined) errors.push(`${message} ${String(error)}`);
      },
    });
  });
  afterAll(async () => {
    await commerce.stop();
    rmSync(data, { recursive: true });
  });

  let calls = 0;
  /** From a network of its own each time: limits are not what is shown here. */
  async function statusOf(address: string): Promise<number> {
    calls += 1;
    const request = new Request(origin + address, {
      headers: { host: 'localhost:3000' },
      redirect: 'manual',
    });
    const answer = await shop(request, `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`);
    await answer.arrayBuffer();
    return answer.status;
  }
  const failing = async (addresses: readonly string[]) => {
    const found: string[] = [];
    for (const address of addresses) {
      const status = await statusOf(address);
      if (status >= 500) found.push(`${status} ${address.slice(0, 120)}`);
    }
    return found;
  };

  const paths = pageRoutes('gb').map(({ path }) => path);
  const open = [...new Set(paths)].filter((path) => /[:*]/.test(path));
  /** The route for everything else, `*`, has no slash. */
  const filled = (path: string, segment: string) =>
    path.replace(/^(?!\/)/, '/').replace(/:\w+|\*/g, () => segment);

  it.each([...open, ...paths.slice(0, 3).map((path) => `${path}/*`), '/gb/help/*', '/*', '/zz/*'])(
    'below %s is not found, and no failure of the shop',
    async (path) => {
      errors.length = 0;
      expect(await failing(segments.map((segment) => filled(path, segment)))).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

  it.each([...new Set(paths.map((path) => filled(path, 'x')))])(
    'of %s with any value in its query is no failure of the shop',
    async (path) => {
      errors.length = 0;
      const queries = values.map((value) =>
        new URLSearchParams(names.map((name) => [name, value])).toString(),
      );
      const twice = names.map((name) => `${name}=a&${name}=b&${name}[]=c&${name}[x]=d`).join('&');
      expect(
        await failing(
          [...queries, twice, '%', '%00=%00', `${long}=${long}`].map((query) => `${path}?${query}`),
        ),
      ).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

  it.each([
    '/gb/order',
    '/gb/newsletter/confirm',
    '/gb/newsletter/preferences',
    '/gb/newsletter/unsubscribe',
    '/gb/privacy-request/confirm',
    '/gb/privacy-request/archive',
    '/gb/wishlist/notices',
    '/gb/account/reset-password',
  ])('of %s with a key of another length says that the link is over, as with a wrong one', async (path) => {
    const wrong = await statusOf(`${path}?key=${'0'.repeat(40)}`);
    expect(wrong).toBeLessThan(500);
    for (const key of ['x', 'x'.repeat(300), long]) expect(await statusOf(`${path}?key=${key}`)).toBe(wrong);
  });

  it.each(['/gb/launches/', '/gb/wishlist/shared/', '/gb/help/', '/gb/x/'])(
    'below %s with a long name is not found',
    async (path) => expect(await statusOf(`${path}${'x'.repeat(300)}`)).toBe(404),
  );

  it.each(['%0a', '%0d', '%E2%80%A8', '%E2%80%A9'])(
    'with %s, which no route matches, is not found, in a site and in none',
    async (lineBreak) => {
      for (const path of ['/gb', '/zz', '/gb/women', '/gb/launches'])
        expect(await statusOf(`${path}/x${lineBreak}y`), path).toBe(404);
    },
  );
});
