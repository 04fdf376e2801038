import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { featureFolders, filesBelow } from '../setup/files.mjs';
import { readStories } from './readStories.mjs';

/**
 * @typedef {object} ModuleEntry
 * @property {string} key name of its folder
 * @property {string} purpose what it is for, in a sentence
 * @property {{ title: string, id: string }[]} stories the storyboards of it, each with its first story
 * @property {string[]} rows requirement rows that its tests and stories name
 */

/** @param {string} path */
const read = (path) => readFileSync(path, 'utf8');

/** The docblock of a module's definition. @param {string} path of its module.ts */
const purposeOf = (path) =>
  (/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const \w+Module\b/.exec(read(path))?.[1] ?? '')
    .replaceAll(/\s*\n\s*\* ?/g, ' ')
    .trim();

/** @param {string} text of tests and stories */
function rowsIn(text) {
  const found = [...text.matchAll(/\b([AC]\d{1,2})\.(\d{2,3})\b/g)].map(([row]) => row);
  return [...new Set(found)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/**
 * Every module of the shop, for its page in the docs.
 * @param {string} project folder that holds packages
 * @returns {ModuleEntry[]}
 */
export const moduleList = (project) =>
  featureFolders(project)
    .filter((folder) => existsSync(`${folder}/module.ts`))
    .map((folder) => {
      const storyFiles = filesBelow(folder, /\.stories\.tsx$/);
      const proofs = [...storyFiles, ...filesBelow(folder, /\.test\.tsx?$/)];
      return {
        key: basename(folder),
        purpose: purposeOf(`${folder}/module.ts`),
        stories: storyFiles.flatMap((path) => {
          const { title, stories } = readStories(path);
          return stories[0] ? [{ title, id: stories[0].id }] : [];
        }),
        rows: rowsIn(proofs.map(read).join('\n')),
      };
    });
