// npm run bench: measures the performance budgets, as a table and as reports/bench.json.
//   npm run bench -- --only weights,vitals    some of: weights, vitals, lighthouse, api, orders, stock, start, catalogue, storybook
//   npm run bench -- --pages home,product     some pages: home, list, product, search, cart, checkout
// Chromium, the shop and the database share this machine: compare figures between runs, they are not absolute.
import './setup/node.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { inRoot } from './setup/root.mjs';
import { Refusal, runTool, log, stopwatch } from './setup/log.mjs';

await ensureInstalled();
const { startShop } = await import('./bench/builtShop.mjs');
const { shortBy, standing, table } = await import('./bench/figures.mjs');
const { shopPages } = await import('./bench/pages.mjs');
const { startPostgres } = await import('./testing/postgres.mjs');

/** @type {Record<string, () => Promise<(bench: import('./bench/figures.mjs').Bench) => Promise<void>>>} */
const measurements = {
  weights: async () => (await import('./bench/weights.mjs')).weights,
  vitals: async () => (await import('./bench/vitals.mjs')).vitals,
  lighthouse: async () => (await import('./bench/lighthouseScores.mjs')).lighthouseScores,
  api: async () => (await import('./bench/api.mjs')).api,
  orders: async () => (await import('./bench/orders.mjs')).orders,
  stock: async () => (await import('./bench/stockRace.mjs')).stockRace,
  start: async () => (await import('./bench/startUp.mjs')).startUp,
  catalogue: async () => (await import('./bench/bigCatalogue.mjs')).bigCatalogue,
  storybook: async () => (await import('./bench/storybookOpens.mjs')).storybookOpens,
};

/** Creates something on first use. @template T @param {() => Promise<T>} make */
function once(make) {
  /** @type {Promise<T> | undefined} */
  let made;
  return { get: () => (made ??= make()), made: () => made };
}

await runTool(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: Object.keys(measurements).join(',') },
      pages: { type: 'string' },
    },
  });
  const wanted = values.only.split(',');
  const unknown = wanted.filter((name) => !measurements[name]);
  if (unknown.length)
    throw new Refusal(
      `There is no measurement ${unknown.join(', ')}; there are ${Object.keys(measurements).join(', ')}.`,
    );
  await ensureBuilt();
  const executablePath = await ensureChromium();

  /** @type {import('./bench/figures.mjs').Figure[]} */
  const figures = [];
  /** @type {string[]} */
  const failed = [];
  const shop = once(() => startShop());
  const postgres = once(() => startPostgres({ durable: true }));
  const bench = {
    shop: shop.get,
    postgres: async () => (await postgres.get()).url,
    executablePath,
    pages: async (/** @type {string} */ origin) =>
      (await shopPages(origin)).filter(({ name }) => !values.pages || values.pages.split(',').includes(name)),
    figure: (/** @type {import('./bench/figures.mjs').Figure} */ figure) => void figures.push(figure),
  };
  for (const name of wanted) {
    const time = stopwatch();
    log(`Measuring ${name}.`);
    try {
      await (
        await measurements[name]?.()
      )?.(bench);
    } catch (error) {
      // A failing measurement must not discard the figures of the others.
      failed.push(name);
      console.error(error instanceof Refusal ? error.message : error);
    }
    log(`${name}: ${time()}.`);
  }
  await (await shop.made())?.stop();
  await (await postgres.made())?.stop();

  console.log(`\n${table(figures)}\n`);
  const path = inRoot('reports/bench.json');
  mkdirSync(inRoot('reports'), { recursive: true });
  const earlier = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).figures : [];
  const measured = new Set(figures.map(({ group }) => group));
  const kept = earlier.filter((/** @type {{ group: string }} */ { group }) => !measured.has(group));
  const machine = { node: process.version, processors: cpus().length, model: cpus()[0]?.model };
  const all = [
    ...kept,
    ...figures.map((figure) => ({ ...figure, holds: shortBy(figure) || standing(figure) })),
  ];
  writeFileSync(
    path,
    `${JSON.stringify({ at: new Date().toISOString(), machine, figures: all }, null, 2)}\n`,
  );
  const short = figures.filter((figure) => standing(figure) === 'SHORT');
  console.log(
    `${figures.length} figures, ${short.length} short of the first bar${failed.length ? `, not measured: ${failed.join(', ')}` : ''}. reports/bench.json holds them.`,
  );
  return failed.length ? 1 : 0;
});
