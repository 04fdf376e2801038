import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../../setup/files.mjs';

/**
 * What each file of the project imports of the project, by path from its root.
 * @typedef {Map<string, Set<string>>} ImportGraph
 */

const code = /\.(tsx?|mts|mjs)$/;
/** Types are gone when a test runs: they are checked by the compiler. */
const typesOnly = /^(import|export) type\b[^'"`;]*\bfrom '[^']+';$/gm;

/**
 * The public names of a package, and where they lead in the workspace.
 * @param {string} project @param {string} name without the scope
 * @returns {[name: string, target: any][]}
 */
function exportsOf(project, name) {
  const path = join(project, 'packages', name, 'package.json');
  if (!existsSync(path)) return [];
  const { exports = {} } = JSON.parse(readFileSync(path, 'utf8'));
  return Object.entries(exports);
}

/**
 * Where the public names of packages lead in the workspace. Each name is looked up once: thousands of files import the
 * same hundreds.
 * @param {string} project
 */
function sourcesOf(project) {
  /** @type {Map<string, ReturnType<typeof exportsOf>>} */
  const packages = new Map();
  /** @type {Map<string, string | undefined>} */
  const known = new Map();
  const find = (/** @type {string} */ name, /** @type {string} */ entry) => {
    const folder = join(project, 'packages', name);
    const names = packages.get(name) ?? exportsOf(project, name);
    packages.set(name, names);
    for (const [pattern, target] of names) {
      const [before = '', after] = pattern.slice(2).split('*');
      const isSame =
        after === undefined ? entry === before : entry.startsWith(before) && entry.endsWith(after);
      if (!isSame) continue;
      const source = typeof target === 'string' ? target : target['touchline-source'];
      const rest = after === undefined ? '' : entry.slice(before.length, entry.length - after.length);
      const path = join(folder, source.replace('*', rest));
      if (existsSync(path)) return path;
    }
    return undefined;
  };
  return (/** @type {string} */ name, /** @type {string} */ entry) => {
    const key = `${name}/${entry}`;
    if (!known.has(key)) known.set(key, find(name, entry));
    return known.get(key);
  };
}

/** Files that a glob of Vite's `import.meta.glob` names. @param {string} from file that holds it @param {string} glob */
function filesOfGlob(from, glob) {
  const [fixed = ''] = glob.split('*');
  const folder = join(dirname(from), fixed.slice(0, fixed.lastIndexOf('/') + 1));
  const rest = glob
    .slice(fixed.lastIndexOf('/') + 1)
    .replace(/[.+^$()|[\]]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, list) => `(${list.replaceAll(',', '|')})`)
    .replaceAll('**/', '(.+/)?')
    .replace(/\*/g, '[^/]*');
  const wanted = new RegExp(`^${rest}$`);
  return filesBelow(folder, /./).filter((path) => wanted.test(relative(folder, path).replaceAll(sep, '/')));
}

/**
 * @param {string} path @param {ReturnType<typeof sourcesOf>} sourceOf
 * @returns {string[]} files it names, whole paths
 */
function namedBy(path, sourceOf) {
  const text = readFileSync(path, 'utf8').replace(typesOnly, '');
  const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  // A module that another process loads, or a file that is read, is named by a plain text.
  const texts = [...text.matchAll(/['"`](\.{1,2}\/[^'"`\s*]+)['"`]/g)].map(([, name = '']) => name);
  const globs = [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"`][^'"`]+['"`])/g)]
    .flatMap(([, list = '']) => [...list.matchAll(/['"`]([^'"`]+)['"`]/g)].map(([, glob = '']) => glob))
    .flatMap((glob) => filesOfGlob(path, glob));
  const found = [...imported, ...texts].map((name) => {
    const plain = name.split('?')[0] ?? '';
    const [, workspace, entry] = /^@touchline\/([\w-]+)\/(.+)$/.exec(plain) ?? [];
    if (workspace && entry) return sourceOf(workspace, entry);
    if (!plain.startsWith('.')) return undefined;
    const target = join(dirname(path), plain);
    return [target, `${target}.ts`, `${target}.tsx`].find((file) =>
      statSync(file, { throwIfNoEntry: false })?.isFile(),
    );
  });
  return [...found.filter((file) => file !== undefined), ...globs];
}

/** Reads the imports of all code of the project. @param {string} project its root @returns {ImportGraph} */
export function readImports(project) {
  const from = (/** @type {string} */ path) => relative(project, path).replaceAll(sep, '/');
  const files = ['packages', 'scripts', 'stories', 'tests', '.storybook'].flatMap((folder) =>
    filesBelow(join(project, folder), code),
  );
  const sourceOf = sourcesOf(project);
  return new Map(files.map((path) => [from(path), new Set(namedBy(path, sourceOf).map(from))]));
}

/** Files that only pass on what they import: they are no step of their own. */
const passesOn = /\/(exports\/[^/]+|index)\.tsx?$/;

/**
 * The files that import one of these, at once or by way of others; these among them. The number is that of the imports
 * between, the shortest way.
 * @param {ImportGraph} imports @param {readonly string[]} files
 * @param {RegExp} [endsAt] files whose importers are not followed, unless they are given themselves
 * @returns {Map<string, number>}
 */
export function stepsTo(imports, files, endsAt) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, taken] of imports)
    for (const each of taken) importers.set(each, [...(importers.get(each) ?? []), file]);
  const steps = new Map(files.map((file) => [file, 0]));
  for (let step = 0, reached = [...files]; reached.length; step += 1) {
    /** @type {string[]} */
    const next = [];
    // The list grows while it is read: what passes on is of the same step.
    for (const file of reached) {
      if (step > 0 && endsAt?.test(file)) continue;
      for (const importer of importers.get(file) ?? []) {
        const count = passesOn.test(importer) ? step : step + 1;
        if (count >= (steps.get(importer) ?? Infinity)) continue;
        steps.set(importer, count);
        (count === step ? reached : next).push(importer);
      }
    }
    reached = next;
  }
  return steps;
}
