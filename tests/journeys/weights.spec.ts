import { gzipSync } from 'node:zlib';
import { beginBag, plentyOf } from './support/bag.ts';
import { expect, test } from './support/test.ts';

/**
 * What a page may start with, in KB after gzip, its messages included: what it weighs now and 2 % more; and of catalogue
 * pages how many files that may be. Change a number only downwards.
 */
const limits = [
  { page: 'home', address: '/gb', limit: 78, files: 6 },
  { page: 'list', address: '/gb/men', limit: 83, files: 7 },
  { page: 'search', address: '/gb/search?q=tee', limit: 83, files: 7 },
  { page: 'product', address: '/gb/tempo-4/RR4101.html', limit: 87, files: 8 },
  { page: 'login', address: '/gb/account/login', limit: 91 },
  { page: 'cart', address: '/gb/cart', limit: 96 },
  { page: 'checkout', address: '/gb/checkout', limit: 130 },
];

test('no page starts with more script than it may', async ({ page }) => {
  for (const { page: name, address, limit, files: most = 30 } of limits) {
    if (name === 'cart') await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
    const html = await (await page.request.get(address)).text();
    const text = /<script type="application\/json" id="start">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    const { scripts, preloads } = JSON.parse(text) as Record<'scripts' | 'preloads', [string, string?][]>;
    const files = [...scripts, ...preloads].map(([path]) => path);
    expect(files.length, name).toBeGreaterThan(3);
    expect(files.length, `files of ${name}`).toBeLessThanOrEqual(most);
    const sizes = await Promise.all(
      files.map(async (path) => gzipSync(await (await page.request.get(path)).body(), { level: 9 }).length),
    );
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    expect(kilobytes, name).toBeLessThan(limit);
    // A limit that is far away would let a page grow unnoticed.
    expect(kilobytes, `${name}: the limit may be lowered`).toBeGreaterThan(limit * 0.94);
  }
});
