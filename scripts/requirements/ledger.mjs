import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../setup/files.mjs';
import { root } from '../setup/root.mjs';
import { readJunit } from '../testing/junit.mjs';

/** @typedef {{ id: string, section: string, area: string, requirement: string, kind: string }} Row */

const oneId = String.raw`[CA]\d\.\d{2,3}`;
export const inTitle = new RegExp(String.raw`\[(${oneId}(?:[,\s]+${oneId})*)\]`, 'g');
const isStoryFile = /\.stories\.tsx?$/;
export const inStory = /requirements:\s*\[([^\]]*)\]/g;

/** Rows that state a scope and describe no behaviour; with those of kind `open` they may be decided in writing. */
const scopeRows = ['A1.03', 'A1.19', 'A9.62', 'C1.02', 'C1.03'];

/** Ids in the brackets a pattern finds. @param {string} text @param {RegExp} pattern */
export const idsBy = (text, pattern) =>
  [...text.matchAll(pattern)].flatMap(([, list = '']) => list.match(new RegExp(oneId, 'g')) ?? []);

/** All rows of the two requirement documents. @returns {Row[]} */
export function ledgerRows(project = root) {
  return ['ledger-checkout.tsv', 'ledger-accounts.tsv'].flatMap((name) => {
    const path = join(project, 'docs/requirements', name);
    if (!existsSync(path)) return [];
    const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
    return lines.map((line) => {
      const [id = '', section = '', area = '', requirement = '', kind = ''] = line.split('\t');
      return { id, section, area, requirement, kind };
    });
  });
}

/**
 * Decisions of docs/requirements/decisions.tsv by row: what stands in place of a test for a row that only states a
 * scope or leaves something to the builders.
 * @returns {Map<string, string>}
 */
export function decidedRows(project = root) {
  const path = join(project, 'docs/requirements/decisions.tsv');
  if (!existsSync(path)) return new Map();
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  return new Map(lines.map((line) => /** @type {[string, string]} */ (line.split('\t', 2))));
}

/** Decisions about rows that describe behaviour, are unknown, or log nothing. */
export function wrongDecisions(project = root) {
  const rows = new Map(ledgerRows(project).map((row) => [row.id, row]));
  return [...decidedRows(project)].flatMap(([id, decision]) => {
    const row = rows.get(id);
    if (!row) return [`decisions.tsv names ${id}, which is no requirement row`];
    if (row.kind !== 'open' && !scopeRows.includes(id))
      return [`decisions.tsv decides ${id}, which describes behaviour: only a test can show it`];
    return decision?.trim() ? [] : [`decisions.tsv gives no decision for ${id}`];
  });
}

/** Rows that tests and stories name, though no document has them: mostly slips of the pen. */
export function unknownRows(project = root) {
  const known = new Set(ledgerRows(project).map(({ id }) => id));
  return ['packages', 'stories', 'tests']
    .flatMap((folder) => filesBelow(join(project, folder), /\.(test|spec|stories)\.tsx?$/))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const named = /\.stories\./.test(path) ? idsBy(text, inStory) : idsBy(text, inTitle);
      return named
        .filter((id) => !known.has(id))
        .map((id) => `${relative(project, path)} names ${id}, which is no requirement row`);
    });
}

/**
 * Which tests and stories cover a row: the row is in brackets in the name of a passed test, or in `requirements` of a
 * story file whose stories all passed.
 * @returns {{ tests: number, shownBy: Map<string, Set<string>> }} the number of passed tests, and what covers each row
 */
export function coveredRows(project = root) {
  const results = filesBelow(join(project, 'reports'), /\.xml$/).flatMap(readJunit);
  const shownBy = new Map();
  const show = (/** @type {string} */ id, /** @type {string} */ where) =>
    shownBy.set(id, (shownBy.get(id) ?? new Set()).add(where));

  const passed = results.filter(({ outcome }) => outcome === 'passed');
  for (const { file, name } of passed) for (const id of idsBy(name, inTitle)) show(id, `${file} › ${name}`);

  const ran = new Set();
  const fell = new Set();
  for (const { file, outcome } of results) {
    ran.add(file);
    if (outcome !== 'passed') fell.add(file);
  }
  for (const path of filesBelow(project, isStoryFile)) {
    const own = relative(project, path).replaceAll('\\', '/');
    if (!ran.has(own) || fell.has(own)) continue;
    for (const id of idsBy(readFileSync(path, 'utf8'), inStory)) show(id, own);
  }
  return { tests: passed.length, shownBy };
}
