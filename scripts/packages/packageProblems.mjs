import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

/**
 * @typedef {{ name: string, exports?: Record<string, unknown>, dependencies?: object, peerDependencies?: object }} Manifest
 * @typedef {object} Packed what would be published
 * @property {Manifest} manifest
 * @property {string[]} files paths inside the package
 * @property {(path: string) => string} read returns the text of a file
 */

/** The file patterns that a target of the export map names, with their condition. @param {unknown} target @returns {[string, string][]} */
function targetsOf(target, condition = 'default') {
  if (typeof target === 'string') return [[condition, target.replace(/^\.\//, '')]];
  if (typeof target !== 'object' || target === null) return [];
  return Object.entries(target).flatMap(([name, inner]) => targetsOf(inner, name));
}

/** @param {string} pattern @param {readonly string[]} files */
function starsOf(pattern, files) {
  const [before = '', after = ''] = pattern.split('*');
  return files
    .filter((file) => file.startsWith(before) && file.endsWith(after) && file.length > pattern.length - 1)
    .map((file) => file.slice(before.length, file.length - after.length));
}

/**
 * Names in the export map that lead to no file, and names that one condition has and another lacks.
 * @param {Packed} packed @returns {string[]}
 */
export function exportProblems({ manifest, files }) {
  const there = new Set(files);
  return Object.entries(manifest.exports ?? {}).flatMap(([subpath, target]) => {
    const targets = targetsOf(target);
    if (!subpath.includes('*'))
      return targets
        .filter(([, path]) => !there.has(path))
        .map(
          ([condition, path]) =>
            `${manifest.name} exports ${subpath} (${condition}) as ${path}, which is not in the package`,
        );
    const all = targets.map(([condition, pattern]) => ({
      condition,
      // `a.d` is the declaration file of `a`.
      stars: new Set(starsOf(pattern, files).filter((star) => !star.endsWith('.d'))),
    }));
    const names = [...new Set(all.flatMap(({ stars }) => [...stars]))].sort();
    if (names.length === 0) return [`${manifest.name} exports ${subpath}, which matches no file`];
    return all.flatMap(({ condition, stars }) =>
      names
        .filter((name) => !stars.has(name))
        .map((name) => `${manifest.name} exports ${subpath.replace('*', name)}, but not for ${condition}`),
    );
  });
}

/**
 * The names of all modules a user can import, without programs that run when loaded (`…Main` or `build…`).
 * @param {Packed} packed @returns {string[]}
 */
export function modulesOf({ manifest, files }) {
  return Object.entries(manifest.exports ?? {}).flatMap(([subpath, target]) => {
    const found = targetsOf(target).find(
      ([condition, path]) => condition === 'default' && path.endsWith('.js'),
    );
    if (!found) return [];
    const names = subpath.includes('*')
      ? starsOf(found[1], files).map((star) => subpath.replace('*', star))
      : [subpath];
    return names
      .filter((name) => !/Main$|\/build\w+$/.test(name))
      .map((name) => posix.join(manifest.name, name));
  });
}

const imported =
  /(?:^|[\s;}])(?:import|export)\s*(?:[\w*{}$,\s]+?\s*from\s*)?["']([^"'\n]+)["']|\bimport\(\s*["']([^"'\n]+)["']\s*\)/g;
/** A file inside another package that only its own build knows: an app that resolves as Node does cannot find it. */
const inside = /^(?:@[^/]+\/)?[^./@][^/]*\/(?:dist|lib|src)\//;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The names that a text imports. @param {string} text */
const importsOf = (text) =>
  [...text.replace(comments, '').matchAll(imported)].map((match) => match[1] ?? match[2] ?? '');

/** The files inside other packages that a text imports. @param {string} text */
export const insideOf = (text) => importsOf(text).filter((name) => inside.test(name));

/**
 * Imports of the published files that cannot be resolved: a missing file, a package that is not a dependency, or a file
 * inside one that it does not offer.
 * @param {Packed} packed @returns {string[]}
 */
export function importProblems({ manifest, files, read }) {
  const there = new Set(files);
  const known = new Set([
    manifest.name,
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
  ]);
  const modules = files.filter((file) => /^dist\/.*\.js$/.test(file) || /^dist\/.*\.d\.ts$/.test(file));
  /** @param {string} file @param {string} name */
  const isAnswered = (file, name) => {
    if (!name.startsWith('.')) {
      const [scope = '', own = ''] = name.split('/');
      if (inside.test(name)) return false;
      return isBuiltin(name) || known.has(name.startsWith('@') ? `${scope}/${own}` : scope);
    }
    const path = posix.join(posix.dirname(file), name);
    // A declaration may import the source next to it: a.ts is resolved to a.d.ts.
    const declared = path.replace(/\.(?:tsx?|js)$/, '.d.ts');
    return there.has(path) || (file.endsWith('.d.ts') && there.has(declared));
  };
  return modules.flatMap((file) =>
    importsOf(read(file))
      .filter((name) => !isAnswered(file, name))
      .map((name) => `${manifest.name}: ${file} imports ${name}, which a user of the package does not have`),
  );
}
