import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { importGraph } from '../checks/importProblems.mjs';
import { root } from '../setup/root.mjs';
import { idsBy, inStory, inTitle, ledgerRows } from './ledger.mjs';

/** Where the shop starts: in the browser, on the server, and the retailer's command. */
const entries = [
  'packages/storefront/src/client/main.tsx',
  'packages/storefront/src/client/bootstrap.ts',
  'packages/storefront/src/server/main.ts',
  'packages/storefront/src/server/catalogueImportMain.ts',
];
const isTest = (/** @type {string} */ path) => /\.(test|spec|stories|fixtures)\.tsx?$|\/testing\//.test(path);

/** @typedef {{ name: string, local: string, from: string }} Import */

/** Values that a file imports or re-exports, and how often it mentions each of its identifiers. */
function readFile(
  /** @type {string} */ project,
  /** @type {string} */ path,
  /** @type {Map<string, string>} */ resolved,
) {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(project, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  /** @type {Import[]} */
  const imports = [];
  /** @type {Import[]} */
  const reexports = [];
  /** @type {Map<string, number>} */
  const mentions = new Map();
  const target = (/** @type {ts.Expression | undefined} */ specifier) =>
    specifier && ts.isStringLiteralLike(specifier) ? resolved.get(specifier.text) : undefined;
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isIdentifier(node)) mentions.set(node.text, (mentions.get(node.text) ?? 0) + 1);
    if (ts.isImportDeclaration(node)) {
      const from = target(node.moduleSpecifier);
      const { importClause } = node;
      if (from && !importClause?.isTypeOnly) {
        if (importClause?.name) imports.push({ name: 'default', local: importClause.name.text, from });
        const bindings = importClause?.namedBindings;
        if (!importClause) imports.push({ name: '*', local: '', from });
        else if (bindings && ts.isNamespaceImport(bindings))
          imports.push({ name: '*', local: bindings.name.text, from });
        else
          for (const each of bindings?.elements ?? [])
            if (!each.isTypeOnly)
              imports.push({ name: (each.propertyName ?? each.name).text, local: each.name.text, from });
      }
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      const from = target(node.moduleSpecifier);
      if (from && !node.isTypeOnly) {
        if (node.exportClause && ts.isNamedExports(node.exportClause))
          for (const each of node.exportClause.elements)
            reexports.push({ name: (each.propertyName ?? each.name).text, local: each.name.text, from });
        else reexports.push({ name: '*', local: '*', from });
      }
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const from = target(node.arguments[0]);
      if (from) imports.push({ name: '*', local: '', from });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { source, imports, reexports, mentions };
}

/**
 * Rows that only a test calls for: each value of ours that the test uses is never used by the shop itself, so the
 * behaviour is shown to nobody.
 * @param {string} project folder that holds packages
 * @returns {Promise<string[]>} a line for each test or story file
 */
export async function unreachableRows(project = root) {
  const graph = await importGraph(project);
  const files = new Map();
  const fileAt = (/** @type {string} */ path) => {
    if (!files.has(path))
      files.set(path, graph.has(path) ? readFile(project, path, graph.get(path) ?? new Map()) : undefined);
    return files.get(path);
  };
  /** Values of each file that the shop uses. @type {Map<string, Set<string>>} */
  const used = new Map();
  const reach = (/** @type {string} */ path, /** @type {string} */ name) => {
    const names = used.get(path) ?? new Set();
    const isNew = !used.has(path);
    if (names.has(name)) return;
    used.set(path, names.add(name));
    const file = fileAt(path);
    if (!file) return;
    if (isNew) for (const each of file.imports) reach(each.from, each.name);
    for (const each of file.reexports)
      if (name === '*' || each.local === name || each.local === '*')
        reach(each.from, each.name === '*' ? name : each.name);
  };
  for (const entry of entries) reach(entry, '*');
  /** A value is used when the shop imports it, or when its own file, which the shop imports, mentions it again. */
  const isUsed = (/** @type {Import} */ { from, name }) => {
    const file = fileAt(from);
    if (!file) return true;
    const through = file.reexports.filter(
      (/** @type {Import} */ each) => each.local === name || each.local === '*',
    );
    if (through.length > 0)
      return through.some((/** @type {Import} */ each) =>
        isUsed({ ...each, name: each.name === '*' ? name : each.name }),
      );
    const names = used.get(from);
    return (
      names !== undefined &&
      (names.has(name) || names.has('*') || name === '*' || (file.mentions.get(name) ?? 0) > 1)
    );
  };

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
    /** @param {string} text @param {readonly string[]} ids */
    const judge = (text, ids) => {
      const rows = ids.filter((id) => !dataRows.has(id));
      const called = subjects.filter(
        (/** @type {Import} */ { local }) => local && new RegExp(`\\b${local}\\b`).test(text),
      );
      if (rows.length > 0 && called.length > 0 && !called.some(isUsed))
        problems.push(
          `${path} shows ${rows.join(', ')} by ${called.map((/** @type {Import} */ { name }) => name).join(', ')}, which the shop never uses`,
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
        judge(node.getText(), idsBy(node.arguments[0]?.getText() ?? '', inTitle));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return problems;
}
