import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { originOf } from './support/bag.ts';
import { startShop } from './support/shopProcess.ts';
import { expect, test } from './support/test.ts';

const everySite = ['gb', 'us', 'de', 'en', 'fr', 'kr', 'ae'];
const isOfMarket = /^\/..\/(help|account|launches|newsletter|privacy|track)/;
/** What a page says that is not there yet, in English; its translations say the same. */
const placeholder = /not on the pitch yet|no shops of brick|nothing is open|when it opens/i;

/** Addresses of this shop that a page links to. */
function linksIn(html: string, origin: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href]) => href ?? '');
  return hrefs
    .map((href) => new URL(href.replaceAll('&amp;', '&'), origin))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search }) => pathname + search);
}

/** Follows every link of the home pages, header and footer included. Returns those that lead nowhere. */
async function deadEnds(origin: string, sites: readonly string[]): Promise<string[]> {
  const dead: string[] = [];
  const seen = new Set<string>();
  for (const site of sites) {
    const home = await fetch(`${origin}/${site}`);
    expect(home.status, site).toBe(200);
    for (const path of linksIn(await home.text(), origin)) {
      // Lists and products are the same everywhere; what a market has or has not are its other pages.
      const one = isOfMarket.test(path) ? path : path.slice(path.indexOf('/', 1));
      if (seen.has(one)) continue;
      seen.add(one);
      const answer = await fetch(origin + path);
      const html = await answer.text();
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      if (!answer.ok || placeholder.test(main)) dead.push(`${path}: ${answer.status}`);
    }
  }
  expect(seen.size).toBeGreaterThan(60);
  return dead;
}

test('every link of header, footer and home leads to a page that is there, in every market', async ({
  page,
}) => {
  test.setTimeout(180_000);
  expect(await deadEnds(await originOf(page), everySite)).toEqual([]);
});

test('the same in the shop of the other brand', async () => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), 'northing-links-'));
  const port = await freePort();
  const shop = startShop({ DATA_DIR: folder, PORT: String(port), BRAND: 'northing' });
  try {
    await shop.opened;
    expect(await deadEnds(`http://localhost:${port}`, ['gb', 'en'])).toEqual([]);
  } finally {
    shop.kill();
    await shop.ended;
    await rm(folder, { recursive: true, force: true });
  }
});
