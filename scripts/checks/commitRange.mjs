import { execFileSync } from 'node:child_process';
import { root } from '../setup/root.mjs';

/** @param {string} folder @param {string[]} args @returns {string | undefined} undefined where git refuses */
function git(folder, ...args) {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Options of commitlint for the commits that this branch adds: since `origin/main`, else since `main`; on `main`
 * itself, or without either, the last commit. Commits before these are not looked at.
 * @param {string} folder of the project
 * @returns {string[]}
 */
export function commitRange(folder = root) {
  const head = git(folder, 'rev-parse', 'HEAD');
  for (const branch of ['origin/main', 'main']) {
    const base = git(folder, 'merge-base', branch, 'HEAD');
    if (base && base !== head) return ['--from', base, '--to', 'HEAD'];
  }
  return ['--last'];
}
