import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.git', 'storybook-static', 'reports']);

/**
 * Every file below a folder whose name matches; empty if the folder does not exist.
 * @param {string} folder
 * @param {RegExp} wanted
 * @returns {string[]}
 */
export function filesBelow(folder, wanted) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(path, wanted);
      return wanted.test(entry.name) ? [path] : [];
    });
}

/** The folders directly in a folder. @param {string} folder */
export function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !skipped.has(entry.name))
    .map((entry) => join(folder, entry.name));
}

/**
 * The folders of features: those in a group, which holds only folders, and groups of one feature.
 * @param {string} project folder that holds packages
 */
export const featureFolders = (project) =>
  foldersIn(`${project}/packages/features/src`).flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).some((entry) => entry.isFile()) ? folder : foldersIn(folder),
  );
