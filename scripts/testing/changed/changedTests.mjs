import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './changedFiles.mjs';
import { readImports } from './importGraph.mjs';
import { pickTests } from './pickTests.mjs';

/** Reads or runs files beside what it imports, itself or by a script of ours. */
const reading = /from '(node:(fs|child_process)[^']*|[^']*\/setup\/(files|root)\.mjs)'/;

/**
 * The tests near these changes of the project.
 * @param {string} project its root
 * @param {readonly string[]} changed paths from the root
 * @param {import('./importGraph.mjs').ImportGraph} [imports] of the project, where they have been read before
 */
export function testsReachedBy(project, changed, imports = readImports(project)) {
  const readers = [...imports.keys()].filter(
    (path) =>
      /^(?!packages\/commerce\/(demo\/)?src\/|tests\/).*\.test\.ts$/.test(path) &&
      reading.test(readFileSync(join(project, path), 'utf8')),
  );
  const picked = pickTests({ imports, changed, readers });
  // A journey that the map names may be gone.
  const { journeys } = picked;
  return {
    ...picked,
    journeys: journeys === 'all' ? journeys : journeys.filter((path) => existsSync(join(project, path))),
  };
}

/**
 * The tests near what differs from a revision.
 * @param {string} project @param {string} [revision]
 */
export function changedTests(project, revision) {
  return testsReachedBy(project, changedFiles(project, revision));
}
