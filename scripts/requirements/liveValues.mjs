import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** @typedef {{ name: string, local: string, from: string }} Import a value of another file, and its name in this one */

/**
 * @typedef {object} CodeFile
 * @property {ts.SourceFile} source
 * @property {Import[]} imports
 * @property {Import[]} reexports
 * @property {string[]} runs files that are imported for what they do
 * @property {Map<string, Set<string>>} declarations each value of its top level, with the identifiers in it
 * @property {Map<string, string[]>} loads files that each value of its top level loads later
 * @property {Set<string>} start identifiers in what runs as soon as the file is loaded
 */

/** Whether a file of the contract declares endpoints. @param {string} path */
export const isEndpoints = (path) => path.endsWith('/endpoints.ts');

/** Identifiers in a part of a file. @param {ts.Node} node @param {Set<string>} found */
function identifiersIn(node, found = new Set()) {
  if (ts.isIdentifier(node)) found.add(node.text);
  ts.forEachChild(node, (child) => void identifiersIn(child, found));
  return found;
}

/** Names that a declaration binds. @param {ts.BindingName} name @returns {string[]} */
const boundNames = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((each) => (ts.isBindingElement(each) ? boundNames(each.name) : []));

/** Values that types are made of: `typeof privacyCodes`. @param {ts.Node} node @param {Set<string>} found */
function typeQueries(node, found) {
  if (ts.isTypeQueryNode(node)) identifiersIn(node.exprName, found);
  ts.forEachChild(node, (child) => typeQueries(child, found));
}

/** Files whose default value or parts are imported on use. @param {ts.Node} node @param {(each: ts.Expression) => void} found */
function dynamicImports(node, found) {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0])
    found(node.arguments[0]);
  ts.forEachChild(node, (child) => dynamicImports(child, found));
}

/**
 * Imports, re-exports and top-level declarations of a file.
 * @param {string} project @param {string} path @param {Map<string, string>} resolved
 * @returns {CodeFile}
 */
export function readCode(project, path, resolved) {
  const text = readFileSync(join(project, path), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {CodeFile} */
  const file = {
    ...{ source, imports: [], reexports: [], runs: [] },
    ...{ declarations: new Map(), loads: new Map(), start: new Set() },
  };
  const target = (/** @type {ts.Expression | undefined} */ specifier) =>
    specifier && ts.isStringLiteralLike(specifier) ? resolved.get(specifier.text) : undefined;
  const declare = (/** @type {string} */ name, /** @type {ts.Node} */ node) => {
    file.declarations.set(name, identifiersIn(node, file.declarations.get(name)));
    dynamicImports(node, (specifier) => {
      const from = target(specifier);
      if (from) file.loads.set(name, [...(file.loads.get(name) ?? []), from]);
    });
  };
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) {
      const from = target(node.moduleSpecifier);
      const clause = node.importClause;
      if (!from || clause?.isTypeOnly) continue;
      if (!clause) file.runs.push(from);
      if (clause?.name) file.imports.push({ name: 'default', local: clause.name.text, from });
      const bindings = clause?.namedBindings;
      if (bindings && ts.isNamespaceImport(bindings))
        file.imports.push({ name: '*', local: bindings.name.text, from });
      else
        for (const each of bindings?.elements ?? [])
          if (!each.isTypeOnly)
            file.imports.push({ name: (each.propertyName ?? each.name).text, local: each.name.text, from });
    } else if (ts.isExportDeclaration(node)) {
      const from = target(node.moduleSpecifier);
      if (node.isTypeOnly || !from) continue;
      if (node.exportClause && ts.isNamedExports(node.exportClause))
        for (const each of node.exportClause.elements)
          file.reexports.push({ name: (each.propertyName ?? each.name).text, local: each.name.text, from });
      else file.reexports.push({ name: '*', local: '*', from });
    } else if (ts.isVariableStatement(node))
      for (const each of node.declarationList.declarations)
        for (const name of boundNames(each.name)) declare(name, each);
    else if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name)
      declare(node.name.text, node);
    else if (!ts.isTypeAliasDeclaration(node) && !ts.isInterfaceDeclaration(node))
      identifiersIn(node, file.start);
    typeQueries(node, file.start);
  }
  dynamicImports(source, (specifier) => {
    const from = target(specifier);
    if (from) file.imports.push({ name: 'import()', local: '', from });
  });
  return file;
}

