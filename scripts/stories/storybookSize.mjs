import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, log } from '../setup/log.mjs';

export const megabyte = 1_000_000;

/** What the built Storybook may weigh with its pictures, so that it is quickly published and kept. */
export const sizeLimit = 40 * megabyte;

/** Bytes of all files below a folder, except those that match a pattern. @param {string} folder @param {RegExp} [without] */
export const bytesBelow = (folder, without) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !without?.test(path))
    .map((path) => statSync(join(folder, path)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);

const megabytes = (/** @type {number} */ bytes) => `${(bytes / megabyte).toFixed(1)} MB`;

/** Refuses a built Storybook that is too large, and says which of its folders weigh most. @param {string} folder */
export function checkSize(folder) {
  const all = bytesBelow(folder);
  if (all <= sizeLimit) return log(`The built Storybook weighs ${megabytes(all)}.`);
  const parts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, bytes: bytesBelow(join(folder, name)) }))
    .sort((one, two) => two.bytes - one.bytes)
    .slice(0, 3)
    .map(({ name, bytes }) => `${name} ${megabytes(bytes)}`);
  throw new Refusal(
    `The built Storybook weighs ${megabytes(all)} of at most ${megabytes(sizeLimit)}: ${parts.join(', ')}. .storybook/storyPictures.ts chooses its pictures.`,
  );
}
