import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs } from '../chromium.mjs';
import { serveFolder } from '../setup/serveFolder.mjs';
import { log, stopwatch } from '../setup/log.mjs';

/** What makes a picture the same to the byte on every run. */
const stillArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // What is drawn again is drawn whole, at once: a part drawn over what was there has softer edges.
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--run-all-compositor-stages-before-draw',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  // Pictures further down are loaded with the others, and so before a play loads another size of the same.
  '--blink-settings=lazyLoadEnabled=false',
];

/**
 * @typedef {object} Shot one story in one mode
 * @property {string} id
 * @property {string} mode
 * @property {Record<string, string>} globals values of the toolbar
 * @property {number} width
 * @property {number} height
 * @property {boolean} forcedColors
 */

/**
 * Every story in every mode it asks for by `parameters.chromatic.modes`, read from the Storybook itself.
 * @param {import('playwright').Browser} browser @param {string} origin @param {RegExp} only
 * @returns {Promise<Shot[]>}
 */
async function listShots(browser, origin, only) {
  const index = await (await fetch(`${origin}/index.json`)).json();
  /** @type {{ id: string, type: string, title: string, name: string }[]} */
  const entries = Object.values(index.entries);
  const ids = entries
    .filter(({ type, title, name }) => type === 'story' && only.test(`${title}/${name}`))
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const page = await browser.newPage();
  await page.goto(`${origin}/iframe.html?id=${ids[0]}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue');
  const shots = await page.evaluate(async (/** @type {string[]} */ wanted) => {
    const store = /** @type {any} */ (window).__STORYBOOK_PREVIEW__.storyStoreValue;
    const found = [];
    for (const id of wanted) {
      const { parameters } = await store.loadStory({ storyId: id });
      if (parameters.chromatic?.disableSnapshot) continue;
      for (const [mode, { viewport, forcedColors, ...globals }] of Object.entries(
        /** @type {Record<string, any>} */ (parameters.chromatic.modes),
      )) {
        const { width, height } = parameters.viewport.options[viewport].styles;
        found.push({
          id,
          mode,
          globals,
          width: Number.parseInt(width),
          height: Number.parseInt(height),
          forcedColors: Boolean(forcedColors),
        });
      }
    }
    return found;
  }, ids);
  await page.close();
  return shots;
}

/** Whether a story has been drawn and played, for better or worse. */
const isPlayed = `['finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase)`;

/** Waits for what comes after drawing: faces, pictures, and the frame that shows them. A page is shown from its top. */
const stillness = `(async () => {
  scrollTo(0, 0);
  const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
  await Promise.all([document.fonts.ready, ...decoded]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
})()`;

/**
 * Makes pages by mode. Stories of one mode are opened one after the other in the same page, which keeps what it has
 * loaded and compiled: a new page for each takes two and a half times as long.
 * @param {import('playwright').Browser} browser
 */
function pagesOf(browser) {
  /** @type {Map<string, Promise<import('playwright').Page>>} */
  const pages = new Map();
  return {
    /** @param {Shot} shot */
    for(shot) {
      const made =
        pages.get(shot.mode) ??
        browser.newPage({
          viewport: { width: shot.width, height: shot.height },
          reducedMotion: 'reduce',
          colorScheme: shot.globals['scheme'] === 'dark' ? 'dark' : 'light',
          forcedColors: shot.forcedColors ? 'active' : 'none',
          locale: 'en-US',
          timezoneId: 'Europe/Berlin',
        });
      pages.set(shot.mode, made);
      return made;
    },
    /** Closes the page of a mode: one in which a story got stuck is of no use for the next. @param {string} mode */
    async close(mode) {
      const page = await pages.get(mode);
      pages.delete(mode);
      await page?.context().close();
    },
  };
}

/** @param {Promise<unknown>} waiting @param {string} what @param {number} seconds */
const inTime = (waiting, what, seconds) => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([waiting, late]).finally(() => clearTimeout(timer));
};

/** Empties the page's memory of what it loaded; the files stay in the browser's cache. @param {import('playwright').Page} page */
async function forgetPictures(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.detach();
}

/** A picture that is the same as the one before it: what still scrolled or loaded has come to rest. @param {import('playwright').Page} page */
async function settledPicture(page) {
  const draw = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let before = await draw();
  for (let tries = 0; tries < 10; tries += 1) {
    const now = await draw();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error('the story does not come to rest');
}

/** @param {import('playwright').Page} page @param {string} origin @param {Shot} shot @param {string} folder @param {number} seconds */
async function take(page, origin, shot, folder, seconds) {
  const globals = Object.entries({ ...shot.globals, 'a11y.manual': '!true' }).map(
    ([name, value]) => `${name}:${value}`,
  );
  // A picture that was loaded for a story before would be shown in place of the one this story asks for.
  await forgetPictures(page);
  await page.goto(`${origin}/iframe.html?id=${shot.id}&viewMode=story&globals=${globals.join(';')}`);
  await page.waitForFunction(isPlayed, undefined, { timeout: 30_000 });
  await inTime(page.evaluate(stillness), 'drawing its pictures', seconds);
  writeFileSync(join(folder, `${shot.id}.${shot.mode}.png`), await settledPicture(page));
  const phase = await page.evaluate('window.__STORYBOOK_PREVIEW__.currentRender.phase');
  if (phase !== 'finished') throw new Error(`the story ${phase}`);
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  await page.context().clearCookies();
}

/**
 * Takes a picture of every story of a built Storybook, `<story id>.<mode>.png`.
 * @param {object} options
 * @param {string} options.storybook the built folder
 * @param {string} options.folder where the pictures go
 * @param {string} options.executablePath of Chromium
 * @param {RegExp} options.only matched against `Title/Name` of a story
 * @param {number} [options.seconds] that a story may take to load and draw its pictures
 * @returns {Promise<string[]>} stories that could not be drawn, a line each
 */
export async function takePictures({ storybook, folder, executablePath, only, seconds = 20 }) {
  mkdirSync(folder, { recursive: true });
  const server = await serveFolder(storybook);
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, ...stillArgs] });
  /** @type {string[]} */
  const failures = [];
  const time = stopwatch();
  try {
    const shots = await listShots(browser, server.origin, only);
    let done = 0;
    /** @param {Iterable<Shot>} queue @param {(shot: Shot, error: unknown) => void} onFailure */
    const work = async (queue, onFailure) => {
      const pages = pagesOf(browser);
      for (const shot of queue) {
        try {
          await take(await pages.for(shot), server.origin, shot, folder, seconds);
          done += 1;
          if (done % 50 === 0) log(`  … ${done} of ${shots.length} pictures, ${time()}`);
        } catch (error) {
          onFailure(shot, error);
          await pages.close(shot.mode);
        }
      }
    };
    /** @type {Shot[]} */
    const again = [];
    const queue = shots.values();
    const putOff = (/** @type {Shot} */ shot) => void again.push(shot);
    await Promise.all([work(queue, putOff), work(queue, putOff)]);
    // Once more, with the machine to itself: a large story may be late beside another.
    await work(again, (shot, error) => {
      failures.push(`${shot.id} in ${shot.mode}: ${String(error).split('\n')[0]}`);
    });
    log(`${done} pictures taken in ${time()}.`);
  } finally {
    await browser.close();
    server.close();
  }
  return failures;
}
