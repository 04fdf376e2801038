/** @typedef {import('./junit.mjs').TestResult} TestResult */

/** With more failed files than this the mistake is not a slow moment, and waiting for a second run helps nobody. */
const mostFiles = 20;

/**
 * The files in which a test failed, each once; none when there are too many.
 * @param {TestResult[]} results
 */
export function filesToRunAgain(results) {
  const failed = results.filter(({ outcome }) => outcome === 'failed').map(({ file }) => file);
  const files = [...new Set(failed)].filter(Boolean);
  return files.length > mostFiles ? [] : files;
}

/**
 * What two runs say together. A failed test that passed in the second run has passed, and is flaky; one whose file did not
 * run again stays failed. A failed set-up or import is reported under the name of its group or file, which the second run
 * does not have: the tests that ran then replace it.
 * @param {TestResult[]} first
 * @param {TestResult[]} second of the files in which the first had a failed test
 */
export function withSecondRun(first, second) {
  const key = (/** @type {TestResult} */ { file, name }) => `${file} ${name}`;
  const later = new Map(second.map((result) => [key(result), result]));
  const ranAgain = new Set(second.map(({ file }) => file));
  const failed = first.filter(({ outcome }) => outcome === 'failed');
  /** @type {(result: TestResult) => TestResult[]} */
  const settle = (result) => {
    if (result.outcome === 'passed') return [result];
    const again = later.get(key(result));
    if (again) return [again];
    return ranAgain.has(result.file) ? [] : [result];
  };
  const known = new Set(first.map(key));
  const isFlaky = (/** @type {TestResult} */ result) => {
    const again = later.get(key(result));
    return again ? again.outcome !== 'failed' : ranAgain.has(result.file);
  };
  return {
    results: [...first.flatMap(settle), ...second.filter((result) => !known.has(key(result)))],
    flaky: failed.filter(isFlaky),
  };
}
