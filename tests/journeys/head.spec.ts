import { expect, test } from 'playwright/test';
import { originOf } from './support/bag.ts';
import { readHead } from './support/head.ts';

// The head is read from the server's response, as search engines do: no browser is needed.

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
  test(`${address} has the robots directive “${value}” [${
    value === 'noindex' ? 'A2.16' : value === 'index,follow' ? 'A2.17' : 'A2.15'
  }]`, async ({ request }) => {
    const { metas } = await readHead(request, address);
    expect(metas('robots')).toEqual([value]);
  });

for (const address of ['/gb', '/de/men', '/kr/cart', '/gb/search?q=shoes'])
  test(`${address} has a complete head`, async ({ request }) => {
    const { title, links, metas, html } = await readHead(request, address);
    expect(title).toContain('Touchline');
    expect(links('canonical').map(({ href }) => href)).toEqual([(await originOf({ request })) + address]);
    expect(html).toMatch(/<meta charset="utf-8"/i);
    for (const name of ['viewport', 'og:title', 'og:site_name', 'theme-color'])
      expect(metas(name)[0], name).toMatch(/.+/);
  });

test('the files of a page are named by their content, and kept for a year [A9.61]', async ({ request }) => {
  const { html } = await readHead(request, '/gb');
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(file).toMatch(/[\w-]{8,}\.js$/);
  const answer = await request.get(files[0] ?? '');
  expect(answer.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
});

test('a filtered list names the unfiltered list as its canonical address', async ({ request }) => {
  const { links } = await readHead(request, '/gb/men?utm_source=mail');
  expect(links('canonical').map(({ href }) => href)).toEqual([`${await originOf({ request })}/gb/men`]);
});

test('a category names the same page in the other countries, and they exist', async ({ request }) => {
  const others = (await readHead(request, '/gb/men')).links('alternate').filter(({ hreflang }) => hreflang);
  expect(others.map(({ hreflang }) => hreflang).sort()).toEqual(
    ['ar-AE', 'de-DE', 'en-AE', 'en-DE', 'en-GB', 'en-US', 'fr-FR', 'ko-KR', 'x-default'].sort(),
  );
  for (const { href } of others) expect((await request.get(href ?? '')).status(), href).toBe(200);
});

test('the site map lists every country, and its addresses exist', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  const map = /^Sitemap: (.+)$/m.exec(text)?.[1] ?? '';
  const index = await (await request.get(map)).text();
  const maps = addressesIn(index);
  expect(maps.map((address) => new URL(address).pathname).sort()).toEqual([
    '/ae/sitemap.xml',
    '/de/sitemap.xml',
    '/em/sitemap.xml',
    '/en/sitemap.xml',
    '/fr/sitemap.xml',
    '/gb/sitemap.xml',
    '/kr/sitemap.xml',
    '/us/sitemap.xml',
  ]);
  const listed = addressesIn(await (await request.get('/gb/sitemap.xml')).text());
  expect(listed.length).toBeGreaterThan(150);
  expect(new Set(listed).size).toBe(listed.length);
  for (const address of [listed[0], listed[3], listed.at(-1)])
    expect((await request.get(address ?? '')).status(), address).toBe(200);
});

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
