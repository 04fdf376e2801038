import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { beforeAll, expect, it } from 'vitest';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { takePictures } from '../../scripts/pictures/takePictures.mjs';
import { inRoot } from '../../scripts/setup/root.mjs';

const place = inRoot('reports/pictures-test');
const storybook = join(place, 'storybook');
const square = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#00f"/></svg>`;

/** Content of each story. A browser requests a picture far down the page late; one story never renders. */
const stories = {
  'far-down': '<div style="height:6000px"></div><img loading="lazy" alt="" src="square.svg">',
  stuck: '<img alt="" src="never.svg">',
  plain: '<p style="border-radius:9px;border:1px solid;width:40px">Seen</p>',
};

/** A minimal replacement for Storybook's preview. */
const preview = `<!doctype html><body style="margin:0"><script>
  const stories = ${JSON.stringify(stories)};
  const id = new URLSearchParams(location.search).get('id');
  document.body.innerHTML = stories[id];
  if (id === 'stuck') document.images[0].decode = () => new Promise(() => {});
  const mode = { light: { viewport: 'phone', scheme: 'light' } };
  const parameters = {
    chromatic: { modes: mode },
    viewport: { options: { phone: { styles: { width: '360px', height: '780px' } } } },
  };
  window.__STORYBOOK_PREVIEW__ = {
    storyStoreValue: { loadStory: async () => ({ parameters }) },
    currentRender: { phase: 'finished' },
  };
</script>`;

let executablePath: string;

beforeAll(async () => {
  executablePath = await ensureChromium();
  rmSync(place, { recursive: true, force: true });
  mkdirSync(storybook, { recursive: true });
  const entries = Object.keys(stories).map((id) => [id, { id, type: 'story', title: 'Made', name: id }]);
  writeFileSync(join(storybook, 'index.json'), JSON.stringify({ entries: Object.fromEntries(entries) }));
  writeFileSync(join(storybook, 'iframe.html'), preview);
  writeFileSync(join(storybook, 'square.svg'), square);
}, 120_000);

const take = (name: string, only = /./) =>
  takePictures({ storybook, folder: join(place, name), executablePath, only, seconds: 3 });

it('includes pictures that load late, and names a story that hangs without losing the others', async () => {
  const failures = await take('first');

  expect(failures).toEqual([expect.stringMatching(/^stuck in light: .*longer than 3 s/)]);
  expect(readdirSync(join(place, 'first')).sort()).toEqual(['far-down.light.png', 'plain.light.png']);
  const picture = PNG.sync.read(readFileSync(join(place, 'first/far-down.light.png')));
  expect(picture.height).toBeGreaterThan(6000);
  const middleOfSquare = (6020 * picture.width + 20) * 4;
  expect([...picture.data.subarray(middleOfSquare, middleOfSquare + 3)]).toEqual([0, 0, 255]);
}, 60_000);

it('takes byte-identical pictures in each run', async () => {
  await take('once', /plain/);
  await take('again', /plain/);

  const [once, again] = ['once', 'again'].map((name) => readFileSync(join(place, name, 'plain.light.png')));
  expect(once).toEqual(again);
}, 60_000);
