import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommerce, type RunningCommerce } from '@touchline/commerce/node/startCommerce';
import { createTransport } from '@touchline/contract/client/transport';
import { listProducts, suggest } from '@touchline/contract/product/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemo } from './openDemo.ts';

const origin = 'http://shop.test';
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** What shoppers of each site call trail shoes, a size and a jacket. */
const sites = [
  ['gb', 'trail shoes', 'size', 'jacket'],
  ['us', 'trail shoes', 'size', 'jacket'],
  ['de', 'Trailschuhe', 'Größe', 'Jacke'],
  ['en', 'trail shoes', 'size', 'jacket'],
  ['fr', 'chaussures de trail', 'pointure', 'veste'],
  ['kr', '트레일화', '사이즈', '재킷'],
  ['ae', 'حذاء جري جبلي', 'مقاس', 'جاكيت'],
  ['em', 'trail shoes', 'size', 'jacket'],
] as const;

/** Sizes of shoes that the demo has, as labels and feet are read all over the world. */
const shoeSizes = ['42', 'EU42', 'eu 42', '42eu', '٤٢', '４２', 'UK8', 'uk 8.5', 'UK 8½', '8½', 'US9', '26.5 cm', '26,5cm', '265mm', '42 2/3', '42⅔', '41⅓']; // prettier-ignore
/** Sizes that the demo has not: no shoes and no jackets. */
const otherSizes = ['52', 'EU52', 'UK 47', '52½', '٥٢', '19,5 cm'];

describe('A size in a search of the demo', () => {
  let running: RunningCommerce;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'search-sizes-'));
    running = await startCommerce({ dataDir: folder, origin, log, demo: await openDemo() });
  }, 240_000);
  afterAll(async () => {
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  });
  let callers = 0;
  /** What a search finds; the suggestions must find the same. Each call from an address of its own. */
  async function search(sitePath: string, q: string) {
    const call = createTransport({
      fetch: (request) => {
        request.headers.set('x-forwarded-for', `caller ${(callers += 1)}`);
        return running.fetch(request);
      },
      ...{ origin, surface: () => 'chk', sitePath },
    });
    const list = await call(listProducts, { query: { q } });
    const { products } = await call(suggest, { query: { q } });
    const first = list.items.slice(0, 4).map(({ id }) => id);
    expect(
      products.map(({ id }) => id),
      `suggestions for ${q}`,
    ).toEqual(first);
    const { category, size } = list.interpreted ?? {};
    return { category, isFound: list.total > 0, hasSize: size !== undefined, dropped: list.droppedWords };
  }

  it.each(sites)('on %s finds the shoes that have it, however it is typed', async (sitePath, shoes, word) => {
    const found = { category: 'trail-shoes', isFound: true, hasSize: true, dropped: undefined };
    const orders = [`${shoes} {size}`, `${word} {size} ${shoes}`, `${shoes} ${word} {size}`];
    const site = sites.findIndex(([path]) => path === sitePath);
    for (const [at, size] of shoeSizes.entries()) {
      // Each size in each order on one of three sites.
      const q = orders[(at + site) % orders.length]?.replace('{size}', size) ?? '';
      expect(await search(sitePath, q), q).toEqual(found);
    }
  });

  it.each(sites)(
    'on %s is left out, and named, where nothing has it',
    async (sitePath, shoes, word, jacket) => {
      for (const [thing, sizes] of [
        [shoes, otherSizes],
        [jacket, ['40', 'EU40', '48', ...otherSizes]],
      ] as const) {
        for (const size of sizes) {
          const found = await search(sitePath, `${thing} ${word} ${size}`);
          const dropped = `${word} ${size}`;
          expect(found, dropped).toMatchObject({ isFound: true, hasSize: false, dropped });
          expect(await search(sitePath, `${thing} ${size}`), size).toEqual({ ...found, dropped: size });
        }
      }
    },
  );

  it.each(sites)('on %s finds the jackets that have it', async (sitePath, _shoes, word, jacket) => {
    for (const size of ['M', 'XXL', '2xl'])
      for (const q of [`${jacket} ${size}`, `${jacket} ${word} ${size}`])
        expect(await search(sitePath, q), q).toMatchObject({
          isFound: true,
          hasSize: true,
          dropped: undefined,
        });
  });
});
