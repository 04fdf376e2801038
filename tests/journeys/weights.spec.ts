import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { beginBag, plentyOf } from './support/bag.ts';
import { expect, test } from './support/test.ts';

/** What a page may start with, in KB after gzip, its messages included. */
const limits = [
  { page: 'home', address: '/gb', limit: 161 },
  { page: 'list', address: '/gb/men', limit: 168 },
  { page: 'search', address: '/gb/search?q=tee', limit: 168 },
  { page: 'product', address: '/gb/tempo-4/RR4101.html', limit: 183 },
  { page: 'login', address: '/gb/account/login', limit: 190 },
  { page: 'cart', address: '/gb/cart', limit: 190 },
  // Its steps for every market: delivery by day, hour or collection, instalments, consents, tax numbers, text messages.
  { page: 'checkout', address: '/gb/checkout', limit: 227 },
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
  }
});

/**
 * What the document of a page may weigh, in KB: all its styles after gzip, and the whole as its first visitor gets it
 * (brotli 5).
 */
const limitsOfDocuments = { styles: 15.8, html: 30.1 };

test('no page is sent with more styles or text than it may', async ({ page }) => {
  for (const { page: name, address } of limits) {
    if (name === 'cart') await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
    const html = await (await page.request.get(address)).text();
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n');
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    };
    const found = {
      styles: gzipSync(styles, { level: 9 }).length / 1000,
      html: brotliCompressSync(html, { params }).length / 1000,
    };
    for (const part of ['styles', 'html'] as const)
      expect.soft(found[part], `${name}: ${part}`).toBeLessThan(limitsOfDocuments[part]);
  }
});

test.describe('on a first visit', () => {
  test.use({ hasAnsweredConsent: false });

  // The styles of the question about cookies; none of what the visitor may do next.
  test('a page asks only for the styles of what it shows by itself', async ({ page }) => {
    const late: Promise<number>[] = [];
    page.on('response', (response) => {
      if (/\/assets\/[^/]+\.css$/.test(response.url()))
        late.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto('/gb/men');
    await expect(page.getByRole('dialog', { name: 'Your data, your call' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const kilobytes = (await Promise.all(late)).reduce((sum, size) => sum + size, 0) / 1000;
    expect(kilobytes).toBeGreaterThan(0.5);
    expect(kilobytes).toBeLessThan(3);
  });
});
