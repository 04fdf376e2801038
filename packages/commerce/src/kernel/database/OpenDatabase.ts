import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** An open database, embedded or on a server. */
export interface OpenDatabase {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Kysely<Database>;
  /** Number of SQL statements sent since it was opened. */
  statements(): number;
  /** Waits for running statements and closes. */
  close(): Promise<void>;
}
