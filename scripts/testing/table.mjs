/**
 * @typedef {object} Outcome
 * @property {string} name of the layer
 * @property {{ passed: number, failed: number, skipped: number }} counts
 * @property {number} seconds it took, from start to end
 */

/**
 * A table of what was run: layer, tests, seconds, seconds a test.
 * @param {Outcome[]} outcomes
 * @param {number} seconds of all: less than their sum, because layers run side by side
 */
export function timeTable(outcomes, seconds) {
  const row = (/** @type {string} */ name, /** @type {number} */ tests, /** @type {number} */ took) => [
    name,
    String(tests),
    took.toFixed(0),
    tests ? (took / tests).toFixed(2) : '–',
  ];
  const countOf = (/** @type {Outcome['counts']} */ { passed, failed, skipped }) => passed + failed + skipped;
  const tests = outcomes.reduce((sum, { counts }) => sum + countOf(counts), 0);
  const rows = [
    ['layer', 'tests', 'seconds', 'seconds a test'],
    ...outcomes.map((outcome) => row(outcome.name, countOf(outcome.counts), outcome.seconds)),
    ...(outcomes.length > 1 ? [row('all', tests, seconds)] : []),
  ];
  const widthOf = (/** @type {number} */ column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
  return rows.map((cells) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(column))))
      .join('  '),
  );
}
