import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite';
import { preparedStatements } from '@touchline/contract/caches';
import { LRUCache } from 'lru-cache';
import { DatabaseUnavailable } from './databaseUnavailable.ts';

const { serialize } = protocol;

interface Statement {
  readonly name: string;
  /** Type of each parameter, by its OID. */
  readonly types: readonly number[];
}

/** Several messages of the protocol as one, because each call into WebAssembly costs as much as a short statement. */
function joined(messages: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(messages.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const message of messages) {
    all.set(message, at);
    at += message.length;
  }
  return all;
}

/**
 * Runs statements on PGlite, each parsed and planned once. `PGlite.query` parses a statement every time and calls into
 * WebAssembly six times, which takes three times as long.
 */
export class PgliteStatements {
  readonly #lite: PGlite;
  #made = 0;
  /** Statements that made room, closed with the next call. */
  #over: Uint8Array[] = [];
  readonly #prepared = new LRUCache<string, Statement>({
    max: preparedStatements.max,
    dispose: ({ name }) => this.#over.push(serialize.close({ type: 'S', name })),
  });

  constructor(lite: PGlite) {
    this.#lite = lite;
  }

  /** Runs one statement. Callers take turns. */
  async run<Row>(text: string, parameters: readonly unknown[]): Promise<Results<Row>> {
    if (this.#lite.closed) throw new DatabaseUnavailable('PGlite is closed.');
    return this.#lite.runExclusive(async () => {
      const { name, types } = this.#prepared.get(text) ?? (await this.#prepare(text));
      const values = parameters.map((value, at) => {
        if (value === null || value === undefined) return null;
        const toText = this.#lite.serializers[types[at] ?? 0] ?? String;
        return toText(value);
      });
      const messages = await this.#lite.execProtocolStream(
        joined([
          ...this.#over.splice(0),
          serialize.bind({ statement: name, values }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
          serialize.sync(),
        ]),
      );
      const [result] = parse.parseResults(messages, this.#lite.parsers);
      return result as Results<Row>;
    });
  }

  async #prepare(text: string): Promise<Statement> {
    const name = `s${(this.#made += 1)}`;
    const messages = await this.#lite.execProtocolStream(
      joined([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]),
      { syncToFs: false },
    );
    const statement = { name, types: parse.parseDescribeStatementResults(messages) };
    this.#prepared.set(text, statement);
    return statement;
  }
}
