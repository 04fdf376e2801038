import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { beginBag, plentyOf } from './support/bag.ts';
import { expect, test } from './support/test.ts';

/**
 * What a page may start with, in KB after gzip, its messages included: what it weighs now and 2 % more; and of catalogue
 * pages how many files that may be. Change a number only downwards.
 */
const limits = [
  { page: 'home', address: '/gb', limit: 143.5, files: 6 },
  { page: 'list', address: '/gb/men', limit: 148.5, files: 7 },
  { page: 'search', address: '/gb/search?q=tee', limit: 148.6, files: 7 },
  { page: 'product', address: '/gb/tempo-4/RR4101.html', limit: 147.5, files: 8 },
  { page: 'login', address: '/gb/account/login', limit: 155 },
  { page: 'cart', address: '/gb/cart', limit: 154 },
  { page: 'checkout', address: '/gb/checkout', limit: 187 },
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

/**
 * What the document of a page may weigh, in KB: its styles after gzip, the whole as its first visitor gets it (brotli 5)
 * and as later ones get a page that is kept (brotli 11), and the state in it as it is. What it
 * weighs now and 2 % more; change a number only downwards.
 */
const documents = [
  { page: 'home', address: '/gb', styles: 14.6, html: 27, kept: 24.2, state: 14.2 },
  { page: 'list', address: '/gb/men', styles: 14.5, html: 28.2, kept: 25.2, state: 14.2 },
  { page: 'search', address: '/gb/search?q=shoes', styles: 14.5, html: 27.7, kept: 24.8, state: 13.6 },
  { page: 'product', address: '/gb/tempo-4/RR4101.html', styles: 16.4, html: 29.2, kept: 26.1, state: 12.3 },
  { page: 'login', address: '/gb/account/login', styles: 15.4, html: 22, state: 4.45 },
  { page: 'cart', address: '/gb/cart', styles: 15, html: 22, state: 5.8 },
  { page: 'checkout', address: '/gb/checkout', styles: 16, html: 24.2, state: 10.3 },
];

test('no page is sent with more styles, text or state than it may', async ({ page }) => {
  const found: Record<string, number> = {};
  for (const { page: name, address } of documents) {
    if (name === 'cart') await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
    const html = await (await page.request.get(address)).text();
    const styles = html.matchAll(/<style[^>]*>(.*?)<\/style>/gs);
    const state = html.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gs);
    const textOf = (parts: Iterable<RegExpMatchArray>) => [...parts].map(([, text]) => text).join('\n');
    const packed = (quality: number) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      };
      return brotliCompressSync(html, { params }).length / 1000;
    };
    found[`${name}: styles`] = gzipSync(textOf(styles), { level: 9 }).length / 1000;
    found[`${name}: html`] = packed(5);
    found[`${name}: kept`] = packed(11);
    found[`${name}: state`] = Buffer.byteLength(textOf(state)) / 1000;
  }
  for (const { page: name, address: _, ...limits } of documents)
    for (const [part, limit] of Object.entries(limits)) {
      const key = `${name}: ${part}`;
      expect.soft(found[key], key).toBeLessThan(limit);
      // Further away than for script: what other journeys buy changes what a page says.
      expect.soft(found[key], `${key}: the limit may be lowered`).toBeGreaterThan(limit * 0.85);
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
