import { existsSync, openAsBlob } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../kernel/database/OpenDatabase.ts';
import type { Log } from '../kernel/ports/Log.ts';
import { lockFolder } from './lockFolder.ts';
import { StartError } from './StartError.ts';
import { unpackSnapshot } from './unpackSnapshot.ts';

export interface DatabasePlace {
  /** Address of a PostgreSQL server. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database when there is no server; in memory without either. */
  dataDir?: string | undefined;
  /** Snapshot file for an empty embedded database. */
  snapshot?: string | undefined;
  log: Log;
}

/** Opens the configured database; throws a `StartError` of one sentence when it can't. */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if (place.databaseUrl) return openServer(place.databaseUrl, place.log);
  // A shop loads only the database that it uses, to save memory.
  const { openPglite } = await import('../kernel/database/openPglite.ts');
  const snapshot = place.snapshot && existsSync(place.snapshot) ? place.snapshot : undefined;
  if (place.dataDir === undefined)
    return openPglite(snapshot ? { snapshot: await openAsBlob(snapshot) } : {});
  const lock = await lockFolder(place.dataDir);
  const folder = join(place.dataDir, 'database');
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  try {
    if (isNew && snapshot) await unpackSnapshot(snapshot, folder);
    // The database contains shoppers' addresses, so only the shop's account may read it.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    const opened = await openPglite({ dataDir: folder });
    return {
      ...opened,
      async close() {
        await opened.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    const text = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database in ${folder} cannot be opened: ${text}. Move the folder away to begin again.`,
    );
  }
}

async function openServer(url: string, log: Log): Promise<OpenDatabase> {
  const { openPostgres } = await import('./openPostgres.ts');
  const opened = openPostgres(url, {
    onConnectionError: (error) => log.error('database connection lost', error),
    onSilence: (isSilent) => log.warn(isSilent ? 'database is silent' : 'database answers again'),
  });
  try {
    await sql`select 1`.execute(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    const { host, pathname } = new URL(url);
    const text =
      error instanceof AggregateError ? String(error.errors[0]) : error instanceof Error ? error.message : '';
    throw new StartError(
      `The database ${decodeURIComponent(pathname.slice(1))} at ${host} cannot be reached (${text}): check DATABASE_URL, or leave it away for the embedded database.`,
    );
  }
}
