// npm run bench: measures the performance budgets, as a table and as reports/bench.json.
//   npm run bench -- --only weights,vitals    some of: weights, vitals, lighthouse, pages, api, orders, accounts, stock, start, catalogue, recommendations, storybook
//   npm run bench -- --pages home,product     some pages: home, list, product, search, cart, checkout
//   npm run bench -- --base main --only orders    compared with another revision, in turns; fails where it is worse
// Chromium, the shop and the database share this machine: compare figures between runs, they are not absolute.
import './setup/node.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, serverEntry } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { inRoot } from './setup/root.mjs';
import { Refusal, runTool, log, stopwatch } from './setup/log.mjs';

await ensureInstalled();
const { startShop } = await import('./bench/builtShop.mjs');
const { shortfall, budgetStatus, table } = await import('./bench/figures.mjs');
const { best, comparisonTable, isWorse } = await import('./bench/comparison.mjs');
const { shopPages } = await import('./bench/pages.mjs');
const { startPostgres } = await import('./testing/postgres.mjs');

/** @type {Record<string, () => Promise<(bench: import('./bench/figures.mjs').Bench) => Promise<void>>>} */
const measurements = {
  weights: async () => (await import('./bench/weights.mjs')).weights,
  vitals: async () => (await import('./bench/vitals.mjs')).vitals,
  lighthouse: async () => (await import('./bench/lighthouseScores.mjs')).lighthouseScores,
  pages: async () => (await import('./bench/pagesPerSecond.mjs')).pagesPerSecond,
  api: async () => (await import('./bench/api.mjs')).api,
  orders: async () => (await import('./bench/orders.mjs')).orders,
  accounts: async () => (await import('./bench/accounts.mjs')).accounts,
  stock: async () => (await import('./bench/stockRace.mjs')).stockRace,
  start: async () => (await import('./bench/startUp.mjs')).startUp,
  catalogue: async () => (await import('./bench/bigCatalogue.mjs')).bigCatalogue,
  recommendations: async () => (await import('./bench/recommendations.mjs')).recommendations,
  storybook: async () => (await import('./bench/storybookOpens.mjs')).storybookOpens,
};

/** What measures the shop of this folder only. */
const onlyHere = ['catalogue', 'recommendations', 'storybook'];

/** Measurements of this revision and of the base: what else the machine does changes while they run. */
const turns = /** @type {const} */ (['base', 'here', 'here', 'base', 'base', 'here']);

/** Creates something on first use. @template T @param {() => Promise<T>} make */
function once(make) {
  /** @type {Promise<T> | undefined} */
  let made;
  return { get: () => (made ??= make()), made: () => made };
}

/**
 * A shop to be measured, with its own databases.
 * @param {string} entry its server's file
 * @param {{ pages: string | undefined, executablePath: string }} options
 */
function measuredShop(entry, { pages, executablePath }) {
  const start = (/** @type {import('./bench/builtShop.mjs').ShopStart} */ options) =>
    startShop(entry, options);
  const shop = once(() => start({}));
  const postgres = once(() => startPostgres({ durable: true }));
  /** @type {import('./bench/figures.mjs').Figure[]} */
  const figures = [];
  return {
    figures,
    /** @type {import('./bench/figures.mjs').Bench} */
    bench: {
      ...{ shop: shop.get, startShop: start, postgres: postgres.get, executablePath },
      pages: async (origin) =>
        (await shopPages(origin)).filter(({ name }) => !pages || pages.split(',').includes(name)),
      figure: (figure) => void figures.push(figure),
    },
    stop: async () => {
      await (await shop.made())?.stop();
      await (await postgres.made())?.stop();
    },
  };
}

await runTool(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      pages: { type: 'string' },
      base: { type: 'string' },
    },
  });
  const names = Object.keys(measurements).filter((name) => !values.base || !onlyHere.includes(name));
  const wanted = values.only?.split(',') ?? names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length)
    throw new Refusal(
      `There is no measurement ${unknown.join(', ')}${values.base ? ' of another revision' : ''}; there are ${names.join(', ')}.`,
    );
  await ensureBuilt();
  const executablePath = await ensureChromium();
  const options = { pages: values.pages, executablePath };
  const here = measuredShop(serverEntry, options);
  const base =
    values.base === undefined
      ? undefined
      : measuredShop(await (await import('./bench/revision.mjs')).buildRevision(values.base), options);

  /** @type {string[]} */
  const failed = [];
  for (const name of wanted) {
    const time = stopwatch();
    for (const turn of base ? turns : /** @type {const} */ (['here'])) {
      log(`Measuring ${name}${base ? `, ${turn === 'base' ? values.base : 'this revision'}` : ''}.`);
      try {
        await (
          await measurements[name]?.()
        )?.((turn === 'base' && base ? base : here).bench);
      } catch (error) {
        // A failing measurement must not discard the figures of the others.
        failed.push(name);
        console.error(error instanceof Refusal ? error.message : error);
      }
    }
    log(`${name}: ${time()}.`);
  }
  await here.stop();
  await base?.stop();

  const figures = best(here.figures);
  if (base) {
    const earlier = best(base.figures);
    console.log(`\n${comparisonTable(earlier, figures)}\n`);
    const worse = figures.filter((figure) => isWorse(figure, earlier));
    console.log(
      `${figures.length} figures, ${worse.length} worse than ${values.base}${failed.length ? `, not measured: ${failed.join(', ')}` : ''}.`,
    );
    return worse.length || failed.length ? 1 : 0;
  }
  console.log(`\n${table(figures)}\n`);
  const path = inRoot('reports/bench.json');
  mkdirSync(inRoot('reports'), { recursive: true });
  const earlier = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).figures : [];
  const measured = new Set(figures.map(({ group }) => group));
  const kept = earlier.filter((/** @type {{ group: string }} */ { group }) => !measured.has(group));
  const machine = { node: process.version, processors: cpus().length, model: cpus()[0]?.model };
  const all = [
    ...kept,
    ...figures.map((figure) => ({ ...figure, holds: shortfall(figure) || budgetStatus(figure) })),
  ];
  writeFileSync(
    path,
    `${JSON.stringify({ at: new Date().toISOString(), machine, figures: all }, null, 2)}\n`,
  );
  const short = figures.filter((figure) => budgetStatus(figure) === 'SHORT');
  console.log(
    `${figures.length} figures, ${short.length} short of the first bar${failed.length ? `, not measured: ${failed.join(', ')}` : ''}. reports/bench.json holds them.`,
  );
  return failed.length ? 1 : 0;
});
