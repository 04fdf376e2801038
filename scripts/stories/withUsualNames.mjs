import { readStories } from './readStories.mjs';
import { separator } from './storyNames.mjs';
import { usualNames } from './usualNames.mjs';

/** What others call the component or module of a title: `Components/Fields/Select`. @param {string} title */
export const usualNamesOf = (title) => usualNames[title.replace(/^[^/]+\//, '')] ?? [];

/**
 * The entries of a story file in Storybook's index. The first one's name is followed by the usual names of its component,
 * because the search of the sidebar looks at names; `.storybook/manager.ts` leaves them out of the sidebar itself.
 * @template {{ name?: string | undefined }} Entry
 * @param {string} path of the story file @param {readonly Entry[]} entries in order
 * @returns {Entry[]}
 */
export function withUsualNames(path, entries) {
  const { title, stories } = readStories(path);
  const usual = usualNamesOf(title);
  return entries.map((entry, index) =>
    index === 0 && usual.length > 0
      ? { ...entry, name: `${entry.name ?? stories[0]?.name ?? ''}${separator}${usual.join(', ')}` }
      : entry,
  );
}
