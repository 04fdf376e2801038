import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { log } from '../setup/log.mjs';
import { inRoot } from '../setup/root.mjs';
import { countProcessorSeconds } from './processorSeconds.mjs';
import { countResults, readJunit, summary } from './junit.mjs';
import { reportOf } from './layers.mjs';
import { filesToRunAgain, withSecondRun } from './secondRun.mjs';

/**
 * @typedef {object} LayerRun what is known of a layer after its first or second run
 * @property {import('./layers.mjs').Layer} layer
 * @property {string[]} files that were asked for, all when empty
 * @property {number} code exit code of the runner
 * @property {number} seconds of all its runs
 * @property {number | undefined} processorSeconds of all its runs; nothing where the system does not tell
 * @property {import('./junit.mjs').TestResult[]} results
 * @property {import('./junit.mjs').TestResult[]} flaky tests that failed at first and passed when run again
 */

/**
 * @typedef {object} RunLayerOptions
 * @property {() => number} minutesLeft of the whole
 * @property {boolean} [isBeside] another layer that writes at once: the output is shown when this one has ended
 */

/**
 * Runs a layer, or some of its files, once.
 * @param {string} name of the report
 * @param {import('./layers.mjs').Layer} layer
 * @param {string[]} args for the layer's own runner
 * @param {RunLayerOptions} options
 */
async function attempt(name, layer, args, { minutesLeft, isBeside = false }) {
  const began = performance.now();
  const report = reportOf(name);
  rmSync(report, { force: true });
  const limitMinutes = Math.min(layer.limitMinutes, minutesLeft());
  const path = inRoot('reports', `${name}.log`);
  const output = isBeside ? openSync(path, 'w') : undefined;
  /** @type {ReturnType<typeof countProcessorSeconds> | undefined} */
  let count;
  const code = await layer.run(args, {
    ...{ report, limitMinutes },
    onStart: (pid) => (count = countProcessorSeconds(pid)),
    ...(output === undefined ? {} : { stdio: ['ignore', output, output] }),
  });
  if (output !== undefined) {
    closeSync(output);
    log(`${name} wrote:\n${readFileSync(path, 'utf8')}`);
  }
  return {
    ...{ code, results: readJunit(report) },
    ...{ seconds: (performance.now() - began) / 1000, processorSeconds: count?.() },
  };
}

/**
 * Runs a layer for the first time.
 * @param {import('./layers.mjs').Layer} layer
 * @param {string[]} files to run, all when empty
 * @param {string[]} rest for the layer's own runner
 * @param {RunLayerOptions} options
 * @returns {Promise<LayerRun>}
 */
export async function runLayer(layer, files, rest, options) {
  log(`${layer.name}: ${layer.shows}.`);
  const first = await attempt(layer.name, layer, [...files, ...rest], options);
  log(`${layer.name}: ${summary(countResults(first.results))} in the first run.\n`);
  return { layer, files, flaky: [], ...first };
}

/**
 * Runs the files again in which a test failed, or all of them, when the runner crashed: a test that passes then is told
 * as flaky and counts as passed, so that one slow moment of a machine does not fail the whole.
 * @param {LayerRun} first
 * @param {string[]} rest for the layer's own runner
 * @param {RunLayerOptions} options
 * @returns {Promise<LayerRun>} the same run, when nothing failed
 */
export async function runAgain(first, rest, options) {
  const { layer, files } = first;
  const again = filesToRunAgain(first.results);
  const hasCrashed = first.code !== 0 && countResults(first.results).failed === 0;
  if (again.length === 0 && !hasCrashed) return first;
  const name = `${layer.name}-again`;
  log(`${name}: to tell a slow moment from a mistake, ${again.join(', ') || 'all of it'}.`);
  const second = await attempt(name, layer, [...(hasCrashed ? files : again), ...rest], options);
  return {
    ...first,
    ...withSecondRun(first.results, second.results),
    code: second.code,
    seconds: first.seconds + second.seconds,
    processorSeconds:
      first.processorSeconds === undefined
        ? undefined
        : first.processorSeconds + (second.processorSeconds ?? 0),
  };
}

/**
 * What is told of a layer at the end. A runner that ends badly without a failed test (a crash, no test at all) is a
 * failure too.
 * @param {LayerRun} run
 */
export function outcomeOf({ layer, code, results, flaky, seconds, processorSeconds }) {
  const counts = countResults(results);
  const hasRunnerFailed = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  if (hasRunnerFailed) counts.failed = 1;
  const exit = hasRunnerFailed ? ` (exit code ${code})` : '';
  return {
    name: layer.name,
    counts,
    why: results.length === 0 ? ' (no test ran)' : exit,
    ...{ seconds, processorSeconds },
    failures: results.filter(({ outcome }) => outcome === 'failed'),
    flaky,
  };
}
