import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { inRoot } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';
import { Refusal } from '../setup/log.mjs';
import { temporaryFolder } from './builtShop.mjs';
import { median } from './figures.mjs';

const kinds = ['Running Shoe', 'Trail Jacket', 'Training Tee', 'Match Ball', 'Court Short'];
const colours = ['Black', 'White', 'Red', 'Navy', 'Olive'];
const sizes = ['XS', 'S', 'M', 'L', 'XL'];

/** Writes a feed of `items` items: models in five colours and five sizes. @param {string} path @param {number} items */
async function writeFeed(path, items) {
  const file = createWriteStream(path);
  const columns = [
    'id',
    'title',
    'description',
    'link',
    'image_link',
    'availability',
    'price',
    'brand',
    'mpn',
    'item_group_id',
    'color',
    'size',
    'gender',
    'age_group',
    'product_type',
  ];
  file.write(`${columns.join('\t')}\n`);
  for (let item = 0; item < items; item += 1) {
    const model = Math.floor(item / 25);
    const colour = colours[Math.floor(item / 5) % 5] ?? '';
    const size = sizes[item % 5] ?? '';
    const kind = kinds[model % kinds.length] ?? '';
    const title = `${kind} ${model}`;
    const row = [
      `B${item}`,
      title,
      `${title} in ${colour}, made for the bench.`,
      `https://example.com/${item}`,
      `https://example.com/${model}.jpg`,
      'in_stock',
      `${20 + (model % 90)}.00 GBP`,
      'Bench',
      `M${item}`,
      `G${model}`,
      colour,
      size,
      'unisex',
      'adult',
      `Bench > ${kind}`,
    ];
    if (!file.write(`${row.join('\t')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

/** Median duration of a request in milliseconds. @param {string} origin @param {(turn: number) => string} path */
async function milliseconds(origin, path) {
  const times = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const began = performance.now();
    const response = await fetch(origin + path(turn));
    await response.arrayBuffer();
    if (!response.ok) throw new Refusal(`${path(turn)} was answered ${response.status}.`);
    if (turn >= 10) times.push(performance.now() - began);
  }
  return median(times);
}

/** List and search in a catalogue of 50,000 items compared with one of 500. @param {import('./figures.mjs').Bench} bench */
export async function bigCatalogue({ startShop, figure }) {
  /** @type {Record<string, number>[]} */
  const found = [];
  for (const items of [500, 50_000]) {
    const dataDir = temporaryFolder('catalogue');
    const feed = join(temporaryFolder('feed'), 'feed.tsv');
    await writeFeed(feed, items);
    const began = performance.now();
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    await run(process.execPath, [inRoot('scripts/catalogueImport.mjs'), feed, '--market', 'gb'], {
      env,
      stdio: 'ignore',
    });
    figure({
      group: 'catalogue',
      name: `import of ${items.toLocaleString('en')} items`,
      value: (performance.now() - began) / 1000,
      unit: 's',
    });
    const shop = await startShop({ dataDir });
    // A different address each time, so that no cached responses are measured.
    found.push({
      list: await milliseconds(
        shop.origin,
        (turn) => `/api/catalogue/products?sitePath=gb&page=${1 + (turn % 15)}`,
      ),
      search: await milliseconds(
        shop.origin,
        (turn) => `/api/catalogue/products?sitePath=gb&q=${encodeURIComponent(`${kinds[turn % 5]} ${turn}`)}`,
      ),
    });
    await shop.stop();
  }
  const [small = {}, big = {}] = found;
  for (const call of ['list', 'search']) {
    figure({ group: 'catalogue', name: `${call}, 500 items`, value: small[call] ?? Number.NaN, unit: 'ms' });
    figure({
      group: 'catalogue',
      name: `${call}, 50,000 items against 500`,
      value: (big[call] ?? Number.NaN) / (small[call] ?? Number.NaN),
      unit: '×',
      bar: 2,
      goal: 1.2,
    });
  }
}
