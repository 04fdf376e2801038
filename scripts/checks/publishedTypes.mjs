import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { insideOf } from '../packages/packageProblems.mjs';
import { foldersIn } from '../setup/files.mjs';
import { inRoot } from '../setup/root.mjs';

/**
 * Declarations of public packages that name a file inside a library, as the compiler writes for an exported styled
 * component without a type of its own: nobody who installs the package can resolve it. Run after the types are written.
 * @param {string} packages folder of all packages
 */
export function publishedTypeProblems(packages = inRoot('packages')) {
  return foldersIn(packages).flatMap((folder) => {
    const { name, private: isPrivate } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const dist = join(folder, 'dist');
    if (isPrivate || !existsSync(dist)) return [];
    return readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.d.ts'))
      .flatMap((path) =>
        [...new Set(insideOf(readFileSync(join(dist, path), 'utf8')))].map(
          (library) => `${name}: ${path} names ${library}: give what it exports a type of its own`,
        ),
      );
  });
}
