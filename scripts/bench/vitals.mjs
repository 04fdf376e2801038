import { chromium } from 'playwright';
import { chromiumArgs } from '../chromium.mjs';
import { fillBag } from './pages.mjs';
import { median } from './figures.mjs';

const runs = 5;

/** Observes the page from its start. */
const watch = `window.vitals = { lcp: 0, cls: 0, long: [], fcp: 0, main: 0 };
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main')) return;
    vitals.main = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
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
  await cdp.send('Performance.enable');
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
  const loaded = await page.evaluate(whatLoaded);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const spent = (/** @type {string} */ name) =>
    (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  await context.close();
  const blocking = seen.long
    .filter((/** @type {number[]} */ [start = 0]) => start >= seen.fcp)
    .reduce(
      (/** @type {number} */ sum, /** @type {number[]} */ [, duration = 0]) =>
        sum + Math.max(0, duration - 50),
      0,
    );
  return {
    ...{ lcp: seen.lcp / 1000, tbt: blocking, cls: seen.cls, warnings: warnings.length },
    ...{ fcp: seen.fcp / 1000, main: seen.main / 1000, ...loaded },
    ...{ layout: spent('LayoutDuration'), styles: spent('RecalcStyleDuration') },
  };
}

/** What the document and its fonts had to be waited for, in the page. */
function whatLoaded() {
  const [document] = performance.getEntriesByType('navigation');
  const paints = performance.getEntriesByName('first-contentful-paint');
  const painted = paints[0]?.startTime ?? 0;
  const files = performance.getEntriesByType('resource');
  const fonts = files.filter(({ name }) => name.endsWith('.woff2'));
  const { responseStart, responseEnd } = /** @type {PerformanceNavigationTiming} */ (document);
  return {
    answer: responseStart / 1000,
    document: responseEnd / 1000,
    fontsBefore: fonts.filter(({ startTime }) => startTime < painted).length,
    fontsBegin: Math.min(...fonts.map(({ startTime }) => startTime)) / 1000,
  };
}

/**
 * Where the time until the first paint goes, for reading beside the figures that have a bar.
 * @param {string} name @param {(key: keyof Awaited<ReturnType<typeof visit>>) => number} middle
 * @param {import('./figures.mjs').Bench['figure']} figure
 */
function tellFirstPaint(name, middle, figure) {
  const tell = (
    /** @type {string} */ what,
    /** @type {number} */ value,
    /** @type {'s' | 'ms' | ''} */ unit,
    /** @type {{ bar?: number, goal?: number }} */ lines = {},
  ) => figure({ group: 'vitals', name: `${name}: ${what}`, value, unit, ...lines });
  tell('first byte', middle('answer'), 's');
  tell('main part begins', middle('main'), 's');
  tell('document complete', middle('document'), 's');
  tell('first paint', middle('fcp'), 's');
  tell('style rules, in all', middle('styles'), 'ms');
  tell('layout, in all', middle('layout'), 'ms');
  tell('fonts before the first paint', middle('fontsBefore'), '', { bar: 0, goal: 0 });
  if (Number.isFinite(middle('fontsBegin'))) tell('fonts begin', middle('fontsBegin'), 's');
}

/** @type {Record<string, number>} */
const bars = { home: 1, list: 1, product: 0.8, search: 1 };
/** @type {Record<string, number>} */
const goals = { home: 0.8, list: 0.8, product: 0.6, search: 0.8 };

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
      const middle = (/** @type {keyof (typeof visits)[number]} */ key) =>
        median(visits.map((one) => one[key]));
      tellFirstPaint(name, middle, figure);
      figure({
        group: 'vitals',
        name: `${name}: LCP`,
        value: middle('lcp'),
        unit: 's',
        bar: bars[name] ?? 1.4,
        goal: goals[name] ?? 0.8,
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
