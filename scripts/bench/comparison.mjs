import { aligned, number } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */

/** By how much a figure has to differ to count as a change: two runs of the same revision differ by less. */
const tolerance = 0.1;

/** Figures that depend on what else the machine does, also in the best of three runs: shown, but not judged. */
const byTheClock = new Set(['/s', 's', 'ms']);
const processorTime = /(^|, )processor\b/;

/**
 * The best of what was measured of each figure: whatever else the machine does makes a figure worse, never better.
 * @param {readonly Figure[]} figures
 * @returns {Figure[]}
 */
export function best(figures) {
  /** @type {Map<string, Figure>} */
  const found = new Map();
  for (const figure of figures) {
    const key = `${figure.group} ${figure.name}`;
    const known = found.get(key);
    const isBetter = !known || (figure.more ? figure.value > known.value : figure.value < known.value);
    if (isBetter) found.set(key, figure);
  }
  return [...found.values()];
}

/** @param {Figure} figure @param {readonly Figure[]} earlier */
const before = (figure, earlier) =>
  earlier.find(({ group, name }) => group === figure.group && name === figure.name);

/** The change as a share of the base; positive is worse. @param {Figure} figure @param {Figure} base */
const changeOf = (figure, base) => (figure.value / base.value - 1) * (figure.more ? -1 : 1);

/**
 * Whether a figure is worse than in the base. Only what a busy machine hardly changes is judged: sizes, memory, numbers
 * of calls and statements, and processor time.
 * @param {Figure} figure @param {readonly Figure[]} earlier of the base
 */
export function isWorse(figure, earlier) {
  const base = before(figure, earlier);
  const isJudged = processorTime.test(figure.name) || !byTheClock.has(figure.unit);
  return base !== undefined && isJudged && changeOf(figure, base) > tolerance;
}

/** Figures beside those of the base. @param {readonly Figure[]} earlier @param {readonly Figure[]} figures */
export function comparisonTable(earlier, figures) {
  const rows = figures.map((figure) => {
    const base = before(figure, earlier);
    const change = base && (figure.value / base.value - 1) * 100;
    return [
      figure.name,
      `${number(base?.value)} ${base ? figure.unit : ''}`.trim(),
      `${number(figure.value)} ${figure.unit}`.trim(),
      change === undefined || !Number.isFinite(change) ? '' : `${change > 0 ? '+' : ''}${number(change)} %`,
      isWorse(figure, earlier) ? 'WORSE' : '',
    ];
  });
  return aligned([['figure', 'base', 'now', 'change', ''], ...rows]);
}
