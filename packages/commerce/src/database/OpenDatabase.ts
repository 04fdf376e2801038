import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** A database that is open, embedded or on a server. */
export interface OpenDatabase {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Kysely<Database>;
  /** How many SQL statements were sent since it was opened. */
  statements(): number;
  /** Waits for what is under way and closes. */
  close(): Promise<void>;
}
