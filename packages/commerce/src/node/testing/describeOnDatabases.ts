import { sql } from 'kysely';
import { describe } from 'vitest';
import { migrate } from '../../kernel/database/migrate.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { openPostgres } from '../openPostgres.ts';
import { openEmptyPglite } from './emptySnapshot.ts';
import { rememberTables } from './emptyTables.ts';

/** Opens an empty database with the current schema; `close` returns it for reuse. */
export type OpenEmpty = () => Promise<OpenDatabase>;

/**
 * Time limits in milliseconds for a busy machine, where a hundred calls at once wait longer for a connection than a
 * shop lets them. What happens when a limit is reached is shown by the tests of `openPostgres`.
 */
const patient = { statementTimeout: 60_000, connectTimeout: 60_000, silenceLimit: 60_000 };

/** Creates a separate database on the server of `url`. */
function onServer(url: string): OpenEmpty {
  return async () => {
    const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
    const admin = openPostgres(url, { size: 1 });
    await sql`create database ${sql.ref(name)}`.execute(admin.db);
    await admin.close();
    const own = new URL(url);
    own.pathname = `/${name}`;
    const opened = openPostgres(own.href, { size: 20, ...patient });
    await migrate(opened.db);
    return opened;
  };
}

interface Reusable {
  readonly database: OpenDatabase;
  readonly reset: () => Promise<void>;
}

/** Emptied databases by name of their kind. Files share this module with those that ran in their worker before. */
const free = new Map<string, Reusable[]>();

/** Reuses the databases of a worker: a closed one is emptied for the next test. They end with the run. */
function reusing(kind: string, make: OpenEmpty): OpenEmpty {
  const unused = free.get(kind) ?? [];
  free.set(kind, unused);
  const create = async (): Promise<Reusable> => {
    const database = await make();
    return { database, reset: await rememberTables(database.db) };
  };
  return async () => {
    const taken = unused.pop() ?? (await create());
    const { database, reset } = taken;
    const before = database.statements();
    return {
      ...database,
      statements: () => database.statements() - before,
      async close() {
        await reset();
        unused.push(taken);
      },
    };
  };
}

/** An embedded database of the worker, for tests to which it does not matter which database they have. */
export const openReusedPglite = reusing('PGlite', openEmptyPglite);

/**
 * Runs a suite on the embedded database and, when `TEST_DATABASE_URL` is set, on that server too.
 * Call `open` in `beforeAll` or `beforeEach` and close the database it returns.
 */
export function describeOnDatabases(name: string, suite: (open: OpenEmpty) => void): void {
  describe(`${name} (PGlite)`, () => suite(openReusedPglite));
  const url = process.env['TEST_DATABASE_URL'];
  if (url) describe(`${name} (PostgreSQL)`, () => suite(reusing('PostgreSQL', onServer(url))));
}

/**
 * The same on one database: PostgreSQL, where there is one. For what takes long and no database decides, such as counts
 * and limits that other suites show on both.
 */
export function describeOnOneDatabase(name: string, suite: (open: OpenEmpty) => void): void {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) describe(`${name} (PostgreSQL)`, () => suite(reusing('PostgreSQL', onServer(url))));
  else describe(`${name} (PGlite)`, () => suite(openReusedPglite));
}
