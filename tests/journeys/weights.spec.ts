import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { beginBag, plentyOf } from './support/bag.ts';
import { expect, test } from './support/test.ts';

/**
 * What a page may start with, in KB after gzip, its messages included: what it weighs now and 2 % more; and of catalogue
 * pages how many files that may be. Change a number only downwards.
 */
const limits = [
  { page: 'home', address: '/gb', limit: 83.8, files: 6 },
  { page: 'list', address: '/gb/men', limit: 88.6, files: 7 },
  { page: 'search', address: '/gb/search?q=tee', limit: 88.8, files: 7 },
  { page: 'product', address: '/gb/tempo-4/RR4101.html', limit: 87.4, files: 7 },
  { page: 'login', address: '/gb/account/login', limit: 97.2 },
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

/**
 * What the document of a page may weigh, in KB: styles in its head after gzip, all its styles, the whole as its first
 * visitor gets it (brotli 5), and the state in it as it is. What it weighs now and 2 % more; change a number only
 * downwards. The head of no page that is kept may have more than 6, and none of them more than 20.7 as later visitors get
 * it (brotli 11): `kept`, of the heaviest, where 0.4 is left for what depends on the day and on what others buy.
 */
const documents = [
  { page: 'home', address: '/gb', head: 5.17, styles: 8.8, html: 21, state: 14.2 },
  { page: 'list', address: '/gb/men', head: 4.77, styles: 9.69, html: 23.2, state: 14.2 },
  { page: 'search', address: '/gb/search?q=shoes', head: 5.25, styles: 10.08, html: 23, state: 13.6 },
  {
    page: 'product',
    address: '/gb/tempo-4/RR4101.html',
    head: 5.97,
    styles: 10.8,
    html: 23.6,
    state: 12.3,
    kept: 21.1,
  },
  { page: 'login', address: '/gb/account/login', head: 6.27, styles: 7.78, html: 14.2, state: 4.3 },
  { page: 'cart', address: '/gb/cart', head: 7, styles: 8.37, html: 15.2, state: 5.8 },
  { page: 'checkout', address: '/gb/checkout', head: 7.25, styles: 7.25, html: 15.4, state: 10.3 },
];

test('no page is sent with more styles, text or state than it may', async ({ page }) => {
  const found: Record<string, number> = {};
  for (const { page: name, address } of documents) {
    if (name === 'cart') await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
    const html = await (await page.request.get(address)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    const stylesIn = (part: string) => part.matchAll(/<style[^>]*>(.*?)<\/style>/gs);
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
    found[`${name}: head`] = gzipSync(textOf(stylesIn(head)), { level: 9 }).length / 1000;
    found[`${name}: styles`] = gzipSync(textOf(stylesIn(html)), { level: 9 }).length / 1000;
    found[`${name}: html`] = packed(5);
    if (name === 'product') found[`${name}: kept`] = packed(11);
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

  // The rules of the question about cookies and of two links in it; none of what the visitor may do next.
  test('a page asks only for the rules of what it shows by itself', async ({ page }) => {
    const late: Promise<number>[] = [];
    page.on('response', (response) => {
      if (/\/assets\/[^/]+\.json$/.test(response.url()))
        late.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto('/gb/men');
    await expect(page.getByRole('dialog', { name: 'Your data, your call' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.late')).toHaveCount(0);
    const kilobytes = (await Promise.all(late)).reduce((sum, size) => sum + size, 0) / 1000;
    expect(kilobytes).toBeGreaterThan(1);
    expect(kilobytes).toBeLessThan(2.1);
  });
});
