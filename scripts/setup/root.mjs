import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the clone. @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);
