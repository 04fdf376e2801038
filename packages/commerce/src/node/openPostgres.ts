import { Kysely } from 'kysely';
import pg from 'pg';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import type { Database } from '../database/schema.ts';
import { postgresDialect } from './postgresDialect.ts';

export interface PostgresOptions {
  /** Connections of this process. */
  size?: number;
  /** Milliseconds a statement may take before the server ends it. */
  statementTimeout?: number;
  /** Milliseconds to wait for a connection. */
  connectTimeout?: number;
  /** Told about a connection that broke while nobody used it. */
  onIdleError?: (error: Error) => void;
}

const int8 = 20;

/** Opens a PostgreSQL server by its address. Nothing is sent before the first statement. */
export function openPostgres(url: string, options: PostgresOptions = {}): OpenDatabase {
  const { size = 10, statementTimeout = 5_000, connectTimeout = 3_000, onIdleError } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    // The server ends a slow statement itself; this is for a server that is gone without a word.
    query_timeout: statementTimeout + 2_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'touchline',
    types: {
      getTypeParser: (id, format) =>
        id === int8 && format !== 'binary' ? Number : (pg.types.getTypeParser(id, format) as unknown),
    },
  });
  // Without a listener a connection that breaks in the pool would end the process.
  pool.on('error', (error) => onIdleError?.(error));
  let statements = 0;
  const db = new Kysely<Database>({ dialect: postgresDialect(pool, () => (statements += 1)) });
  return { kind: 'postgres', db, statements: () => statements, close: () => db.destroy() };
}
