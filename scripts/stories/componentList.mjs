import { existsSync } from 'node:fs';
import { filesBelow } from '../setup/files.mjs';
import { readStories } from './readStories.mjs';
import { statuses } from './statuses.mjs';
import { usesOf } from './usesOf.mjs';

/**
 * @typedef {object} ComponentEntry
 * @property {string} title as in the sidebar: `Components/Actions/Button`
 * @property {string} group
 * @property {string} name
 * @property {typeof statuses[number] | undefined} status
 * @property {string[]} needs
 * @property {import('./readStories.mjs').StoryFile['stories']} stories in order
 * @property {string} link id of its usage page, or of its first story
 * @property {import('./usesOf.mjs').Use[]} usedBy
 */

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
        stories,
        link: hasUsagePage ? `${first.split('--')[0]}--docs` : first,
        usedBy: usedBy(path),
      };
    })
    .sort((a, b) => (a.title < b.title ? -1 : 1));
}
