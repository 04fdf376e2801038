import { dirname, join } from 'node:path';
import { readStories } from '../stories/readStories.mjs';
import { changedFiles } from '../testing/changed/changedFiles.mjs';
import { testsReachedBy } from '../testing/changed/changedTests.mjs';

/**
 * @typedef {object} ChangedStories
 * @property {string[]} files whose stories are to be built: none for all
 * @property {string} pattern for the `Title/Name` of those to be taken: an empty one for all
 */

/**
 * The stories near a change: every state of what changed itself, and the first state of what uses it directly.
 * @param {string} project its root
 * @param {string} [revision] to compare with, by default main
 * @returns {ChangedStories | undefined} nothing where no story is near
 */
export function storiesOfChange(project, revision) {
  const changed = changedFiles(project, revision);
  const { stories: files } = testsReachedBy(project, changed);
  if (files === 'all') return { files: [], pattern: '' };
  const folders = new Set(changed.map((path) => dirname(path)));
  const pattern = storyPattern(
    files.map((path) => ({ ...readStories(join(project, path)), isChanged: folders.has(dirname(path)) })),
  );
  return pattern === undefined ? undefined : { files, pattern };
}

/**
 * A pattern that finds all stories of what changed, the first of each other, and no more.
 * @param {readonly { title: string, stories: readonly { name: string }[], isChanged: boolean }[]} storyFiles
 */
export function storyPattern(storyFiles) {
  const wanted = storyFiles.flatMap(({ title, stories, isChanged }) => {
    const [first] = stories;
    if (!first) return [];
    return isChanged ? `${escaped(title)}/[^/]*` : `${escaped(title)}/${escaped(first.name)}`;
  });
  return wanted.length ? `^(${wanted.join('|')})$` : undefined;
}

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
