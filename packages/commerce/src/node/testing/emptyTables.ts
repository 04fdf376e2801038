import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

/** All tables except the list of migrations: a module may have added its own, and they stay. */
async function tablesOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'schema_steps' order by tablename`.execute(db);
  return rows.map(({ name }) => name);
}

/** Those of the tables that have rows. To look costs a tenth of a deletion, and a test writes to few of them. */
async function filled(db: Kysely<Database>, tables: string[]): Promise<string[]> {
  const looks = tables.map(
    (name) => sql`select ${sql.lit(name)} as name where exists (table ${sql.table(name)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Records the content of a new database's tables, and returns a function that restores it. */
export async function rememberTables(db: Kysely<Database>): Promise<() => Promise<void>> {
  const first = new Map<string, string>();
  for (const name of await filled(db, await tablesOf(db))) {
    const { rows } = await sql<{ held: string }>`
      select json_agg(kept)::text as held from ${sql.table(name)} as kept`.execute(db);
    if (rows[0]) first.set(name, rows[0].held);
  }
  return async () => {
    // One statement for all: foreign keys are checked at its end, so the order of the tables does not matter.
    const deletions = (await filled(db, await tablesOf(db))).map(
      (name, at) => sql`${sql.ref(`t${at}`)} as (delete from ${sql.table(name)})`,
    );
    if (deletions.length > 0) await sql`with ${sql.join(deletions)} select 1`.execute(db);
    for (const [name, held] of first)
      await sql`insert into ${sql.table(name)}
        select * from json_populate_recordset(null::${sql.table(name)}, ${held}::json)`.execute(db);
  };
}
