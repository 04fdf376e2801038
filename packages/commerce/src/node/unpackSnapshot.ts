import { mkdir, rename, rm } from 'node:fs/promises';
import { extract } from 'tar';

/** Bytes read at a time. Without it the archive is read and decompressed in one piece, and that memory never comes back. */
const pieceSize = 64 * 1024;

/**
 * Unpacks a saved embedded database into a new folder. PGlite can do that too, but holds the whole archive and each
 * file in memory; this streams it. An interrupted start leaves no partial database: the folder is renamed to its final
 * name when it is complete.
 */
export async function unpackSnapshot(file: string, folder: string): Promise<void> {
  const halfway = `${folder}.new`;
  await rm(halfway, { recursive: true, force: true });
  await mkdir(halfway, { recursive: true, mode: 0o700 });
  extract({ file, cwd: halfway, sync: true, maxReadSize: pieceSize });
  await rm(folder, { recursive: true, force: true });
  await rename(halfway, folder);
}
