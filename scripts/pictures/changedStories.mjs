import { join } from 'node:path';
import { readStories } from '../stories/readStories.mjs';
import { changedTests } from '../testing/changed/changedTests.mjs';

/**
 * A pattern for the `Title/Name` of every story that a change can reach: an empty one for all, nothing for none.
 * @param {string} project its root @param {string} [revision] to compare with, by default main
 */
export function patternOfChangedStories(project, revision) {
  const { stories } = changedTests(project, revision, { isFar: true });
  return stories === 'all' ? '' : titlePattern(stories.map((path) => readStories(join(project, path)).title));
}

/** A pattern that finds the stories of these titles and no others. @param {readonly string[]} titles */
export function titlePattern(titles) {
  if (titles.length === 0) return undefined;
  const escaped = titles.map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return `^(${escaped.join('|')})/[^/]*$`;
}
