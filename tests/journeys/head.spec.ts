import { expect, test } from './support/test.ts';

const robots = [
  ['/gb', 'index,follow'],
  ['/gb/men', 'index,follow'],
  ['/gb/help/delivery', 'index,follow'],
  ['/gb/tempo-4/RR4101.html', 'index,follow'],
  ['/gb/country-selector.html', 'index,follow'],
  ['/gb/confirmation', 'index,follow'],
  ['/gb/nothing/at/all', 'index,follow'],
  ['/gb/cart', 'noindex,follow'],
  ['/gb/session-expired', 'noindex,follow'],
  ['/gb/search?q=shoes', 'noindex'],
] as const;

for (const [address, value] of robots)
  test(`${address} tells search engines “${value}” [${
    value === 'noindex' ? 'A2.16' : value === 'index,follow' ? 'A2.17' : 'A2.15'
  }]`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', value);
  });

for (const address of ['/gb', '/de/men', '/kr/cart', '/gb/search?q=shoes'])
  test(`${address} has a head that is complete`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle(/Touchline/);
    const { origin } = new URL(page.url());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', origin + address);
    await expect(page.locator('meta[charset]')).toHaveAttribute('charset', 'utf-8');
    for (const selector of [
      'meta[name="viewport"]',
      'meta[property="og:title"]',
      'meta[property="og:site_name"]',
      'meta[name="theme-color"]',
    ])
      await expect(page.locator(selector).first()).toHaveAttribute('content', /.+/);
  });

test('a filtered list names the list itself as its one address', async ({ page }) => {
  await page.goto('/gb/men?utm_source=mail');
  const { origin } = new URL(page.url());
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/gb/men`);
});

test('a category names the same page in the other countries, and they exist', async ({ page }) => {
  await page.goto('/gb/men');
  const others = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const),
    );
  expect(others.map(([language]) => language).sort()).toEqual(
    ['de-DE', 'en-DE', 'en-GB', 'en-US', 'fr-FR', 'ko-KR', 'x-default'].sort(),
  );
  for (const [, address] of others) expect((await page.request.get(address)).status(), address).toBe(200);
});

test('the site map lists every country, and what it lists is there', async ({ page }) => {
  const text = await (await page.request.get('/robots.txt')).text();
  const map = /^Sitemap: (.+)$/m.exec(text)?.[1] ?? '';
  const index = await (await page.request.get(map)).text();
  const maps = addressesIn(index);
  expect(maps.map((address) => new URL(address).pathname).sort()).toEqual([
    '/de/sitemap.xml',
    '/en/sitemap.xml',
    '/fr/sitemap.xml',
    '/gb/sitemap.xml',
    '/kr/sitemap.xml',
    '/us/sitemap.xml',
  ]);
  const listed = addressesIn(await (await page.request.get('/gb/sitemap.xml')).text());
  expect(listed.length).toBeGreaterThan(150);
  expect(new Set(listed).size).toBe(listed.length);
  for (const address of [listed[0], listed[3], listed.at(-1)])
    expect((await page.request.get(address ?? '')).status(), address).toBe(200);
});

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
