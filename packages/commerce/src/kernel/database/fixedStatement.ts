import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Database } from './schema.ts';

/** Stands for a value while a statement is compiled. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Names a value of the statement. The result may be put into the statement; nothing can be computed with it. */
export type ValueOf<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/**
 * A statement whose text is always the same. It is compiled with its first use; afterwards only the values are filled
 * in, which takes a tenth of the time.
 */
export function fixedStatement<Values extends object, Row>(
  build: (
    db: Kysely<Database>,
    value: ValueOf<Values>,
  ) => { compile(db: Kysely<Database>): CompiledQuery<Row> },
): (db: Kysely<Database>, values: Values) => Promise<QueryResult<Row>> {
  let compiled: CompiledQuery<Row> | undefined;
  return (db, values) => {
    // As its value's type, so that it fits wherever the value does.
    compiled ??= build(db, (name) => new Placeholder(name) as never).compile(db);
    const { parameters } = compiled;
    return db.executeQuery<Row>({
      ...compiled,
      parameters: parameters.map((one) =>
        one instanceof Placeholder ? (values[one.name as keyof Values] ?? null) : one,
      ),
    });
  };
}
