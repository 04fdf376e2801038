import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ name: string, file: string, outcome: 'passed' | 'failed' | 'skipped' }} TestResult */

/** @type {Record<string, string>} */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** @param {string} text */
const decode = (text) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });

/**
 * Every test of a JUnit report. Vitest and Playwright write what we need in the same place, so a pattern is enough.
 * @param {string} path a missing file holds no tests
 * @returns {TestResult[]}
 */
export function readJunit(path) {
  if (!existsSync(path)) return [];
  const cases = readFileSync(path, 'utf8').matchAll(/<testcase\b([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g);
  return [...cases].map(([, attributes = '', body = '']) => {
    const value = (/** @type {string} */ name) =>
      decode(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
    const outcome = /<(failure|error)\b/.test(body)
      ? 'failed'
      : /<skipped\b/.test(body)
        ? 'skipped'
        : 'passed';
    return { name: value('name'), file: value('classname') || value('file'), outcome };
  });
}

/** How many of the tests passed, failed and were skipped. @param {TestResult[]} results */
export function countResults(results) {
  const count = (/** @type {TestResult['outcome']} */ outcome) =>
    results.filter((result) => result.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/** `12 passed, 0 failed`, and the skipped ones where there are any. @param {ReturnType<typeof countResults>} counts */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