/**
 * The values that run in what begins at some files: those that their code names, what that names in turn, and so on. A
 * value that an index only passes on is not used by that, nor is one that another unused value of its file names.
 * @param {readonly string[]} entries
 * @param {(path: string) => CodeFile | undefined} fileAt
 * @returns {(path: string, name: string) => boolean} whether a value of a file is used
 */
export function liveValues(entries, fileAt) {
  /** @type {Map<string, Set<string>>} */
  const live = new Map();
  /** Marks a value of a file, its own or passed on. @param {string} path @param {string} name */
  const reach = (path, name) => {
    const file = fileAt(path);
    if (!file) return;
    load(path);
    const names = live.get(path);
    if (!names || names.has(name)) return;
    names.add(name);
    for (const each of file.reexports)
      if (each.local === name) reach(each.from, each.name);
      else if (each.local === '*') reach(each.from, name);
    mention(file, file.declarations.get(name) ?? []);
    if (name === 'default') mention(file, file.start);
  };
  /** Marks what a piece of a file names: other values of it, and imported ones. @param {CodeFile} file @param {Iterable<string>} words */
  const mention = (file, words) => {
    const path = file.source.fileName;
    const known = new Set(words);
    for (const word of known) if (file.declarations.has(word)) reach(path, word);
    for (const each of file.imports) {
      if (each.name === 'import()') reachNamed(each.from, known);
      else if (each.name === '*' && known.has(each.local)) {
        reachNamed(each.from, known);
        for (const name of known) take(each.from, name, known);
      } else if (known.has(each.local)) {
        reach(each.from, each.name);
        take(each.from, each.name, known);
      }
    }
  };
  /**
   * Marks what a file takes by its name from what another one loads: `authFlow.open(stores, ({ openAuthFlow }) => …)`.
   * @param {string} from @param {string} name @param {Set<string>} words
   */
  const take = (from, name, words) => {
    for (const loaded of fileAt(from)?.loads.get(name) ?? []) reachNamed(loaded, words);
  };
  /** Marks the values of a file that another one names. @param {string} path @param {Set<string>} words @param {boolean} [isOwn] all that the file declares itself, too */
  const reachNamed = (path, words, isOwn = false) => {
    const file = fileAt(path);
    if (!file) return;
    load(path);
    for (const name of [...file.declarations.keys(), 'default'])
      if (isOwn || words.has(name)) reach(path, name);
    for (const each of file.reexports)
      if (each.local === '*') reachNamed(each.from, words);
      else if (words.has(each.local)) reach(path, each.local);
  };
  /** Marks what a file does when it is loaded. @param {string} path */
  const load = (path) => {
    const file = fileAt(path);
    if (!file || live.has(path)) return;
    live.set(path, new Set());
    for (const from of file.runs) load(from);
    mention(file, file.start);
    // A page or a view that is loaded later is used as a whole; of the endpoints, those that a call names.
    for (const { name, from } of file.imports)
      if (name === 'import()') reachNamed(from, new Set(), !isEndpoints(from));
  };
  for (const entry of entries) reachNamed(entry, new Set(), true);
  /** @type {(path: string, name: string) => boolean} */
  const isLive = (path, name) => {
    const file = fileAt(path);
    if (!file) return true;
    const names = live.get(path);
    if (name === '*' || name === 'import()') return names !== undefined;
    const passedOn = file.reexports.filter(({ local }) => local === '*');
    return (names?.has(name) ?? false) || passedOn.some(({ from }) => isLive(from, name));
  };
  return isLive;
}
