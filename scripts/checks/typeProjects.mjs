import { existsSync } from 'node:fs';
import { foldersIn } from '../setup/files.mjs';
import { inRoot } from '../setup/root.mjs';

/**
 * The TypeScript projects that together cover every TypeScript file: those that are built, and those that are not
 * published (a package's tests and stories, in its `tsconfig.check.json`).
 */
export function typeProjects() {
  const notShipped = foldersIn(inRoot('packages')).map((folder) => `${folder}/tsconfig.check.json`);
  return [inRoot('tsconfig.json'), ...notShipped.filter((path) => existsSync(path))];
}
