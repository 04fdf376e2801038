import { existsSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright/test';
import { mainBegins } from '../../scripts/bench/mainBegins.mjs';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

/** Pages that are the same for everybody. */
const pages = ['/gb', '/gb/men', '/gb/search?q=tee', '/gb/tempo-4/RR4101.html'];

test.use({ viewport: { width: 390, height: 844 }, isPainted: true, hasEmptyCache: true });

/** The fonts that a page has asked for, with the time when each began, and when the page had loaded. */
const fontsOf = (page: Page) =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      loaded: document?.loadEventStart ?? Number.NaN,
      began: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    };
  });

/** Opens a page, waits for its fonts, and returns how much of it has moved. */
async function movedOn(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { moved: (window as unknown as { moved: number }).moved + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  await expect.poll(async () => (await fontsOf(page)).began.length).toBeGreaterThan(1);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => (window as unknown as { moved: number }).moved);
}

for (const path of pages) {
  test(`fonts follow what is seen first, and nothing moves when they come: ${path}`, async ({ page }) => {
    const moved = await movedOn(page, path);
    const { loaded, began } = await fontsOf(page);
    expect(Math.min(...began)).toBeGreaterThanOrEqual(loaded);
    expect(moved).toBeLessThan(0.001);
  });
}

/** The font that is left on a Linux system without Arial and its like. */
const lastFont = '/usr/share/fonts/truetype/dejavu';

test('nothing moves either where no font as wide as Arial is installed', async ({
  baseURL,
  launchOptions,
  userAgent,
  viewport,
}, testInfo) => {
  test.skip(!existsSync(lastFont), 'DejaVu Sans is of Linux systems');
  const config = testInfo.outputPath('fonts.conf');
  const cache = testInfo.outputPath('cache');
  writeFileSync(config, `<fontconfig><dir>${lastFont}</dir><cachedir>${cache}</cachedir></fontconfig>`);
  const env = { ...(process.env as Record<string, string>), FONTCONFIG_FILE: config };
  const browser = await chromium.launch({ ...launchOptions, env });
  const page = await browser.newPage({ ...(userAgent ? { userAgent } : {}), viewport });
  for (const path of pages) expect(await movedOn(page, `${baseURL}${path}`), path).toBeLessThan(0.001);
  await browser.close();
});

test('a page has its styles before what they are for, and its main part within the first 20 KB', async ({
  page,
  baseURL,
}) => {
  for (const path of pages) {
    const html = await (await page.request.get(path)).text();
    const [head = '', body = ''] = html.split('</head>', 2);
    const classes = new Set(
      [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    expect(classes.size, path).toBeGreaterThan(50);
    // A component may have no rules but those of what it extends.
    const bare = [...classes].filter((name) => !head.includes(`.${name}`));
    expect(bare.length, `${path}: ${bare.join()}`).toBeLessThan(3);
    // Once more, so that it is compressed with care.
    await expect.poll(() => mainBegins(`${baseURL}${path}`), path).toBeLessThan(20 * 1024);
  }
});

test('what a page was sent with is not loaded again, and what it opens comes with its styles', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await page.goto('/gb/tempo-4/RR4101.html');
  const sent = await page
    .locator('link[rel=stylesheet][disabled]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(sent.length).toBeGreaterThan(1);
  // Pressed earlier, the link leads to the guide's own page.
  await hydrated(page);
  await page.getByRole('link', { name: 'Size guide' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Size guide' });
  await expect(dialog).toBeVisible();
  // Its place on the screen is that of the element around it.
  const place = dialog.locator('..');
  expect(await place.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter((path) => sent.includes(path))).toEqual([]);
  expect(new Set(sheets).size).toBe(sheets.length);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its fonts, too', async ({ page }) => {
    const font = page.waitForResponse(/\.woff2$/);
    await page.goto('/gb/men');
    expect((await font).status()).toBe(200);
  });
});

test('whoever comes from another page of the shop sees its fonts at once', async ({ page }) => {
  await page.goto('/gb/men');
  await expect.poll(async () => (await fontsOf(page)).began.length).toBeGreaterThan(1);
  await page.evaluate(() => location.assign('/gb/search?q=tee'));
  await page.waitForURL('**/search?q=tee');
  const { loaded, began } = await fontsOf(page);
  expect(Math.min(...began)).toBeLessThan(loaded);
});
