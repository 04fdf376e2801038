import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { filesBelow } from '../setup/files.mjs';
import { readStories } from './readStories.mjs';
import { statuses } from './statuses.mjs';
import { usesOf } from './usesOf.mjs';
import { usualNamesOf } from './withUsualNames.mjs';

/**
 * @typedef {object} ComponentEntry
 * @property {string} title as in the sidebar: `Components/Actions/Button`
 * @property {string} group
 * @property {string} name
 * @property {typeof statuses[number] | undefined} status
 * @property {string[]} needs
 * @property {readonly string[]} usualNames what other design systems call it
 * @property {import('./readStories.mjs').StoryFile['stories']} stories in order
 * @property {string} link id of its usage page, or of its first story
 * @property {string} imports the line that imports it; empty when it is not public by itself
 * @property {string[]} tokens that its own styles name
 * @property {import('./usesOf.mjs').Use[]} usedBy
 */

/** The line that imports the component of a story file. @param {string} path */
function importOf(path) {
  const entry = basename(dirname(path));
  const name = basename(path, '.stories.tsx');
  const exported = `${dirname(dirname(dirname(path)))}/exports/${entry}.ts`;
  if (!existsSync(exported)) return '';
  const isPublic = new RegExp(String.raw`\b${name}\b|\*`).test(readFileSync(exported, 'utf8'));
  return isPublic ? `import { ${name} } from '@touchline/design-system/${entry}';` : '';
}

/** The tokens that the source of a component names. @param {string} path of its stories */
function tokensOf(path) {
  const source = path.replace('.stories.tsx', '.tsx');
  if (!existsSync(source)) return [];
  const named = [...readFileSync(source, 'utf8').matchAll(/\btoken\('([\w.]+)'\)/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(named)].sort();
}

/**
 * Every design system component with stories, by title.
 * @param {string} project folder that holds packages and stories
 * @returns {ComponentEntry[]}
 */
export function componentList(project) {
  const usedBy = usesOf(project);
  return filesBelow(`${project}/packages/design-system/src`, /\.stories\.tsx$/)
    .map((path) => {
      const { title, tags, needs, stories } = readStories(path);
      const [, group = '', name = ''] = title.split('/');
      const first = stories[0]?.id ?? '';
      const hasUsagePage = existsSync(path.replace('.stories.tsx', '.mdx'));
      return {
        title,
        group,
        name,
        status: statuses.find((status) => tags.includes(status)),
        needs,
        usualNames: usualNamesOf(title),
        stories,
        link: hasUsagePage ? `${first.split('--')[0]}--docs` : first,
        imports: importOf(path),
        tokens: tokensOf(path),
        usedBy: usedBy(path),
      };
    })
    .sort((a, b) => (a.title < b.title ? -1 : 1));
}
