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
 * What two runs say together. A failed test that passed in the second run has passed, and is flaky; one that did not run
 * again stays failed. Where a file itself failed (a set-up, an import), its tests of the second run replace that failure.
 * @param {TestResult[]} first
 * @param {TestResult[]} second of the files in which the first had a failed test
 */
export function withSecondRun(first, second) {
  const key = (/** @type {TestResult} */ { file, name }) => `${file} ${name}`;
  const later = new Map(second.map((result) => [key(result), result]));
  const ranAgain = new Set(second.map(({ file }) => file));
  const failed = first.filter(({ outcome }) => outcome === 'failed');
  /** A failed file is reported as a test with the file's name. @param {TestResult} result */
  const isWholeFile = (result) => result.name === result.file && ranAgain.has(result.file);
  /** @type {(result: TestResult) => TestResult[]} */
  const settle = (result) => {
    if (result.outcome === 'passed') return [result];
    const again = later.get(key(result));
    if (again) return [again];
    return isWholeFile(result) ? [] : [result];
  };
  const known = new Set(first.map(key));
  const isFlaky = (/** @type {TestResult} */ result) => {
    const again = later.get(key(result));
    return again ? again.outcome !== 'failed' : isWholeFile(result);
  };
  return {
    results: [...first.flatMap(settle), ...second.filter((result) => !known.has(key(result)))],
    flaky: failed.filter(isFlaky),
  };
}
