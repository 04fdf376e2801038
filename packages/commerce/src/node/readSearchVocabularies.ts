import { readJsonFolder, shippedFolder } from './jsonFolder.ts';

/**
 * What shoppers type, by language: the files that come with this package, and those of a folder of the shop's own, which
 * replace them language by language.
 */
export function readSearchVocabularies(folder?: string): Readonly<Record<string, unknown>> {
  const shipped = readJsonFolder(shippedFolder('search'));
  return folder === undefined ? shipped : { ...shipped, ...readJsonFolder(folder) };
}
