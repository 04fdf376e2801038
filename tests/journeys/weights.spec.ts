import { gzipSync } from 'node:zlib';
import { beginBag, plentyOf } from './support/bag.ts';
import { expect, test } from './support/test.ts';

/**
 * What a page may start with, in KB after gzip, its messages included: what it weighs now and 2 % more. Change a number
 * only downwards.
 */
const limits = [
  { page: 'home', address: '/gb', limit: 133 },
  { page: 'list', address: '/gb/men', limit: 137 },
  { page: 'search', address: '/gb/search?q=tee', limit: 137 },
  { page: 'product', address: '/gb/tempo-4/RR4101.html', limit: 144 },
  { page: 'login', address: '/gb/account/login', limit: 138 },
  { page: 'cart', address: '/gb/cart', limit: 146 },
  { page: 'checkout', address: '/gb/checkout', limit: 178 },
];

test('no page starts with more script than it may', async ({ page }) => {
  for (const { page: name, address, limit } of limits) {
    if (name === 'cart') await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
    const html = await (await page.request.get(address)).text();
    const text = /<script type="application\/json" id="start">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    const { scripts, preloads } = JSON.parse(text) as Record<'scripts' | 'preloads', [string, string?][]>;
    const files = [...scripts, ...preloads].map(([path]) => path);
    expect(files.length, name).toBeGreaterThan(3);
    const sizes = await Promise.all(
      files.map(async (path) => gzipSync(await (await page.request.get(path)).body(), { level: 9 }).length),
    );
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    expect(kilobytes, name).toBeLessThan(limit);
    // A limit that is far away would let a page grow unnoticed.
    expect(kilobytes, `${name}: the limit may be lowered`).toBeGreaterThan(limit * 0.94);
  }
});
