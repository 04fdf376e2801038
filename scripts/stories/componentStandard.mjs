import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesBelow } from '../setup/files.mjs';
import { readStories } from './readStories.mjs';
import { statuses } from './statuses.mjs';

const groups = /^Components\/(Actions|Fields|Feedback|Overlays|Navigation|Content|Layout)\/[^/]+$/;

/**
 * Whether a component's own docblock marks it as deprecated, and names a replacement.
 * @param {string} path of its module @param {string} name
 */
function deprecationIn(path, name) {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const own = new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export (?:function|const) ${name}\b`).exec(
    text,
  );
  const notice = own?.[1]?.split('@deprecated')[1];
  return { isSaid: notice !== undefined, hasReplacement: /\bUse `\w+/.test(notice ?? '') };
}

/**
 * What a component's stories still lack, by name of the story file: a group, a status, the needs it can be found by, a
 * default story, a playground and a usage page.
 * @param {string} project folder that holds packages
 * @returns {Record<string, string[]>} only components that lack something
 */
export function missingParts(project) {
  const lacking = filesBelow(`${project}/packages/design-system/src`, /\.stories\.tsx$/).map((path) => {
    const { title, tags, needs, stories } = readStories(path);
    const names = stories.map(({ exportName }) => exportName);
    const isDeprecated = tags.includes('deprecated');
    const { isSaid, hasReplacement } = deprecationIn(
      path.replace('.stories.tsx', '.tsx'),
      basename(path, '.stories.tsx'),
    );
    const has = {
      'a title of a known group': groups.test(title),
      'a status': statuses.filter((status) => tags.includes(status)).length === 1,
      'the status deprecated, as its type says': isDeprecated || !isSaid,
      '@deprecated with what to use instead: Use `Name`': !isDeprecated || hasReplacement,
      'two to four needs': needs.length >= 2 && needs.length <= 4 && needs.every(Boolean),
      'Default as its first story': names[0] === 'Default',
      'a Playground': names.includes('Playground'),
      'a usage page': existsSync(path.replace('.stories.tsx', '.mdx')),
    };
    const missing = Object.entries(has).flatMap(([part, isThere]) => (isThere ? [] : part));
    return /** @type {const} */ ([basename(path, '.stories.tsx'), missing]);
  });
  return Object.fromEntries(lacking.filter(([, missing]) => missing.length > 0));
}
