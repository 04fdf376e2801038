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
import {
  DatabaseUnavailable,
  isConnectionLost,
  isDatabaseUnavailable,
} from '../kernel/database/databaseUnavailable.ts';
import type { DatabaseBreaker } from './DatabaseBreaker.ts';

/** Maximum prepared statements per connection; further ones are parsed each time, to limit the server's memory. */
const maxPrepared = 400;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= maxPrepared) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Kysely dialect for `pg` with prepared statements: each statement is parsed once per connection. */
export function postgresDialect(pool: Pool, breaker: DatabaseBreaker, onStatement: () => void): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PreparingDriver(pool, breaker, onStatement),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** How often a read-only statement is sent again when its connection turns out to be broken. */
const reconnects = 2;

class Connection implements DatabaseConnection {
  /** Absent between a broken connection and its replacement. */
  #client: PoolClient | undefined;
  readonly #driver: PreparingDriver;
  #isInTransaction = false;
  /** Set when the connection broke, so that it is not returned to the pool. */
  #broken: Error | undefined;

  constructor(client: PoolClient, driver: PreparingDriver) {
    this.#client = client;
    this.#driver = driver;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // A read outside a transaction may be repeated; whether a write on a broken connection took effect is unknown.
    const mayRepeat = !this.#isInTransaction && query.query.kind === 'SelectQueryNode';
    return mayRepeat ? this.#withReconnects(() => this.#execute<Row>(query)) : this.#execute<Row>(query);
  }

  async begin(): Promise<void> {
    await this.#withReconnects(() => this.#execute(CompiledQuery.raw('begin')));
    this.#isInTransaction = true;
  }

  async end(statement: 'commit' | 'rollback'): Promise<void> {
    this.#isInTransaction = false;
    await this.#execute(CompiledQuery.raw(statement));
  }

  streamQuery(): never {
    throw new Error('Streaming is not used.');
  }

  release(): void {
    this.#client?.release(this.#broken);
    this.#client = undefined;
    this.#broken = undefined;
  }

  /** An idle connection can break; read-only statements are then sent again on another one. */
  async #withReconnects<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send();
      } catch (error) {
        if (!isConnectionLost(error) || attempt > reconnects) throw error;
        this.release();
        this.#client = await this.#driver.connect();
      }
    }
  }

  async #execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#driver.onStatement();
    const name = nameOf(query.sql);
    const client = this.#client;
    if (!client) throw new DatabaseUnavailable('The connection is gone.');
    try {
      const result = await this.#driver.breaker.call(() =>
        client.query({
          ...(name ? { name } : {}),
          text: query.sql,
          values: [...query.parameters],
        }),
      );
      return result.command === 'SELECT'
        ? { rows: result.rows as Row[] }
        : { rows: result.rows as Row[], numAffectedRows: BigInt(result.rowCount ?? 0) };
    } catch (error) {
      if (error instanceof Error && isDatabaseUnavailable(error)) this.#broken = error;
      throw error;
    }
  }
}

class PreparingDriver implements Driver {
  readonly #pool: Pool;
  readonly breaker: DatabaseBreaker;
  readonly onStatement: () => void;

  constructor(pool: Pool, breaker: DatabaseBreaker, onStatement: () => void) {
    this.#pool = pool;
    this.breaker = breaker;
    this.onStatement = onStatement;
  }

  async init(): Promise<void> {}

  connect(): Promise<PoolClient> {
    return this.breaker.call(() => this.#pool.connect());
  }

  async acquireConnection(): Promise<Connection> {
    return new Connection(await this.connect(), this);
  }

  async beginTransaction(connection: Connection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.end('rollback');
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}
