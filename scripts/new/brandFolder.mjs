import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../setup/root.mjs';
import { Refusal } from '../setup/log.mjs';

const brands = 'packages/design-system/brands';

/**
 * Copies the folder of the first brand under another name: everything in it is to be changed.
 * @param {string} project folder
 * @param {string} name
 * @returns {string[]} the paths written
 */
export function writeBrand(project, name) {
  const path = `${brands}/${name}`;
  const folder = join(project, path);
  if (existsSync(folder)) throw new Refusal(`${path} is there already; nothing was written.`);
  cpSync(inRoot(`${brands}/touchline`), folder, { recursive: true });
  const file = join(folder, 'brand.json');
  // Its pictures show the other brand's mark, and its voice is the other brand's.
  const { name: _, pictures: __, notFoundTitle: ___, ...about } = JSON.parse(readFileSync(file, 'utf8'));
  const own = { name: name.charAt(0).toUpperCase() + name.slice(1), ...about };
  writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`);
  return readdirSync(folder).map((each) => `${path}/${each}`);
}
