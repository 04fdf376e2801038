import { copyFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inRoot } from '../setup/root.mjs';
import { Refusal } from '../setup/log.mjs';

/**
 * Writes templates of the legal pages, with gaps to fill, into the folder of a brand. What is there is not replaced.
 * @param {string} project folder
 * @param {string} name of the brand's folder, or of a brand that comes with the design system
 * @returns {string[]} the path written
 */
export function writeLegal(project, name) {
  const shipped = join(project, 'packages/design-system/brands', name);
  const folder = [resolve(project, name), shipped].find((path) => existsSync(join(path, 'brand.json')));
  if (name === '' || folder === undefined)
    throw new Refusal(`npm run new legal FOLDER: "${name}" is no folder of a brand, it has no brand.json.`);
  const path = join(folder, 'legal.json');
  if (existsSync(path)) throw new Refusal(`${path} is there already; nothing was written.`);
  copyFileSync(inRoot('packages/commerce/templates/legal.json'), path);
  return [path];
}
