import type { PGlite } from '@electric-sql/pglite';
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
import { DatabaseUnavailable } from './databaseUnavailable.ts';
import { PgliteStatements } from './PgliteStatements.ts';

/** How long a caller waits for the only connection before it fails as busy. */
const timeoutMs = 10_000;

/** Kysely dialect for PGlite. There is one connection, so callers take turns; a transaction keeps the connection until it ends. */
export function pgliteDialect(lite: PGlite, onStatement: () => void): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(lite, onStatement),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PgliteDriver implements Driver {
  readonly #connection: DatabaseConnection;
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  constructor(lite: PGlite, onStatement: () => void) {
    const statements = new PgliteStatements(lite);
    this.#connection = {
      async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
        onStatement();
        const result = await statements.run<Row>(query.sql, query.parameters);
        return result.affectedRows === undefined
          ? { rows: result.rows }
          : { rows: result.rows, numAffectedRows: BigInt(result.affectedRows) };
      },
      streamQuery() {
        throw new Error('PGlite does not stream.');
      },
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await this.#turn();
    this.#taken = true;
    return this.#connection;
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1);
        reject(new DatabaseUnavailable('The embedded database is busy.'));
      }, timeoutMs);
      this.#waiting.push(go);
    });
  }

  /** Hands the connection directly to the next waiting caller, so that a new caller can't jump the queue. */
  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
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

  async destroy(): Promise<void> {}
}
