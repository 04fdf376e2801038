/**
 * @typedef {object} Outcome
 * @property {string} name of the layer
 * @property {{ passed: number, failed: number, skipped: number }} counts
 * @property {number} seconds it took, from start to end
 */

/** A table of what was run: layer, tests, seconds, seconds a test. @param {Outcome[]} outcomes */
export function timeTable(outcomes) {
  const row = (/** @type {string} */ name, /** @type {number} */ tests, /** @type {number} */ seconds) => [
    name,
    String(tests),
    seconds.toFixed(0),
    tests ? (seconds / tests).toFixed(2) : '–',
  ];
  const countOf = (/** @type {Outcome['counts']} */ { passed, failed, skipped }) => passed + failed + skipped;
  const total = outcomes.reduce(
    (sum, { counts, seconds }) => ({ tests: sum.tests + countOf(counts), seconds: sum.seconds + seconds }),
    { tests: 0, seconds: 0 },
  );
  const rows = [
    ['layer', 'tests', 'seconds', 'seconds a test'],
    ...outcomes.map(({ name, counts, seconds }) => row(name, countOf(counts), seconds)),
    ...(outcomes.length > 1 ? [row('all', total.tests, total.seconds)] : []),
  ];
  const widthOf = (/** @type {number} */ column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
  return rows.map((cells) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(column))))
      .join('  '),
  );
}
