import ts from 'typescript';
import { importGraph } from '../checks/importProblems.mjs';
import { root } from '../setup/root.mjs';
import { idsBy, inStory, inTitle, ledgerRows } from './ledger.mjs';
import { isEndpoints, liveValues, readCode } from './liveValues.mjs';
import { givenNames, unpassedOptions } from './unpassedOptions.mjs';

/** @typedef {import('./liveValues.mjs').Import} Import */

/** Where the shop starts: in the browser, on the server, and the retailer's commands. */
const entries = [
  'packages/storefront/src/browser/main.tsx',
  'packages/storefront/src/browser/bootstrap.ts',
  'packages/storefront/src/server/start/main.ts',
  'packages/storefront/src/server/start/catalogueImportMain.ts',
  'packages/storefront/src/server/start/storesImportMain.ts',
  'packages/storefront/src/server/start/storeDeviceMain.ts',
  'packages/storefront/src/server/start/deskMain.ts',
  'packages/storefront/src/desk/main.tsx',
  'packages/storefront/src/server/start/couponsMain.ts',
];
const isTest = (/** @type {string} */ path) => /\.(test|spec|stories|fixtures)\.tsx?$|\/testing\//.test(path);

/**
 * Endpoints that nothing but the back end itself knows: no page and no client calls them. What an operator calls has its
 * caller outside of the shop.
 * @param {string} text of the contract's file
 * @returns {Set<string>} names of endpoints with a caller that is no operator
 */
const endpointsIn = (text) =>
  new Set(
    [...text.matchAll(/export const (\w+) = defineEndpoint\(\{(.*?)\n\}\);/gs)]
      .filter(([, , about = '']) => !/caller: '(operator|provider)'/.test(about))
      .map(([, name = '']) => name),
  );

/** Ids of a text that holds nothing else: `C7.43, C7.44`, `[C8.11]`. @param {string} text */
const onlyIds = (text) =>
  /^\[?[CA][\d., CA]+\]?$/.test(text) ? idsBy(`[${text.replace(/[[\]]/g, '')}]`, inTitle) : [];

/**
 * Rows that only a test calls for: each value of ours that the test uses is never used by the shop itself, or it sets an
 * option that the shop never sets, so the behaviour is shown to nobody.
 * @param {string} project folder that holds packages
 * @returns {Promise<string[]>} a line for each test or story file
 */
export const unreachableRows = async (project = root) => rowsOf(await importGraph(project), project);

/** The same, of a graph of imports. @param {Map<string, Map<string, string>>} graph @param {string} project */
export function rowsOf(graph, project = root) {
  const files = new Map();
  const fileAt = (/** @type {string} */ path) => {
    if (!files.has(path))
      files.set(path, graph.has(path) ? readCode(project, path, graph.get(path) ?? new Map()) : undefined);
    return files.get(path);
  };
  const isLive = liveValues(entries, fileAt);
  // The back end answers at each endpoint: those that are called are the ones that the shop's pages reach.
  const isCalled = liveValues(entries, (path) =>
    path.startsWith('packages/commerce/') ? undefined : fileAt(path),
  );
  const isUsed = (/** @type {Import} */ { from, name }) => {
    const isEndpoint = isEndpoints(from) && endpointsIn(fileAt(from).source.text).has(name);
    return (isEndpoint ? isCalled : isLive)(from, name);
  };
  const product = [...graph.keys()].filter((path) => /\.(tsx?|mjs)$/.test(path) && !isTest(path));
  const unpassed = unpassedOptions(product.map((path) => fileAt(path).source));

  // A row of data is shown by the contract's own test: its fields are there for the modules to come.
  const dataRows = new Set(ledgerRows(project).flatMap(({ id, kind }) => (kind === 'data' ? [id] : [])));
  /** @type {string[]} */
  const problems = [];
  for (const path of [...graph.keys()].filter(
    (each) => /\.(test|stories)\.tsx?$/.test(each) && each.startsWith('packages/'),
  )) {
    const { source, imports } = fileAt(path);
    const subjects = imports.filter(
      (/** @type {Import} */ { from }) => from.startsWith('packages/') && !isTest(from),
    );
    /** What a piece of a test calls; of a whole file that was imported, the values it names. @param {string} text */
    const calledBy = (text) =>
      subjects.flatMap((/** @type {Import} */ each) => {
        if (each.local === '') return [];
        if (each.name !== '*') return new RegExp(`\\b${each.local}\\b`).test(text) ? [each] : [];
        const names = text.matchAll(new RegExp(`\\b${each.local}\\.(\\w+)`, 'g'));
        return [...names].map(([, name = '']) => ({ ...each, name }));
      });
    /** @param {string} text @param {readonly string[]} ids @param {Iterable<string>} [given] options that it sets */
    const judge = (text, ids, given = []) => {
      const rows = [...new Set(ids)].filter((id) => !dataRows.has(id));
      if (rows.length === 0) return;
      const called = calledBy(text);
      const names = new Set(called.map((/** @type {Import} */ { name }) => name));
      if (called.length > 0 && !called.some(isUsed))
        problems.push(
          `${path} shows ${rows.join(', ')} by ${[...names].join(', ')}, which the shop never uses`,
        );
      const options = [...given].filter((name) => unpassed.has(name));
      if (options.length > 0)
        problems.push(
          `${path} shows ${rows.join(', ')} by ${options.join(', ')}, which the shop never passes`,
        );
    };
    if (/\.stories\./.test(path)) {
      const component = /\bcomponent: (\w+)/.exec(source.text)?.[1];
      if (component) judge(component, idsBy(source.text, inStory));
      continue;
    }
    const visit = (/** @type {ts.Node} */ node) => {
      if (
        ts.isCallExpression(node) &&
        node.arguments.length > 1 &&
        ts.isStringLiteralLike(node.arguments[0] ?? node)
      )
        judge(node.getText(), idsBy(node.arguments[0]?.getText() ?? '', inTitle), givenNames(node));
      // A line of a table has rows of its own, which the title names by `%s`.
      if (ts.isArrayLiteralExpression(node))
        judge(
          node.getText(),
          node.elements.flatMap((each) => (ts.isStringLiteralLike(each) ? onlyIds(each.text) : [])),
          givenNames(node),
        );
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return problems;
}
