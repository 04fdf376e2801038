import { sql } from 'kysely';
import { openPostgres } from '../openPostgres.ts';

/** A new, empty database on a PostgreSQL server, for one test alone. */
export interface OwnDatabase {
  /** Its address. */
  readonly url: string;
  /** Ends every connection to it at once, as a failover or an administrator would. */
  cut(): Promise<void>;
  /** Removes it, even if there are open connections. */
  drop(): Promise<void>;
}

/** Creates a database on the server at this address. */
export async function createOwnDatabase(server: string): Promise<OwnDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = openPostgres(server, { size: 1 });
  await sql`create database ${sql.ref(name)}`.execute(admin.db);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async cut() {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(
        admin.db,
      );
    },
    async drop() {
      await sql`drop database ${sql.ref(name)} with (force)`.execute(admin.db);
      await admin.close();
    },
  };
}
