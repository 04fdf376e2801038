/**
 * @typedef {object} Figure
 * @property {string} group
 * @property {string} name
 * @property {number} value
 * @property {string} unit
 * @property {number} [bar] the limit that must hold
 * @property {number} [goal] the target
 * @property {boolean} [more] higher is better
 */

/**
 * @typedef {object} Bench tools passed to a measurement
 * @property {(options: import('./builtShop.mjs').ShopStart) => Promise<import('./builtShop.mjs').RunningShop>} startShop a shop of the revision that is measured
 * @property {() => Promise<import('./builtShop.mjs').RunningShop>} shop one shop on the embedded database, started on first use and shared
 * @property {() => Promise<{ url: string, pid: number | undefined }>} postgres a durable PostgreSQL, started on first use and shared
 * @property {(origin: string) => Promise<import('./pages.mjs').ShopPage[]>} pages the requested pages
 * @property {string} executablePath of Chromium
 * @property {(figure: Figure) => void} figure reports one result
 */

/** The median. @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((one, two) => one - two);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** @param {Figure} figure @param {number | undefined} line */
const holds = ({ value, more }, line) => line !== undefined && (more ? value >= line : value <= line);

/** How a figure compares with the budgets. @param {Figure} figure */
export function budgetStatus(figure) {
  if (figure.bar === undefined) return '';
  if (holds(figure, figure.goal)) return 'goal';
  return holds(figure, figure.bar) ? 'bar' : 'SHORT';
}

/** A value with as many digits as say something. */
export const number = (/** @type {number | undefined} */ value) =>
  value === undefined
    ? ''
    : value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

/** How far a figure misses its limit; empty if it meets it. @param {Figure} figure */
export function shortfall(figure) {
  if (budgetStatus(figure) !== 'SHORT' || figure.bar === undefined) return '';
  return `short by ${number(Math.abs(figure.value - figure.bar))} ${figure.unit}`.trim();
}

/** Figures as a readable table. @param {Figure[]} figures */
export function table(figures) {
  const rows = figures.map((figure) => [
    figure.name,
    `${number(figure.value)} ${figure.unit}`,
    number(figure.bar),
    number(figure.goal),
    shortfall(figure) || budgetStatus(figure),
  ]);
  return aligned([['figure', 'measured', 'first bar', 'goal', 'holds'], ...rows]);
}

/** Rows of words as a table: the first column to the left, the others to the right. @param {string[][]} rows */
export function aligned(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
