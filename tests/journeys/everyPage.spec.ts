import type { Browser, BrowserContext, Page } from 'playwright/test';
import { beginBag, plentyOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { expectSame } from './support/pageContent.ts';
import { startOf } from './support/startFiles.ts';
import { expect, test } from './support/test.ts';

// What every page promises: it is complete without JavaScript, it needs almost none before it is loaded, what it starts
// with is pinned, and it hydrates without a complaint and fits the screen.

interface VisitedPage {
  name: string;
  path: string;
  /** It fits a phone, a tablet and a desktop. */
  fits?: boolean;
  /** It needs almost no script before it is loaded, and its start scripts are pinned; `tight`: not the preloads. */
  start?: 'all' | 'tight';
}

// The HTML of lists and products is near its size limit.
const groups: readonly (readonly VisitedPage[])[] = [
  [
    { name: 'home', path: '/gb', fits: true, start: 'all' },
    { name: 'list', path: '/gb/men', fits: true, start: 'tight' },
    { name: 'filtered list', path: '/gb/men/shoes?sport=football&sort=price-asc' },
    { name: 'second page of a list', path: '/gb/men/shoes?page=2' },
  ],
  [
    { name: 'list of a sport', path: '/gb/sports/tennis' },
    { name: 'sale', path: '/gb/sale' },
    { name: 'search', path: '/gb/search?q=rain%20jacket', fits: true },
    { name: 'search without results', path: '/gb/search?q=xylophone' },
  ],
  [
    { name: 'product', path: '/gb/tempo-4/RR4101.html', fits: true, start: 'tight' },
    { name: 'empty bag', path: '/gb/cart', fits: true, start: 'all' },
    { name: 'content page', path: '/gb/help/delivery', fits: true },
    { name: 'session expired', path: '/gb/session-expired' },
  ],
  [
    { name: 'home with stories', path: '/us', fits: true },
    { name: 'blog', path: '/gb/blog', fits: true },
    { name: 'article', path: '/gb/blog/boot-test', fits: true },
    { name: 'landing page', path: '/gb/landing/kids', fits: true },
  ],
  [
    { name: 'region', path: '/gb/country-selector.html', fits: true },
    { name: 'region on a phone', path: '/gb/country-selector-mobile.html' },
    { name: 'locations', path: '/gb/location-selector.html' },
    { name: 'page that does not exist', path: '/gb/no/such/page' },
  ],
];

/** One for all tests of a worker. */
let scriptlessContext: BrowserContext | undefined;
test.afterAll(() => scriptlessContext?.close());

/** Opens a page in a browser without JavaScript that has the cookies of this context. */
async function withoutScript(browser: Browser, context: BrowserContext): Promise<Page> {
  scriptlessContext ??= await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
  });
  await scriptlessContext.clearCookies();
  await scriptlessContext.addCookies(await context.cookies());
  return scriptlessContext.newPage();
}

/** The page that has just been loaded requested no script before, and contains almost none. */
async function expectLittleScript(page: Page, html: string): Promise<void> {
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter(({ name, initiatorType }) => initiatorType === 'script' || /\.m?js$/.test(name))
      .filter(({ startTime }) => startTime < (visit?.loadEventStart ?? Infinity))
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
  let bytes = 0;
  for (const [, attributes, text] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g))
    if (!/type="application\/(ld\+)?json"/.test(attributes ?? '')) bytes += text?.length ?? 0;
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(5_000);
}

/** Every start script of a hydrated page is pinned by its hash, and every preload where it fits. */
async function expectPinned(page: Page, html: string, isTight: boolean): Promise<void> {
  const { scripts, preloads } = startOf(html);
  expect(preloads.length).toBeGreaterThan(1);
  const files = isTight ? scripts : [...scripts, ...preloads];
  const pinned = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src],[rel=modulepreload]')]
      .filter(({ integrity }) => /^sha256-.{44}$/.test(integrity))
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href')),
  );
  expect(pinned.sort()).toEqual(files.map(([path]) => path).sort());
}

async function expectFits(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide, 'sideways scroll').toBeLessThanOrEqual(seen ?? 0);
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 800 };

for (const pages of groups)
  test(`complete, pinned and without a complaint: ${pages.map(({ name }) => name).join(', ')}`, async ({
    browser,
    context,
    page,
  }) => {
    const scriptless = await withoutScript(browser, context);
    for (const { name, path, fits, start } of pages)
      await test.step(name, async () => {
        await page.setViewportSize(desktop);
        const html = (await (await page.goto(path))?.text()) ?? '';
        if (start) await expectLittleScript(page, html);
        await scriptless.goto(path);
        await hydrated(page);
        await expectSame(scriptless, page);
        if (start) await expectPinned(page, html, start === 'tight');
        if (!fits) return;
        await expectFits(page);
        await page.setViewportSize({ width: 768, height: 800 });
        await expectFits(page);
        await page.setViewportSize(phone);
        await page.goto(path);
        await hydrated(page);
        await expectFits(page);
      });
    await scriptless.close();
  });

test('home, list, product and bag hydrate with the amounts and dates that the server wrote', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: string[] = ((window as unknown as { made: string[] }).made = []);
    for (const name of ['NumberFormat', 'DateTimeFormat'] as const) {
      const format: object = Intl[name];
      const value = new Proxy(format, {
        construct(target, args) {
          made.push(`${name} ${JSON.stringify(args)}`);
          return Reflect.construct(target as new () => object, args);
        },
      });
      Object.defineProperty(Intl, name, { value });
    }
  });
  // What comes near later is formatted when it is there.
  await page.route(/\/catalogue\/recommendations/, (route) => route.abort());
  for (const address of ['/gb', '/de/men', '/de/tempo-4/RR4101.html', '/de/cart'])
    await test.step(address, async () => {
      if (address === '/de/cart')
        await beginBag(page, (await plentyOf(page, 'RR4101', 'de')).sku, { site: 'de' });
      await page.goto(address);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      // The first format of a page blocks a slow phone for a tenth of a second.
      expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
    });
});
