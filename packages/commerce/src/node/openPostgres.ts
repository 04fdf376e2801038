import { Socket } from 'node:net';
import { Kysely } from 'kysely';
import pg from 'pg';
import type { OpenDatabase } from '../kernel/database/OpenDatabase.ts';
import type { Database } from '../kernel/database/schema.ts';
import { DatabaseBreaker } from './DatabaseBreaker.ts';
import { postgresDialect } from './postgresDialect.ts';
import { probePostgres } from './probePostgres.ts';

export interface PostgresOptions {
  /** Number of connections of this process. */
  size?: number;
  /** Time limit of a statement in milliseconds, enforced by the server. */
  statementTimeout?: number;
  /** Milliseconds to wait for a connection. */
  connectTimeout?: number;
  /** Milliseconds a server may be unresponsive before calls fail immediately. @default 3000 */
  silenceLimit?: number;
  /** Called for each connection that broke, in use or not. */
  onConnectionError?: (error: Error) => void;
  /** Called when calls fail because the server is unresponsive, and when it responds again. */
  onSilence?: (isSilent: boolean) => void;
}

const int8 = pg.types.builtins.INT8;

/** Opens a PostgreSQL database by its address. Nothing is sent before the first statement. */
export function openPostgres(url: string, options: PostgresOptions = {}): OpenDatabase {
  const { size = 10, statementTimeout = 5_000, connectTimeout = 3_000, silenceLimit = 3_000 } = options;
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    // The server ends slow statements itself; this limit is for a server that no longer responds.
    query_timeout: statementTimeout + 2_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'touchline',
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
    types: {
      getTypeParser: (id, format) =>
        id === int8 && format !== 'binary' ? Number : (pg.types.getTypeParser(id, format) as unknown),
    },
  });
  // The pool only handles errors of idle connections. An unhandled error of a connection in use would end the process.
  pool.on('connect', (client) => void client.on('error', (error) => options.onConnectionError?.(error)));
  // The pool repeats errors that the connection's own listener has reported; without a listener they would end the process.
  pool.on('error', () => undefined);
  const breaker = new DatabaseBreaker({
    probe: () => probePostgres(url, (silenceLimit * 2) / 3),
    slowAfter: silenceLimit / 3,
    // Makes statements on broken connections fail immediately instead of after their time limit.
    onSilence: () => sockets.forEach((socket) => socket.destroy()),
    ...(options.onSilence ? { onChange: options.onSilence } : {}),
  });
  let statements = 0;
  const db = new Kysely<Database>({ dialect: postgresDialect(pool, breaker, () => (statements += 1)) });
  return {
    kind: 'postgres',
    db,
    statements: () => statements,
    close: () => {
      breaker.stop();
      return db.destroy();
    },
  };
}
