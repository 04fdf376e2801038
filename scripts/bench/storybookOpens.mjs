import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumArgs } from '../chromium.mjs';
import { inRoot, root } from '../setup/root.mjs';
import { serveFolder } from '../setup/serveFolder.mjs';
import { buildStorybook } from '../stories/buildStorybook.mjs';
import { bytesBelow, megabyte, sizeLimit } from '../stories/storybookSize.mjs';
import { median } from './figures.mjs';

const runs = 5;
const group = 'storybook';

/**
 * One visit to a page of the Storybook, with an empty cache.
 * @param {import('playwright').Browser} browser @param {string} address @param {string} shown selector that is visible when the story has loaded
 */
async function visit(browser, address, shown) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  let bytes = 0;
  /** @type {Promise<void>[]} */
  const weighing = [];
  page.on('response', (response) => {
    if (/\.(js|css|html|json)(\?|$)|\/(\?|$)/.test(response.url()))
      weighing.push(
        response.body().then(
          (body) => void (bytes += gzipSync(body).length),
          () => undefined,
        ),
      );
  });
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.frameLocator('#storybook-preview-iframe').locator(shown).first().waitFor();
  const story = (performance.now() - start) / 1000;
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await Promise.all(weighing);
  await context.close();
  return { paint: paint / 1000, story, bytes };
}

/** Size of the built Storybook, and how soon it and a story in it are visible. @param {import('./figures.mjs').Bench} bench */
export async function storybookOpens({ executablePath, figure }) {
  const folder = inRoot('storybook-static');
  await buildStorybook(root, folder);
  figure({
    group,
    name: 'built Storybook',
    value: bytesBelow(folder) / megabyte,
    unit: 'MB',
    bar: sizeLimit / megabyte,
    goal: 37,
  });
  // Pictures, fonts and the back end of the journeys are loaded only where they are used.
  const code = bytesBelow(folder, /^(media|fonts)\/|\.(map|packed|snapshot|tar)$/);
  figure({
    group,
    name: 'built Storybook, without pictures',
    value: code / megabyte,
    unit: 'MB',
    bar: 30,
    goal: 20,
  });

  const server = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const pages = {
      'a story': [
        `${server.origin}/?path=/story/components-actions-button--default`,
        '#storybook-root button',
      ],
      'a usage page': [`${server.origin}/?path=/docs/components-actions-button--docs`, '.tl-usage h1'],
    };
    for (const [name, [address = '', shown = '']] of Object.entries(pages)) {
      /** @type {Awaited<ReturnType<typeof visit>>[]} */
      const visits = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, address, shown));
      const middle = (/** @type {'paint' | 'story' | 'bytes'} */ key) =>
        median(visits.map((seen) => seen[key]));
      figure({
        group,
        name: `Storybook, ${name}: first paint`,
        value: middle('paint'),
        unit: 's',
        bar: 1.5,
        goal: 0.8,
      });
      figure({
        group,
        name: `Storybook, ${name}: shown`,
        value: middle('story'),
        unit: 's',
        bar: 5,
        goal: 3,
      });
      figure({
        group,
        name: `Storybook, ${name}: script and styles, gzip`,
        value: middle('bytes') / megabyte,
        unit: 'MB',
        bar: 3,
        goal: 2,
      });
    }
  } finally {
    await browser.close();
    server.close();
  }
}
