import { readdirSync } from 'node:fs';

/** Codes of the languages that have a file in a folder of messages. */
export const languagesIn = (folder: URL): string[] =>
  readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
