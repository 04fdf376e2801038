import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsBy, inTitle } from '../requirements/ledger.mjs';
import { root } from '../setup/root.mjs';

/** A journey that proves more no longer says by its title what broke. */
export const mostRows = 3;
/** What a line of a report has room for. */
export const longestTitle = 100;

/** A test and its title: a string, or a template whose parts in braces only the run knows. */
const titles =
  /\b(?:test|withoutBrowser)\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\$]|\\.|\$\{[^}]*\})*)`)/g;

/** The titles of the tests in a journey's source, without what only the run knows. @param {string} source */
export const titlesOf = (source) =>
  [...source.matchAll(titles)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replace(/\$\{[^}]*\}/g, '').replace(/\\(.)/g, '$1'),
  );

/** What is wrong with the titles in a journey's source. @param {string} source @returns {string[]} */
export const titleProblems = (source) =>
  titlesOf(source).flatMap((title) => {
    const rows = idsBy(title, inTitle).length;
    return [
      ...(rows > mostRows ? [`proves ${rows} rows, split it: ${title}`] : []),
      ...(title.length > longestTitle ? [`has ${title.length} characters: ${title}`] : []),
    ];
  });

/** Problems of all journeys, by file. */
export function journeyProblems(folder = join(root, 'tests/journeys')) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .flatMap((name) =>
      titleProblems(readFileSync(join(folder, name), 'utf8')).map((problem) => `${name}: ${problem}`),
    );
}
