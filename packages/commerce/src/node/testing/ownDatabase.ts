import { setImmediate, setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPostgres } from '../openPostgres.ts';

/** A new, empty database on a PostgreSQL server, for one test alone. */
export interface OwnDatabase {
  /** Its address. */
  readonly url: string;
  /**
   * Ends every connection to it at once, as a failover or an administrator would, and waits until they have ended and
   * this process was told: the server only asks its processes to end, which a busy machine takes long for.
   */
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
      const { rows } = await sql<{ pid: number }>`
        select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(
        admin.db,
      );
      const pids = rows.map(({ pid }) => pid);
      const left = async () =>
        (await sql`select 1 from pg_stat_activity where pid = any(${pids}::int[])`.execute(admin.db)).rows;
      while ((await left()).length > 0) await setTimeout(5);
      // The last words of the connections are read in this turn of the event loop at the latest.
      await setImmediate();
    },
    async drop() {
      await sql`drop database ${sql.ref(name)} with (force)`.execute(admin.db);
      await admin.close();
    },
  };
}
