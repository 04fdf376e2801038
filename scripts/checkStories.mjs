// Checks that every component and every feature has its storyboard, and that states are seen at rest. Part of `npm run check`, and a unit test.
import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { featureFolders, filesBelow, foldersIn } from './setup/files.mjs';
import { inRoot, root } from './setup/root.mjs';
import { statesThatAct } from './stories/stateStories.mjs';

/** Allowed roots of story titles, and how many names may follow. */
const roots = /^(Start|Foundations|Journeys|Labs)\/[^/]+$|^(Features|Components)\/[^/]+\/[^/]+$/;

/** A name of the sidebar: words with spaces, the first with a capital. */
const sidebarName = /^\p{Lu}(?!\p{Ll}+\p{Lu})/u;

/** States every view that fetches data must show; the words before | also count with a cause after them: `FailedOffline`. */
const states = {
  Loading: /^Loading/,
  Empty: /^Empty/,
  Failed: /^(Failed|Offline)/,
  Ready: /^(Ready|Default|Full)/,
};

const isStory = /\.stories\.tsx$/;
const isTitled = /\.(stories\.tsx|mdx)$/;
const isView = /^[A-Z](?!.*\.(test|stories|fixtures)\.tsx$).*\.tsx$/;

/** @param {string} path */
const read = (path) => readFileSync(path, 'utf8');
/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** @param {string} path */
function titleProblems(path) {
  const isPage = path.endsWith('.mdx');
  const titles = all(read(path), isPage ? /<Meta title="([^"]*)"/g : /\btitle: '([^'\n]*\/[^'\n]*)'/g);
  const title = titles[0];
  // A page of a story file uses the file's title.
  if (title === undefined) return isPage && /<Meta of=/.test(read(path)) ? [] : ['has no title'];
  if (!roots.test(title))
    return [
      `has the title "${title}"; titles are Components/Group/X, Features/Area/X, or X in Start, Foundations, Journeys or Labs`,
    ];
  const isComponent = title.startsWith('Components/');
  return isComponent || title.split('/').every((name) => sidebarName.test(name))
    ? []
    : [`has the title "${title}"; the names of a title are words: "Heart button"`];
}

/**
 * States that a feature with a loading store must show but does not. A story file declares an impossible state:
 * `parameters: { cannotBe: { Empty: 'A product page always has a product.' } }`.
 * @param {string} folder
 */
function missingStates(folder) {
  const fetches = filesBelow(folder, /Store\.ts$/).some((path) => /['"]loading['"]/.test(read(path)));
  if (!fetches) return [];
  const stories = filesBelow(folder, isStory).map(read).join('\n');
  const shown = all(stories, /^export const (\w+)/gm);
  const excused = all(stories, /cannotBe: \{([^}]*)\}/g).flatMap((list) => all(list, /(\w+): ['"`]/g));
  return Object.entries(states)
    .filter(([state, pattern]) => !excused.includes(state) && !shown.some((name) => pattern.test(name)))
    .map(([state]) => state);
}

/**
 * Problems, one in each line.
 * @param {string} [project] folder that holds packages and stories
 */
export function storyProblems(project = root) {
  /** @type {string[]} */
  const problems = [];
  const log = (/** @type {string} */ path, /** @type {string} */ what) =>
    problems.push(`${relative(project, path)} ${what}`);
  const components = foldersIn(`${project}/packages/design-system/src`).filter((folder) =>
    /^[A-Z]/.test(basename(folder)),
  );
  const features = featureFolders(project).filter((folder) => filesBelow(folder, isView).length > 0);
  for (const folder of [...components, ...features])
    if (filesBelow(folder, isView).length > 0 && filesBelow(folder, isStory).length === 0)
      log(folder, 'has no stories');
  for (const folder of features) {
    const missing = missingStates(folder);
    if (filesBelow(folder, isStory).length && missing.length)
      log(
        folder,
        `shows data, but no story is called ${missing.join(', ')} (or says in parameters.cannotBe why)`,
      );
  }
  for (const path of [
    ...filesBelow(`${project}/packages`, isTitled),
    ...filesBelow(`${project}/stories`, isTitled),
  ]) {
    for (const problem of titleProblems(path)) log(path, problem);
    if (isStory.test(path))
      for (const state of statesThatAct(path))
        log(
          path,
          `acts in ${state}; a state is shown at rest, and a play stands in a story named for what is done`,
        );
  }
  return problems;
}

if (process.argv[1] === inRoot('scripts/checkStories.mjs')) {
  const problems = storyProblems();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length ? 1 : 0;
}
