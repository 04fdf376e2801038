import { sql, type Generated, type Kysely } from 'kysely';
import type { Migration } from './Migration.ts';
import { migrations } from './migrations.ts';
import type { Database } from './schema.ts';

export interface MigrationTables {
  /** Steps that have run. */
  schema_steps: { name: string; ran_at: Generated<Date> };
}

/** Any number will do, as long as every process of the shop asks for the same. */
const lock = 7_460_212_019;

/**
 * Brings the schema up to date. When several processes start at once, one runs the steps and the others wait.
 * Returns the names of the steps that ran.
 */
export async function migrate(
  db: Kysely<Database>,
  steps: readonly Migration[] = migrations,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
    await sql`create table if not exists schema_steps (name text primary key, ran_at timestamptz not null default now())`.execute(
      trx,
    );
    const done = await trx.selectFrom('schema_steps').select('name').execute();
    const known = new Set(done.map((row) => row.name));
    const missing = steps.filter((step) => !known.has(step.name));
    for (const step of missing) {
      for (const statement of step.statements) await sql.raw(statement).execute(trx);
      await trx.insertInto('schema_steps').values({ name: step.name }).execute();
    }
    return missing.map((step) => step.name);
  });
}
