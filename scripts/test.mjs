// npm test: everything that proves the shop, on a fresh clone too. Ends with "N passed, N failed".
//   npm test                       all layers
//   npm test -- unit stories       some of them: unit, commerce, components, packages, stories, journeys
//   npm test -- unit -- -t basket  what follows the second -- goes to the layer's own runner
import './setup/node.mjs';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';

const { Refusal, runTool, log, stopwatch } = await import('./setup/log.mjs');
const { inRoot } = await import('./setup/root.mjs');
const { layers, reportOf } = await import('./testing/layers.mjs');
const { countResults, readJunit, summary } = await import('./testing/junit.mjs');

/** @param {import('./testing/layers.mjs').Layer} layer @param {string[]} rest */
async function runLayer(layer, rest) {
  const time = stopwatch();
  log(`${layer.name}: ${layer.shows}.`);
  rmSync(reportOf(layer.name), { force: true });
  const code = await layer.run(rest);
  const results = readJunit(reportOf(layer.name));
  const counts = countResults(results);
  // A runner that ends badly without a failed test (a crash, no test at all) is a failure too.
  if (counts.failed === 0 && (code !== 0 || counts.passed === 0)) counts.failed = 1;
  const why =
    results.length === 0 ? ' (no test ran)' : counts.failed === 1 && code !== 0 ? ` (exit code ${code})` : '';
  log(`${layer.name}: ${summary(counts)}${why}, ${time()}.\n`);
  return { name: layer.name, counts, failures: results.filter((result) => result.outcome === 'failed') };
}

await runTool(async () => {
  const time = stopwatch();
  const args = process.argv.slice(2);
  const split = args.indexOf('--');
  const names = split < 0 ? args : args.slice(0, split);
  const rest = split < 0 ? [] : args.slice(split + 1);
  const unknown = names.filter((name) => !layers.some((layer) => layer.name === name));
  if (unknown.length)
    throw new Refusal(
      `No such layer: ${unknown.join(', ')}. There are: ${layers.map(({ name }) => name).join(', ')}.`,
    );
  const wanted = layers.filter(({ name }) => names.length === 0 || names.includes(name));

  const { ensureInstalled } = await import('./setup/install.mjs');
  await ensureInstalled();
  if (wanted.some((layer) => layer.needsChromium)) {
    const { chromiumVersion, ensureChromium } = await import('./chromium.mjs');
    process.env.CHROMIUM = await ensureChromium();
    log(`Chromium: ${chromiumVersion(process.env.CHROMIUM)}.`);
  }
  if (wanted.some((layer) => layer.needsBuild)) {
    const { ensureBuilt } = await import('./setup/build.mjs');
    await ensureBuilt();
  }
  // Reports of an earlier run would be read as this one's.
  mkdirSync(inRoot('reports'), { recursive: true });
  const earlier = readdirSync(inRoot('reports')).filter((name) => name.endsWith('.xml'));
  if (names.length === 0) for (const name of earlier) rmSync(inRoot('reports', name));

  const outcomes = [];
  for (const layer of wanted) outcomes.push(await runLayer(layer, rest));

  for (const { name, failures } of outcomes)
    for (const failure of failures) log(`FAILED in ${name}: ${failure.file} › ${failure.name}`);
  for (const { name, counts } of outcomes) log(`${name.padEnd(11)} ${summary(counts)}`);
  log(`All in ${time()}. Reports: reports/*.xml`);
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { counts } of outcomes)
    for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += counts[key];
  console.log(summary(total));
  return total.failed === 0 ? 0 : 1;
});
