// npm test: everything that proves the shop, on a fresh clone too. Ends with "N passed, N failed".
//   npm test                       all layers
//   npm test -- unit stories       some of them: unit, commerce, components, packages, stories, journeys
//   npm test -- unit -- -t basket  what follows the second -- goes to the layer's own runner
//   npm test -- --changed          only tests that a change since main can reach, what is not committed included
//   npm test -- --changed HEAD~1   the same, since another revision
import './setup/node.mjs';
import { closeSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs';

const { runTool, log, stopwatch } = await import('./setup/log.mjs');
const { inRoot } = await import('./setup/root.mjs');
const { layers, reportOf, rows, wholeMinutes } = await import('./testing/layers.mjs');
const { countResults, readJunit, summary } = await import('./testing/junit.mjs');
const { filesToRunAgain, withSecondRun } = await import('./testing/secondRun.mjs');
const { timeTable } = await import('./testing/table.mjs');
const { readArguments } = await import('./testing/readArguments.mjs');

/**
 * Runs a layer, and again the files in which a test failed (or all of it, when it crashed): a test that passes then
 * is told as flaky and counts as passed, so that one slow moment of a machine does not fail the whole.
 * @param {import('./testing/layers.mjs').Layer} layer
 * @param {string[]} files to run, all when empty
 * @param {string[]} rest for the layer's own runner
 * @param {object} options
 * @param {() => number} options.minutesLeft of the whole
 * @param {boolean} options.isBeside the last row, which writes at once: what this one writes is shown when it has ended
 */
async function runLayer(layer, files, rest, { minutesLeft, isBeside }) {
  const time = stopwatch();
  const began = performance.now();
  const attempt = async (/** @type {string} */ name, /** @type {string[]} */ args) => {
    const report = reportOf(name);
    rmSync(report, { force: true });
    const limitMinutes = Math.min(layer.limitMinutes, minutesLeft());
    const path = inRoot('reports', `${name}.log`);
    const output = isBeside ? openSync(path, 'w') : undefined;
    const code = await layer.run(
      args,
      output === undefined
        ? { report, limitMinutes }
        : { report, limitMinutes, stdio: ['ignore', output, output] },
    );
    if (output !== undefined) {
      closeSync(output);
      log(`${name} wrote:\n${readFileSync(path, 'utf8')}`);
    }
    return { code, results: readJunit(report) };
  };

  log(`${layer.name}: ${layer.shows}.`);
  let { code, results } = await attempt(layer.name, [...files, ...rest]);
  /** @type {typeof results} */
  let flaky = [];
  const again = filesToRunAgain(results);
  const crashed = code !== 0 && countResults(results).failed === 0;
  if (again.length || crashed) {
    log(
      `${layer.name}: run again, to tell a slow moment from a mistake: ${again.join(', ') || 'all of it'}.`,
    );
    const second = await attempt(`${layer.name}-again`, [...(crashed ? files : again), ...rest]);
    ({ results, flaky } = withSecondRun(results, second.results));
    code = second.code;
  }
  const counts = countResults(results);
  // A runner that ends badly without a failed test (a crash, no test at all) is a failure too.
  if (counts.failed === 0 && (code !== 0 || counts.passed === 0)) counts.failed = 1;
  const why =
    results.length === 0 ? ' (no test ran)' : counts.failed === 1 && code !== 0 ? ` (exit code ${code})` : '';
  log(`${layer.name}: ${summary(counts)}${why}, ${time()}.\n`);
  return {
    name: layer.name,
    counts,
    seconds: (performance.now() - began) / 1000,
    failures: results.filter((result) => result.outcome === 'failed'),
    flaky,
  };
}

/**
 * The files of each layer that a change can reach, said as well.
 * @param {string} [since]
 * @returns {Promise<Record<string, 'all' | string[]>>}
 */
async function pickChanged(since) {
  const { changedTests } = await import('./testing/changed/changedTests.mjs');
  const picked = changedTests(inRoot('.'), since);
  for (const [name, files] of Object.entries(picked))
    if (files.length)
      log(`${name}: ${files === 'all' ? 'all' : `${files.length} of its files`}, by what changed.`);
  return picked;
}

await runTool(async () => {
  const time = stopwatch();
  const began = performance.now();
  const { names, rest, changed } = readArguments(
    process.argv.slice(2),
    layers.map(({ name }) => name),
  );
  const { ensureInstalled } = await import('./setup/install.mjs');
  await ensureInstalled();
  const picked = changed && (await pickChanged(changed.since));
  const wanted = layers.filter(
    ({ name }) => (names.length === 0 || names.includes(name)) && (!picked || picked[name]?.length),
  );
  if (wanted.length === 0) log('No test reaches what changed.');
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
  if (names.length === 0 || changed) for (const name of earlier) rmSync(inRoot('reports', name));

  const minutesLeft = () => Math.max(0, wholeMinutes - (performance.now() - began) / 60_000);
  /** @type {Map<string, Awaited<ReturnType<typeof runLayer>>>} */
  const ended = new Map();
  const wantedRows = rows
    .map((row) => row.flatMap((name) => wanted.find((layer) => layer.name === name) ?? []))
    .filter((row) => row.length);
  await Promise.all(
    wantedRows.map(async (row) => {
      for (const layer of row) {
        const files = picked?.[layer.name] ?? 'all';
        const options = { minutesLeft, isBeside: row !== wantedRows.at(-1) };
        ended.set(layer.name, await runLayer(layer, files === 'all' ? [] : files, rest, options));
      }
    }),
  );
  const outcomes = layers.flatMap(({ name }) => ended.get(name) ?? []);

  for (const { name, failures } of outcomes)
    for (const failure of failures) log(`FAILED in ${name}: ${failure.file} › ${failure.name}`);
  for (const { name, flaky } of outcomes)
    for (const test of flaky) log(`FLAKY in ${name}: ${test.file} › ${test.name} (passed when run again)`);
  for (const { name, counts } of outcomes) log(`${name.padEnd(11)} ${summary(counts)}`);
  console.log(`\n${timeTable(outcomes, (performance.now() - began) / 1000).join('\n')}\n`);
  log(`All in ${time()}. Reports: reports/*.xml`);
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { counts } of outcomes)
    for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += counts[key];
  console.log(summary(total));
  return total.failed === 0 ? 0 : 1;
});
