import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../kernel/database/migrate.ts';
import { migrations } from '../../kernel/database/migrations.ts';
import { unpackSnapshot } from '../unpackSnapshot.ts';
import { openPglite, type OpenPglite } from '../../kernel/database/openPglite.ts';

const cache = fileURLToPath(new URL('../../../../../node_modules/.cache/touchline', import.meta.url));

/** Path of the snapshot for the current schema and PGlite version. */
async function snapshotFile(): Promise<string> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { size, mtimeMs } = await stat(pglite);
  const key = createHash('sha256')
    .update(JSON.stringify([migrations, pglite, size, mtimeMs]))
    .update(await readFile(new URL('../../kernel/database/openPglite.ts', import.meta.url)))
    .digest('hex');
  return join(cache, `empty-${key.slice(0, 16)}.tar.gz`);
}

/** An embedded database takes seconds to be made and a moment to be copied: it is made once for each schema. */
export async function emptySnapshotFile(): Promise<string> {
  const file = await snapshotFile();
  const known = await stat(file).catch(() => undefined);
  if (!known) {
    const first = await openPglite();
    await migrate(first.db);
    const made = await first.snapshot();
    await first.close();
    await mkdir(dirname(file), { recursive: true });
    // Written to a temporary file first, so that concurrent readers find the whole file or none.
    const unfinished = `${file}.${crypto.randomUUID()}`;
    await writeFile(unfinished, Buffer.from(await made.arrayBuffer()));
    await rename(unfinished, file);
  }
  return file;
}

/** Opens an embedded database in memory with the current schema and no data. */
export async function openEmptyPglite(): Promise<OpenPglite> {
  return openPglite({ snapshot: await openAsBlob(await emptySnapshotFile(), { type: 'application/gzip' }) });
}

/** Makes a folder of an embedded database with the current schema, and nothing in it. */
export async function unpackEmptySnapshot(folder: string): Promise<void> {
  await unpackSnapshot(await emptySnapshotFile(), folder);
}
