import { resolve } from 'node:path';
import { migrate } from '../kernel/database/migrate.ts';
import type { OpenDatabase } from '../kernel/database/OpenDatabase.ts';
import { silentLog } from '../kernel/ports/Log.ts';
import { openDatabase } from './openDatabase.ts';
import { StartError } from './StartError.ts';

/** Where a command finds its shop. */
export interface CommandPlace {
  /** Folder of the shop when `DATA_DIR` names none. */
  readonly defaultDataDir: string;
}

/**
 * Runs a command in the database of the shop that `DATABASE_URL` or `DATA_DIR` name, and closes it. Answers the command's
 * exit status; 1, with the reason on standard error, where it throws or the database does not open.
 */
export async function inShopDatabase(
  { defaultDataDir }: CommandPlace,
  run: (database: OpenDatabase) => Promise<number>,
): Promise<number> {
  try {
    const database = await openDatabase({
      databaseUrl: process.env['DATABASE_URL'] || undefined,
      dataDir: resolve(process.env['DATA_DIR'] || defaultDataDir),
      log: silentLog,
    });
    try {
      await migrate(database.db);
      return await run(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    return 1;
  }
}

/** Why a command did nothing. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return error instanceof StartError ? text : `Nothing was done: ${text}`;
}
