import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ledgerRows, coveredRows, unknownRows, wrongDecisions } from './ledger.mjs';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A project with two rows, a story file that names the second, and this report. */
function project(report: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  folders.push(folder);
  const files = {
    'docs/requirements/ledger-checkout.tsv':
      'id\tsection\tarea\trequirement\tkind\nC4.05\t4\tbasket\tIt is kept.\tbehaviour\n',
    'docs/requirements/ledger-accounts.tsv':
      'id\tsection\tarea\trequirement\tkind\nA2.01\t2\tproduct\tIt is shown.\tbehaviour\n',
    'packages/features/src/catalog/product/Product.stories.tsx': "parameters: { requirements: ['A2.01'] }",
    'reports/all.xml': `<testsuites>${report}</testsuites>`,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const shown = (report: string) => [...coveredRows(project(report)).shownBy.keys()];
const failure = '<failure message="no"/>';

it('reads the rows of both documents', () => {
  expect(ledgerRows().length).toBeGreaterThan(1000);
});

it('counts a row as covered when a test that names it passed', () => {
  expect(shown('<testcase classname="a.test.ts" name="keeps it [C4.05]"/>')).toEqual(['C4.05']);
});

it('does not count the rows of failed or skipped tests', () => {
  expect(shown(`<testcase classname="a.test.ts" name="keeps it [C4.05]">${failure}</testcase>`)).toEqual([]);
  expect(shown('<testcase classname="a.test.ts" name="keeps it [C4.05]"><skipped/></testcase>')).toEqual([]);
});

it('counts the rows of a story file only when all its stories passed', () => {
  const story = (body: string) =>
    `<testcase classname="packages/features/src/catalog/product/Product.stories.tsx" name="Default">${body}</testcase>`;
  expect(shown(story(''))).toEqual(['A2.01']);
  expect(shown(story('') + story(failure))).toEqual([]);
  expect(shown('')).toEqual([]);
});

it('names rows that no document contains', () => {
  const folder = project('');
  writeFileSync(
    join(folder, 'packages/features/src/catalog/product/Product.test.ts'),
    "it('is shown [A2.99]', () => {});",
  );
  expect(unknownRows(folder)).toEqual([
    'packages/features/src/catalog/product/Product.test.ts names A2.99, which is no requirement row',
  ]);
});

it('credits a story file by its path, not by its name', () => {
  const folder = project('<testcase classname="packages/other/src/Product.stories.tsx" name="Default"/>');
  expect([...coveredRows(folder).shownBy.keys()]).toEqual([]);
});

it('counts a decision only for rows that state a scope or leave something open', () => {
  const folder = project('');
  const decide = (lines: string) =>
    writeFileSync(join(folder, 'docs/requirements/decisions.tsv'), `id\tdecision\n${lines}\n`);
  decide('A1.99\tThe flag is read.');
  expect(wrongDecisions(folder)).toEqual(['decisions.tsv names A1.99, which is no requirement row']);
  decide('C4.05\tIt is kept.');
  expect(wrongDecisions(folder)).toEqual([
    'decisions.tsv decides C4.05, which describes behaviour: only a test can show it',
  ]);
  expect(wrongDecisions()).toEqual([]);
});
