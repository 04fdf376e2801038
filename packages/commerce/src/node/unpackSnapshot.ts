import { mkdir, rename, rm } from 'node:fs/promises';
import { extract } from 'tar';

/**
 * Lays out an embedded database made before in a folder that is not there yet. PGlite can do that too, but holds the
 * whole archive and each of its files in memory at once; here a piece at a time goes through. A start that is cut off
 * leaves no half of a database behind: the folder gets its name when it is whole.
 */
export async function unpackSnapshot(file: string, folder: string): Promise<void> {
  const halfway = `${folder}.new`;
  await rm(halfway, { recursive: true, force: true });
  await mkdir(halfway, { recursive: true, mode: 0o700 });
  extract({ file, cwd: halfway, sync: true });
  await rm(folder, { recursive: true, force: true });
  await rename(halfway, folder);
}
