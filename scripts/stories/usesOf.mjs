import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { featureFolders, filesBelow } from '../setup/files.mjs';
import { readStories } from './readStories.mjs';

/**
 * @typedef {object} Use
 * @property {string} module readable name: `Features/Cart`, `Page: home`
 * @property {string} [story] id of a story that shows it
 * @property {true} [isWithin] only as part of another component: a `Flag` in the `LanguageChoice`
 */

/** @param {string} path */
const read = (path) => readFileSync(path, 'utf8');
const sources = /^(?!.*\.(test|stories|fixtures)\.tsx?$).*\.tsx?$/;
const names = (/** @type {string} */ list) =>
  list
    .split(',')
    .flatMap((name) => (/^\s*type\s/.test(name) ? [] : (name.trim().split(/\s+as\s+/)[0] ?? [])));

/**
 * Public names of the design system by the source file that defines them: `Button/Button` → Button.
 * @param {string} designSystem folder
 */
function publicNames(designSystem) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const entry of filesBelow(`${designSystem}/exports`, /^(?!.*\.test\.ts$).*\.ts$/)) {
    for (const [, file = ''] of read(entry).matchAll(/export \* from '\.\.\/src\/(.+?)\.tsx?'/g))
      found.set(file, exportedBy(`${designSystem}/src/${file}.tsx`));
    for (const [, list = '', file = ''] of read(entry).matchAll(
      /export \{([^}]*)\} from '\.\.\/src\/(.+?)\.tsx?'/g,
    ))
      found.set(file, [...(found.get(file) ?? []), ...names(list)]);
  }
  return found;
}

/** @param {string} path */
const exportedBy = (path) =>
  [...read(path).matchAll(/export (?:const|function) (\w+)/g)].map(([, name = '']) => name);

/**
 * What each source file of the design system imports from its other files, by file.
 * @param {string} designSystem folder
 */
function partsOf(designSystem) {
  const folder = `${designSystem}/src`;
  return new Map(
    filesBelow(folder, sources).map((path) => {
      const imports = [...read(path).matchAll(/import (?:\{([^}]*)\} from |\()'(\.[^']+)\.tsx?'/g)];
      const taken = imports.map(([, list = '', to = '']) => ({
        file: relative(folder, join(dirname(path), to)),
        names: names(list),
      }));
      return [relative(folder, path).replace(/\.tsx?$/, ''), taken];
    }),
  );
}

/**
 * The files that render a component, without its own.
 * @param {ReturnType<typeof partsOf>} parts @param {string} own its file
 */
function drawnBy(parts, own) {
  const name = basename(own);
  const found = new Set(
    [...parts].flatMap(([file, taken]) =>
      taken.some((each) => each.file === own && each.names.includes(name)) ? [file] : [],
    ),
  );
  for (const wanted of found)
    for (const [file, taken] of parts) if (taken.some((each) => each.file === wanted)) found.add(file);
  found.delete(own);
  return found;
}

/** What a source file imports from the design system, statically or dynamically. @param {string} path */
function taken(path) {
  const source = read(path);
  const atOnce = source.matchAll(/import \{([^}]*)\} from '@touchline\/design-system\/[^']+'/g);
  const onUse = source.matchAll(/import\('@touchline\/design-system\/([^']+)'\)/g);
  return [
    ...[...atOnce].flatMap(([, list = '']) => names(list)),
    ...[...onUse].map(([, entry = '']) => entry),
  ];
}

/** The module of a source file, and one of its stories. @param {string} project @param {string} path @returns {Use} */
function moduleOf(project, path) {
  const [kind, , module = '', page = ''] = relative(`${project}/packages`, path).split('/');
  if (kind === 'features') {
    const folder = featureFolders(project).find((each) => path.startsWith(`${each}/`)) ?? '';
    const stories = filesBelow(folder, /\.stories\.tsx$/).map(readStories)[0];
    const first = stories?.stories[0];
    return stories && first
      ? { module: stories.title, story: first.id }
      : { module: `Features/${basename(folder)}` };
  }
  // What several pages share is taken for the frame around them, too.
  if (module !== 'routes' || !path.includes(`/${page}/`) || page === 'shared')
    return { module: 'Frame of every page' };
  const pages = filesBelow(`${project}/stories/journeys`, /^Pages\.stories\.tsx$/).map(readStories)[0];
  const shown = pages?.stories.find(({ exportName }) =>
    exportName.toLowerCase().startsWith(page.toLowerCase()),
  );
  return { module: `Page: ${page}`, ...(shown ? { story: shown.id } : {}) };
}

/**
 * Finds the users of a component: modules of the features and pages of the storefront that import it, directly or
 * through another component.
 * @param {string} project folder that holds packages and stories
 * @returns {(storyFile: string) => Use[]}
 */
export function usesOf(project) {
  const designSystem = `${project}/packages/design-system`;
  const offered = publicNames(designSystem);
  const parts = partsOf(designSystem);
  const users = [
    ...filesBelow(`${project}/packages/features/src`, sources),
    ...filesBelow(`${project}/packages/storefront/src`, sources).filter((path) =>
      /\/src\/(routes|shell)\//.test(path),
    ),
  ].map((path) => ({ names: taken(path), path }));
  return (storyFile) => {
    const folder = basename(dirname(storyFile));
    const own = `${folder}/${basename(storyFile, '.stories.tsx')}`;
    // If a folder holds several components with stories, each counts only its own file.
    const isShared = filesBelow(dirname(storyFile), /\.stories\.tsx$/).length > 1;
    const wanted = [...offered].flatMap(([file, list]) =>
      (isShared ? file === own : file.startsWith(`${folder}/`)) ? list : [],
    );
    const around = drawnBy(parts, own);
    const outer = [...offered].flatMap(([file, list]) => (around.has(file) ? list : []));
    const modulesWith = (/** @type {string[]} */ list) =>
      users
        .filter((user) => user.names.some((name) => list.includes(name)))
        .map(({ path }) => moduleOf(project, path));
    const within = modulesWith(outer).map((use) => ({ ...use, isWithin: /** @type {const} */ (true) }));
    // A direct use takes precedence.
    return [...new Map([...within, ...modulesWith(wanted)].map((use) => [use.module, use])).values()];
  };
}
