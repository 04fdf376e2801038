import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptySnapshotFile } from '../../node/testing/emptySnapshot.ts';
import { PgliteStatements } from './PgliteStatements.ts';

describe('Statements on the embedded database', () => {
  let lite: PGlite;
  let statements: PgliteStatements;
  beforeAll(async () => {
    const snapshot = await openAsBlob(await emptySnapshotFile(), { type: 'application/gzip' });
    lite = await PGlite.create({ loadDataDir: snapshot, extensions: { pg_trgm } });
    statements = new PgliteStatements(lite);
    await statements.run(
      'create table shoes (id int primary key, name text, made timestamptz, tags jsonb)',
      [],
    );
  });
  const prepared = async () =>
    (await lite.query<{ statement: string }>('select statement from pg_prepared_statements')).rows;

  it('answer what PGlite itself answers, for values of every kind and for none', async () => {
    const made = new Date('2026-11-21T12:00:00Z');
    const insert = 'insert into shoes values ($1, $2, $3, $4)';
    expect(await statements.run(insert, [1, 'Tempo', made, { wide: true }])).toMatchObject({
      affectedRows: 1,
    });
    await statements.run(insert, [2, null, undefined, null]);
    const select = 'select * from shoes where id = any($1::int[]) order by id';
    const expected = await lite.query(select, [[1, 2]]);
    expect(expected.rows).toEqual([
      { id: 1, name: 'Tempo', made, tags: { wide: true } },
      { id: 2, name: null, made: null, tags: null },
    ]);
    expect(await statements.run(select, [[1, 2]])).toEqual(expected);
    expect((await statements.run(select, [[2]])).rows).toHaveLength(1);
  });

  it('are parsed once', async () => {
    for (const id of [1, 2, 3]) await statements.run('select name from shoes where id = $1', [id]);
    const all = await prepared();
    expect(all.filter(({ statement }) => statement === 'select name from shoes where id = $1')).toHaveLength(
      1,
    );
  });

  it('may fail, with the code of the database, and others go on', async () => {
    const insert = 'insert into shoes (id) values ($1)';
    await expect(statements.run(insert, [1])).rejects.toMatchObject({ code: '23505' });
    await expect(statements.run('select nothing from shoes', [])).rejects.toMatchObject({ code: '42703' });
    await statements.run('begin', []);
    await expect(statements.run(insert, [1])).rejects.toMatchObject({ code: '23505' });
    await expect(statements.run('select 1', [])).rejects.toMatchObject({ code: '25P02' });
    await statements.run('rollback', []);
    expect((await statements.run(insert, [4])).affectedRows).toBe(1);
  });

  it('do not pile up: those of long ago make room', async () => {
    for (let at = 0; at < 450; at += 1) await statements.run(`select ${at} as number`, []);
    expect((await prepared()).length).toBeLessThanOrEqual(201);
    expect((await statements.run('select 0 as number', [])).rows).toEqual([{ number: 0 }]);
  });

  it('are refused once the database is closed', async () => {
    await lite.close();
    await expect(statements.run('select 1', [])).rejects.toThrow('closed');
  });
});
