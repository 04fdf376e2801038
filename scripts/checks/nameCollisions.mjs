import { execFileSync } from 'node:child_process';
import { root } from '../setup/root.mjs';

/** A module without its extension: `Hours.tsx` and `hours.ts` become `Hours.d.ts` and `hours.d.ts` in a package. */
const stemOf = (/** @type {string} */ path) => path.replace(/(\.d)?\.(ts|tsx|mts|js|jsx|mjs)$/, '');

/** A path and the folders it stands in. @param {string} path */
const withFolders = (path) => path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));

/**
 * Files, modules and folders whose names differ only in case: on macOS and Windows one of them overwrites the other.
 * @param {readonly string[]} paths separated by `/`
 * @returns {string[]} problems, one in each line
 */
export function nameCollisions(paths) {
  /** @type {Map<string, Set<string>>} */
  const spellings = new Map();
  for (const name of new Set(paths.map(stemOf).flatMap(withFolders))) {
    const key = name.toLowerCase();
    spellings.set(key, (spellings.get(key) ?? new Set()).add(name));
  }
  const collisions = [...spellings.values()].filter(({ size }) => size > 1).map((names) => [...names].sort());
  // What stands below two such folders is not named again.
  const folders = collisions.flat().map((name) => `${name}/`);
  return collisions
    .filter((names) => !folders.some((folder) => names.some((name) => name.startsWith(folder))))
    .map((names) => `${names.join(' and ')} differ only in case`);
}

/** The same for every file that git tracks. */
export function trackedNameCollisions() {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64e6 });
  return nameCollisions(tracked.split('\0').filter(Boolean));
}
