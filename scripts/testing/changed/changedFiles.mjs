import { execFileSync } from 'node:child_process';
import { Refusal } from '../../setup/log.mjs';

/**
 * What differs from where this branch left `revision`: commits, and what is not committed or not added yet.
 * @param {string} project its root
 * @param {string} [revision] by default `main`, or the origin's where there is no local one
 * @returns {string[]} paths from the root; also of files that are gone
 */
export function changedFiles(project, revision) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(Boolean);
  for (const base of revision ? [revision] : ['main', 'origin/main']) {
    try {
      const [commit = ''] = git('merge-base', base, 'HEAD');
      return [
        ...new Set([
          ...git('diff', '--name-only', '--no-renames', '-z', commit.trim()),
          ...git('ls-files', '--others', '--exclude-standard', '-z'),
        ]),
      ].sort();
    } catch {
      // The next name may be known; the last one is told below.
    }
  }
  throw new Refusal(`There is no revision ${revision ?? 'main'} to compare with: name one after --changed.`);
}
