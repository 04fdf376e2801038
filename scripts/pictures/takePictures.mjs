import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs } from '../chromium.mjs';
import { serveFolder } from '../setup/serveFolder.mjs';
import { say, stopwatch } from '../setup/say.mjs';

/** What makes a picture the same to the byte on every run. */
const stillArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
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
      for (const [mode, { viewport, forcedColors, ...globals }] of /** @type {[string, any][]} */ (
        Object.entries(parameters.chromatic.modes)
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

/** Waits for what comes after drawing: faces, pictures, and the frame that shows them. */
const stillness = `(async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
})()`;

/**
 * Makes contexts by mode: stories of one mode share one, and with it the files that were loaded.
 * @param {import('playwright').Browser} browser
 */
function contextsOf(browser) {
  /** @type {Map<string, Promise<import('playwright').BrowserContext>>} */
  const contexts = new Map();
  return (/** @type {Shot} */ shot) => {
    const made =
      contexts.get(shot.mode) ??
      browser.newContext({
        viewport: { width: shot.width, height: shot.height },
        reducedMotion: 'reduce',
        colorScheme: shot.globals['scheme'] === 'dark' ? 'dark' : 'light',
        forcedColors: shot.forcedColors ? 'active' : 'none',
        locale: 'en-US',
        timezoneId: 'Europe/Berlin',
      });
    contexts.set(shot.mode, made);
    return made;
  };
}

/** @param {import('playwright').BrowserContext} context @param {string} origin @param {Shot} shot @param {string} folder */
async function take(context, origin, shot, folder) {
  const page = await context.newPage();
  try {
    const globals = Object.entries({ ...shot.globals, 'a11y.manual': '!true' }).map(
      ([name, value]) => `${name}:${value}`,
    );
    await page.goto(`${origin}/iframe.html?id=${shot.id}&viewMode=story&globals=${globals.join(';')}`);
    await page.waitForFunction(isPlayed, undefined, { timeout: 30_000 });
    await page.evaluate(stillness);
    await page.screenshot({
      path: join(folder, `${shot.id}.${shot.mode}.png`),
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
    });
    const phase = await page.evaluate('window.__STORYBOOK_PREVIEW__.currentRender.phase');
    if (phase !== 'finished') throw new Error(`the story ${phase}`);
    await page.evaluate(() => localStorage.clear());
    await context.clearCookies();
  } finally {
    await page.close();
  }
}

/**
 * Takes a picture of every story of a built Storybook, `<story id>.<mode>.png`.
 * @param {object} options
 * @param {string} options.storybook the built folder
 * @param {string} options.folder where the pictures go
 * @param {string} options.executablePath of Chromium
 * @param {RegExp} options.only matched against `Title/Name` of a story
 * @returns {Promise<string[]>} stories that could not be drawn, a line each
 */
export async function takePictures({ storybook, folder, executablePath, only }) {
  mkdirSync(folder, { recursive: true });
  const server = await serveFolder(storybook);
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, ...stillArgs] });
  /** @type {string[]} */
  const failures = [];
  const time = stopwatch();
  try {
    const shots = await listShots(browser, server.origin, only);
    let done = 0;
    const queue = shots.values();
    const work = async () => {
      const contextFor = contextsOf(browser);
      for (const shot of queue) {
        await take(await contextFor(shot), server.origin, shot, folder).catch((error) =>
          failures.push(`${shot.id} in ${shot.mode}: ${String(error).split('\n')[0]}`),
        );
        done += 1;
        if (done % 50 === 0) say(`  … ${done} of ${shots.length} pictures, ${time()}`);
      }
    };
    await Promise.all([work(), work()]);
    say(`${shots.length - failures.length} pictures taken in ${time()}.`);
  } finally {
    await browser.close();
    server.close();
  }
  return failures;
}
