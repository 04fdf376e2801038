/**
 * @typedef {object} Outcome
 * @property {string} name of the layer
 * @property {{ passed: number, failed: number, skipped: number }} counts
 * @property {number} seconds it took, from start to end
 * @property {number | undefined} [processorSeconds] of all its processes: what it costs, however busy the machine is
 */

const heads = ['layer', 'tests', 'seconds', 'seconds a test', 'processor seconds', 'of them a test'];

/** @param {number | undefined} seconds @param {number} tests */
const perTest = (seconds, tests) => [
  seconds === undefined ? '–' : seconds.toFixed(0),
  seconds === undefined || tests === 0 ? '–' : (seconds / tests).toFixed(2),
];

/**
 * A table of what was run: layer, tests, seconds and processor seconds, of all and of each test.
 * @param {Outcome[]} outcomes
 * @param {number} seconds of all: less than their sum, because layers run side by side
 */
export function timeTable(outcomes, seconds) {
  const row = (/** @type {Omit<Outcome, 'counts'> & { tests: number }} */ layer) => {
    const { name, tests } = layer;
    return [name, String(tests), ...perTest(layer.seconds, tests), ...perTest(layer.processorSeconds, tests)];
  };
  const countOf = (/** @type {Outcome['counts']} */ { passed, failed, skipped }) => passed + failed + skipped;
  const layers = outcomes.map((outcome) => ({ ...outcome, tests: countOf(outcome.counts) }));
  const sumOf = (/** @type {'tests' | 'processorSeconds'} */ name) =>
    layers.reduce((sum, layer) => sum + (layer[name] ?? 0), 0);
  const all = {
    ...{ name: 'all', tests: sumOf('tests'), seconds },
    processorSeconds: layers.some((layer) => layer.processorSeconds === undefined)
      ? undefined
      : sumOf('processorSeconds'),
  };
  const rows = [heads, ...layers.map(row), ...(layers.length > 1 ? [row(all)] : [])];
  const widthOf = (/** @type {number} */ column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
  return rows.map((cells) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(column))))
      .join('  '),
  );
}
