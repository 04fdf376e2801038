import { sql } from 'kysely';
import { afterAll, describe } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import type { OpenDatabase } from '../../database/OpenDatabase.ts';
import { openPostgres } from '../openPostgres.ts';
import { openEmptyPglite } from './emptySnapshot.ts';
import { rememberTables } from './emptyTables.ts';

/** Opens an empty database with the current schema; `close` returns it for reuse. */
export type OpenEmpty = () => Promise<OpenDatabase>;

/** Creates a separate database on the server of `url`. */
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

interface Reusable {
  readonly database: OpenDatabase;
  readonly reset: () => Promise<void>;
}

/** Reuses databases within a suite: a closed one is emptied for the next test. All are removed after the suite. */
function reusing(make: OpenEmpty): OpenEmpty {
  const all: Reusable[] = [];
  const free: Reusable[] = [];
  afterAll(async () => {
    for (const { database } of all) await database.close();
  });
  const create = async (): Promise<Reusable> => {
    const database = await make();
    const reusable = { database, reset: await rememberTables(database.db) };
    all.push(reusable);
    return reusable;
  };
  return async () => {
    const taken = free.pop() ?? (await create());
    const { database, reset } = taken;
    const before = database.statements();
    return {
      ...database,
      statements: () => database.statements() - before,
      async close() {
        await reset();
        free.push(taken);
      },
    };
  };
}

/**
 * Runs a suite on the embedded database and, when `TEST_DATABASE_URL` is set, on that server too.
 * Call `open` in `beforeAll` or `beforeEach` and close the database it returns.
 */
export function describeOnDatabases(name: string, suite: (open: OpenEmpty) => void): void {
  describe(`${name} (PGlite)`, () => suite(reusing(openEmptyPglite)));
  const url = process.env['TEST_DATABASE_URL'];
  if (url) describe(`${name} (PostgreSQL)`, () => suite(reusing(onServer(url))));
}
