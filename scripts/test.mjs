// npm test: everything that proves the shop, on a fresh clone too. Ends with "N passed, N failed".
//   npm test                       all layers
//   npm test -- unit stories       some of them: unit, commerce, components, packages, stories, journeys
//   npm test -- unit -- -t basket  what follows the second -- goes to the layer's own runner
//   npm test -- --changed          only tests that a change since main can reach, what is not committed included
//   npm test -- --changed HEAD~1   the same, since another revision
import './setup/node.mjs';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';

const { duration, runTool, log, stopwatch } = await import('./setup/log.mjs');
const { inRoot } = await import('./setup/root.mjs');
const { lanes, layers, startOrder, wholeMinutes } = await import('./testing/layers.mjs');
const { summary } = await import('./testing/junit.mjs');
const { outcomeOf, runAgain, runLayer } = await import('./testing/runLayer.mjs');
const { runLanes } = await import('./testing/runLanes.mjs');
const { timeTable } = await import('./testing/table.mjs');
const { readArguments } = await import('./testing/readArguments.mjs');

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
    log(`Chromium: ${chromiumVersion(await ensureChromium())}.`);
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
  const filesOf = (/** @type {string} */ name) => {
    const files = picked?.[name] ?? 'all';
    return files === 'all' ? [] : files;
  };
  const isBeside = wanted.length > 1;
  const runs = await runLanes(
    wanted.toSorted((one, other) => startOrder.indexOf(one.name) - startOrder.indexOf(other.name)),
    {
      lanes,
      runFirst: (layer) => runLayer(layer, filesOf(layer.name), rest, { minutesLeft, isBeside }),
      runAgain: (first) => runAgain(first, rest, { minutesLeft }),
    },
  );
  const outcomes = layers.flatMap(({ name }) => runs.get(name) ?? []).map(outcomeOf);
  for (const { name, counts, why, seconds } of outcomes)
    log(`${name}: ${summary(counts)}${why}, ${duration(seconds * 1000)}.`);

  for (const { name, failures } of outcomes)
    for (const failure of failures) log(`FAILED in ${name}: ${failure.file} › ${failure.name}`);
  for (const { name, flaky } of outcomes)
    for (const test of flaky) log(`FLAKY in ${name}: ${test.file} › ${test.name} (passed when run again)`);
  console.log(`\n${timeTable(outcomes, (performance.now() - began) / 1000).join('\n')}\n`);
  log(`All in ${time()}. Reports: reports/*.xml`);
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { counts } of outcomes)
    for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += counts[key];
  console.log(summary(total));
  return total.failed === 0 ? 0 : 1;
});
