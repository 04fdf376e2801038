import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { journeyProblems, titleProblems, titlesOf } from './journeyTitles.mjs';

it('each journey tells one thing: three rows at most, in a title of 100 characters at most', () => {
  expect(journeyProblems()).toEqual([]);
});

it('finds the title of every test', () => {
  const folder = join(root, 'tests/journeys');
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.spec.ts'))) {
    const source = readFileSync(join(folder, name), 'utf8');
    const tests = source.match(/\b(?:test|withoutBrowser)\(\s*['"`]/g) ?? [];
    expect(titlesOf(source), name).toHaveLength(tests.length);
  }
});

it('refuses a fourth row, and a title that is too long', () => {
  expect(titleProblems("test('pays [C1.01, C1.02, C1.04]', async () => {});")).toEqual([]);
  expect(titleProblems("test('pays [C1.01, C1.02, C1.04, C1.05]', async () => {});")).toEqual([
    'proves 4 rows, split it: pays [C1.01, C1.02, C1.04, C1.05]',
  ]);
  expect(titleProblems(`test('${'a'.repeat(100)}', run);`)).toEqual([]);
  expect(titleProblems(`test('${'a'.repeat(101)}', run);`)).toHaveLength(1);
});

it('does not count what only the run knows', () => {
  expect(titlesOf("test(`opens ${page.url} at [${row}]`, run); test(\n  'it\\'s there', run);")).toEqual([
    'opens  at []',
    "it's there",
  ]);
});
