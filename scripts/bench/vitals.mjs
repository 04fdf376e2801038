import { chromium } from 'playwright';
import { chromiumArgs } from '../chromium.mjs';
import { fillBag } from './pages.mjs';
import { median } from './figures.mjs';

const runs = 5;

/** Observes the page from its start. */
const watch = `window.vitals = { lcp: 0, cls: 0, long: [], fcp: 0 };
  const see = (type, use) => new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  see('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  see('layout-shift', (entry) => { if (!entry.hadRecentInput) vitals.cls += entry.value; });
  see('paint', (entry) => { if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime; });
  see('longtask', (entry) => vitals.long.push([entry.startTime, entry.duration]));`;

/**
 * One visit on a slow phone: 1.6 Mbps, 150 ms latency, a processor four times slower.
 * @param {import('playwright').Browser} browser @param {string} origin @param {import('./pages.mjs').ShopPage} shopPage
 */
async function visit(browser, origin, shopPage) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  await fillBag(context, origin, shopPage);
  const page = await context.newPage();
  /** @type {string[]} */
  const warnings = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat|did not match/i.test(message.text()))
      warnings.push(message.text());
  });
  page.on('pageerror', (error) => warnings.push(String(error)));
  await page.addInitScript(watch);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(origin + shopPage.path, { waitUntil: 'load' });
  await page.waitForTimeout(6_000);
  const seen = await page.evaluate(() => /** @type {any} */ (window).vitals);
  await context.close();
  const blocking = seen.long
    .filter((/** @type {number[]} */ [start = 0]) => start >= seen.fcp)
    .reduce(
      (/** @type {number} */ sum, /** @type {number[]} */ [, duration = 0]) =>
        sum + Math.max(0, duration - 50),
      0,
    );
  return { lcp: seen.lcp / 1000, tbt: blocking, cls: seen.cls, warnings: warnings.length };
}

const bars = /** @type {Record<string, number>} */ ({ home: 0.8, list: 0.8, product: 0.6 });

/** LCP, TBT, CLS and warnings, the median of five visits each. @param {import('./figures.mjs').Bench} bench */
export async function vitals({ shop, pages, executablePath, figure }) {
  const { origin } = await shop();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    for (const page of await pages(origin)) {
      const { name } = page;
      await visit(browser, origin, page);
      /** @type {Awaited<ReturnType<typeof visit>>[]} */
      const visits = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, origin, page));
      const middle = (/** @type {'lcp' | 'tbt' | 'cls' | 'warnings'} */ key) =>
        median(visits.map((one) => one[key]));
      figure({
        group: 'vitals',
        name: `${name}: LCP`,
        value: middle('lcp'),
        unit: 's',
        bar: 1.4,
        goal: bars[name] ?? 0.8,
      });
      figure({ group: 'vitals', name: `${name}: TBT`, value: middle('tbt'), unit: 'ms', bar: 150, goal: 0 });
      figure({
        group: 'vitals',
        name: `${name}: CLS`,
        value: Number(middle('cls').toFixed(3)),
        unit: '',
        bar: 0,
        goal: 0,
      });
      figure({
        group: 'vitals',
        name: `${name}: hydration warnings and errors`,
        value: Math.max(...visits.map(({ warnings }) => warnings)),
        unit: '',
        bar: 0,
        goal: 0,
      });
    }
  } finally {
    await browser.close();
  }
}
