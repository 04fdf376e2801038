import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../node/testing/describeOnDatabases.ts';
import { classedColumns } from './columnClasses.ts';
import { erasers } from './erasers.ts';

describeOnOneDatabase('Every column of the database', (open) => {
  async function query<Row>(text: string): Promise<Row[]> {
    const opened = await open();
    const { rows } = await sql.raw<Row>(text).execute(opened.db);
    await opened.close();
    return rows;
  }

  it('has exactly one class: personal, kept for a period, or neutral', async () => {
    const columns = await query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const classed = classedColumns.map(({ table, column }) => `${table}.${column}`);
    const missing = columns.map(({ name }) => name).filter((name) => !classed.includes(name));
    expect(missing, 'Add these columns to a class in personalData/columnClasses.ts').toEqual([]);
    const twice = classed.filter((name, at) => classed.indexOf(name) !== at);
    expect(twice, 'These columns are in two classes of personalData/columnClasses.ts').toEqual([]);
    const gone = classed.filter((name) => !columns.some((column) => column.name === name));
    expect(gone, 'The database does not have these columns').toEqual([]);
  });

  it('that is erased together with another table is deleted by the database', async () => {
    const cascades = await query<{ child: string; parent: string }>(
      `select conrelid::regclass::text as child, confrelid::regclass::text as parent
       from pg_constraint where contype = 'f' and confdeltype = 'c'`,
    );
    const needed = Object.entries(erasers).flatMap(([child, eraser]) =>
      typeof eraser === 'object' ? [{ child, parent: eraser.deletedWith }] : [],
    );
    expect(cascades, 'These tables need "on delete cascade"').toEqual(expect.arrayContaining(needed));
  });
});
