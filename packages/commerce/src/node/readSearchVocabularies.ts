import { isObject } from '../kernel/market/mergeMarketFiles.ts';
import { readJsonFolder, shippedFolder } from './jsonFolder.ts';

/**
 * What shoppers type, by language: the files that come with this package, and those of a folder of the shop's own, which
 * replace them language by language. What is popular in the demo is not said of a shop without it.
 */
export function readSearchVocabularies(folder?: string, isDemo = true): Readonly<Record<string, unknown>> {
  const files = readJsonFolder(shippedFolder('search'));
  const shipped = isDemo ? files : Object.fromEntries(Object.entries(files).map(withoutPopular));
  return folder === undefined ? shipped : { ...shipped, ...readJsonFolder(folder) };
}

const withoutPopular = ([language, file]: [string, unknown]): [string, unknown] => [
  language,
  isObject(file) ? { ...file, popular: [] } : file,
];
