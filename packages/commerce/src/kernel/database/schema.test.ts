import { sql } from 'kysely';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { describeOnOneDatabase, type OpenEmpty } from '../../node/testing/describeOnDatabases.ts';

const schemaFile = fileURLToPath(new URL('schema.ts', import.meta.url));
const configFile = fileURLToPath(new URL('../../../tsconfig.json', import.meta.url));

/** What the drivers make of a type of PostgreSQL. */
const kinds: Readonly<Record<string, string>> = {
  text: 'string',
  tsvector: 'string',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  jsonb: 'JSON',
  bytea: 'bytes',
  ARRAY: 'string[]',
};

/** The columns of the migrated database: type, nullability, and whether a new row has to give a value. */
async function migratedColumns(open: OpenEmpty): Promise<Record<string, string>> {
  const opened = await open();
  const { rows } = await sql<{ column: string; type: string; nullable: boolean; writing: string }>`
    select table_name || '.' || column_name as column, data_type as type, is_nullable = 'YES' as nullable,
      case when is_generated = 'ALWAYS' or identity_generation = 'ALWAYS' then 'never'
        when column_default is not null or is_identity = 'YES' then 'optional' else 'given' end as writing
    from information_schema.columns where table_schema = 'public'`.execute(opened.db);
  await opened.close();
  return Object.fromEntries(
    rows.map(({ column, type, nullable, writing }) => [
      column,
      `${kinds[type] ?? type}${nullable ? ' or null' : ''}, ${writing}`,
    ]),
  );
}

/** The columns of the `Database` type, in the same words. */
function typedColumns(): Record<string, string> {
  const config = ts.getParsedCommandLineOfConfigFile(configFile, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  });
  const program = ts.createProgram([schemaFile], { ...config?.options, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(schemaFile);
  const schema = source?.statements.find(ts.isInterfaceDeclaration);
  if (!schema) throw new Error('schema.ts declares no interface.');
  const has = (type: ts.Type, flag: ts.TypeFlags) =>
    (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & flag) !== 0);
  /** A part of a `ColumnType`, or the type itself. */
  const part = (type: ts.Type, name: string) => {
    const symbol = checker.getPropertyOfType(type, name);
    return symbol && checker.getTypeOfSymbol(symbol);
  };
  const kindOf = (type: ts.Type): string => {
    const bare = checker.getNonNullableType(type);
    if (has(bare, ts.TypeFlags.StringLike)) return 'string';
    if (has(bare, ts.TypeFlags.NumberLike)) return 'number';
    if (has(bare, ts.TypeFlags.BooleanLike)) return 'boolean';
    const text = checker.typeToString(bare);
    if (text.startsWith('Uint8Array')) return 'bytes';
    return text === 'Date' || text === 'string[]' ? text : 'JSON';
  };
  const describeColumn = (type: ts.Type): string => {
    const read = part(type, '__select__') ?? type;
    const written = part(type, '__insert__');
    const isNullable = has(read, ts.TypeFlags.Null);
    const writing =
      written && has(written, ts.TypeFlags.Never)
        ? 'never'
        : written && !isNullable && has(written, ts.TypeFlags.Undefined)
          ? 'optional'
          : 'given';
    return `${kindOf(read)}${isNullable ? ' or null' : ''}, ${writing}`;
  };
  return Object.fromEntries(
    checker
      .getTypeAtLocation(schema)
      .getProperties()
      .flatMap((table) =>
        checker
          .getTypeOfSymbol(table)
          .getProperties()
          .map((column) => [`${table.name}.${column.name}`, describeColumn(checker.getTypeOfSymbol(column))]),
      ),
  );
}

describeOnOneDatabase('The type of the database', (open) => {
  it('has every column of the migrated one, and no other', { timeout: 120_000 }, async () => {
    expect(typedColumns()).toEqual(await migratedColumns(open));
  });
});
