import { createHash } from 'node:crypto';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isDatabaseAway } from '../database/databaseAway.ts';

/** Statements prepared on one connection; further ones are parsed each time, so that a server's memory is bounded. */
const mostPrepared = 400;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= mostPrepared) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Kysely on `pg`, as its own dialect but with prepared statements: a statement is parsed once a connection. */
export function postgresDialect(pool: Pool, onStatement: () => void): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PreparingDriver(pool, onStatement),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class Connection implements DatabaseConnection {
  readonly client: PoolClient;
  readonly #onStatement: () => void;
  /** Set when the connection broke: it must not go back to the pool. */
  broken: Error | undefined;

  constructor(client: PoolClient, onStatement: () => void) {
    this.client = client;
    this.#onStatement = onStatement;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#onStatement();
    const name = nameOf(query.sql);
    try {
      const result = await this.client.query({
        ...(name ? { name } : {}),
        text: query.sql,
        values: [...query.parameters],
      });
      return result.command === 'SELECT'
        ? { rows: result.rows as Row[] }
        : { rows: result.rows as Row[], numAffectedRows: BigInt(result.rowCount ?? 0) };
    } catch (error) {
      if (error instanceof Error && isDatabaseAway(error)) this.broken = error;
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('Streaming is not used.');
  }
}

class PreparingDriver implements Driver {
  readonly #pool: Pool;
  readonly #onStatement: () => void;

  constructor(pool: Pool, onStatement: () => void) {
    this.#pool = pool;
    this.#onStatement = onStatement;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(await this.#pool.connect(), this.#onStatement);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.client.release(connection.broken);
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}
