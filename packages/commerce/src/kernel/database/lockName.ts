import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Waits until no other transaction works on `name`; the lock ends with the transaction. For something that has no row
 * yet: `for update` locks nothing where there is none, and two calls would both insert the first.
 */
export async function lockName(trx: Transaction<Database>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(746023, hashtext(${name}))`.execute(trx);
}
