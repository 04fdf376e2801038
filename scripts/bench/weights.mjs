import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumArgs } from '../chromium.mjs';
import { mainBegins } from './mainBegins.mjs';
import { fillBag } from './pages.mjs';

const gzip = (/** @type {Uint8Array | string} */ bytes) => gzipSync(bytes, { level: 9 }).length;

/** Longer than the latest start of hydration: `load`, then idle, at most three seconds. */
const quietAfter = 5_000;

/**
 * What a phone downloads for one page without interaction; sizes are compressed with gzip to be comparable.
 * @param {import('playwright').Browser} browser @param {string} origin @param {import('./pages.mjs').ShopPage} shopPage
 */
async function weigh(browser, origin, shopPage) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  await fillBag(context, origin, shopPage);
  const page = await context.newPage();
  let loaded = false;
  page.once('load', () => (loaded = true));
  /** @type {{ bytes: Promise<number>, early: boolean }[]} */
  const scripts = [];
  /** @type {Promise<number>[]} */
  const sheets = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const bytes = () => response.body().then(gzip, () => 0);
    if (type === 'script') scripts.push({ bytes: bytes(), early: !loaded });
    // The rules of components that a page shows later lie beside their scripts.
    if (type === 'stylesheet' || /\/assets\/[^/]+\.json$/.test(response.url())) sheets.push(bytes());
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  /** @type {string | undefined} */
  let documentId;
  let wire = 0;
  cdp.on(
    'Network.requestWillBeSent',
    ({ requestId, type }) => (documentId ??= type === 'Document' ? requestId : undefined),
  );
  cdp.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => (wire += requestId === documentId ? encodedDataLength : 0),
  );
  await page.goto(origin + shopPage.path, { waitUntil: 'load' });
  const inline = await page.evaluate(() => {
    const texts = (/** @type {string} */ selector) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
    return {
      scripts: texts('script:not([src]):not([type])').join('\n'),
      styles: texts('style').join('\n'),
      headStyles: texts('head style').join('\n'),
      state: texts('script[type="application/json"]').reduce(
        (sum, text) => sum + new TextEncoder().encode(text).length,
        0,
      ),
    };
  });
  await page.waitForTimeout(quietAfter);
  const sum = async (/** @type {Promise<number>[]} */ sizes) =>
    (await Promise.all(sizes)).reduce((one, two) => one + two, 0);
  const own = inline.scripts ? gzip(inline.scripts) : 0;
  const found = {
    script: own + (await sum(scripts.map(({ bytes }) => bytes))),
    scriptBeforeLoad: own + (await sum(scripts.filter(({ early }) => early).map(({ bytes }) => bytes))),
    styles: (inline.styles ? gzip(inline.styles) : 0) + (await sum(sheets)),
    stylesInHead: gzip(inline.headStyles),
    html: wire,
    state: inline.state,
  };
  await context.close();
  return found;
}

/**
 * Page weights in bytes.
 * @param {import('./figures.mjs').Bench} bench
 */
export async function weights({ shop, pages, executablePath, figure }) {
  const { origin } = await shop();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    for (const page of await pages(origin)) {
      const { name } = page;
      const found = await weigh(browser, origin, page);
      const late = name === 'cart' || name === 'checkout';
      const kilobytes = (/** @type {number} */ bytes) => bytes / 1000;
      figure({
        group: 'weights',
        name: `${name}: script without a click, gzip`,
        value: kilobytes(found.script),
        unit: 'KB',
        bar: late ? 190 : 155,
        goal: late ? 160 : 135,
      });
      figure({
        group: 'weights',
        name: `${name}: script before load, gzip`,
        value: kilobytes(found.scriptBeforeLoad),
        unit: 'KB',
        bar: 1.1,
        goal: 1,
      });
      figure({
        group: 'weights',
        name: `${name}: styles, gzip`,
        value: kilobytes(found.styles),
        unit: 'KB',
        bar: 14,
        goal: 8,
      });
      figure({
        group: 'weights',
        name: `${name}: styles in the head, gzip`,
        value: kilobytes(found.stylesInHead),
        unit: 'KB',
        bar: 14,
        goal: 8,
      });
      // A page of a visitor's own is not kept, and needs their bag.
      if (!late) {
        figure({
          group: 'weights',
          name: `${name}: main part begins after`,
          value: kilobytes(await mainBegins(origin + page.path)),
          unit: 'KB',
          bar: 14,
          goal: 14,
        });
      }
      figure({
        group: 'weights',
        name: `${name}: HTML on the wire`,
        value: kilobytes(found.html),
        unit: 'KB',
        bar: 26,
        goal: 20,
      });
      figure({
        group: 'weights',
        name: `${name}: state inlined, decoded`,
        value: kilobytes(found.state),
        unit: 'KB',
        bar: 20,
        goal: 5,
      });
    }
  } finally {
    await browser.close();
  }
}
