import { sql } from 'kysely';
import { describe } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import type { OpenDatabase } from '../../database/OpenDatabase.ts';
import { openPglite } from '../../database/openPglite.ts';
import { openPostgres } from '../openPostgres.ts';

/** Opens an empty database with the schema of today; it is gone after `close`. */
export type OpenEmpty = () => Promise<OpenDatabase>;

let migrated: Promise<Blob> | undefined;

/** A PGlite takes seconds to be made and a moment to be copied. */
async function emptySnapshot(): Promise<Blob> {
  const first = await openPglite();
  await migrate(first.db);
  const snapshot = await first.snapshot();
  await first.close();
  return snapshot;
}

const inMemory: OpenEmpty = async () => {
  migrated ??= emptySnapshot();
  return openPglite({ snapshot: await migrated });
};

/** A database of its own on the server of `url`. */
function onServer(url: string): OpenEmpty {
  return async () => {
    const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
    const admin = openPostgres(url, { size: 1 });
    await sql`create database ${sql.ref(name)}`.execute(admin.db);
    const own = new URL(url);
    own.pathname = `/${name}`;
    const opened = openPostgres(own.href, { size: 20 });
    await migrate(opened.db);
    return {
      ...opened,
      async close() {
        await opened.close();
        await sql`drop database ${sql.ref(name)} with (force)`.execute(admin.db);
        await admin.close();
      },
    };
  };
}

/**
 * Runs a suite on the embedded database and, when `TEST_DATABASE_URL` names a server, on that as well.
 * Call `open` in `beforeAll` or `beforeEach` and close what it gave.
 */
export function describeOnDatabases(name: string, suite: (open: OpenEmpty) => void): void {
  describe(`${name} (PGlite)`, () => suite(inMemory));
  const url = process.env['TEST_DATABASE_URL'];
  if (url) describe(`${name} (PostgreSQL)`, () => suite(onServer(url)));
}
