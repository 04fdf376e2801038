import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { foldersIn } from '../setup/files.mjs';
import { inRoot } from '../setup/root.mjs';
import { Refusal } from '../setup/log.mjs';
import { writeBrand } from './brandFolder.mjs';
import { componentFiles } from './componentFiles.mjs';
import { featureFiles } from './featureFiles.mjs';
import { writeLegal } from './legalPages.mjs';
import { registerFeature } from './registerFeature.mjs';

/**
 * Writes the formatted files of a new component, feature or brand, or the legal pages of a brand's folder. Existing files are not replaced, but a component's name is
 * added to the list of public names, and a feature to the list of modules and to the routes.
 * @param {string} project folder
 * @param {string | undefined} kind `component`, `feature`, `brand` or `legal`
 * @param {string | undefined} name
 * @returns {Promise<string[]>} the paths written
 */
export async function writeNew(project, kind, name = '') {
  if (kind === 'legal') return writeLegal(project, name);
  if (kind !== 'component' && kind !== 'feature' && kind !== 'brand')
    throw new Refusal(
      'usage: npm run new component Name, npm run new feature group/name, npm run new shop NAME, npm run new brand name, or npm run new legal FOLDER',
    );
  if (kind === 'component' && !/^[A-Z][A-Za-z0-9]*$/.test(name))
    throw new Refusal(`A component is named like PasswordField, not "${name}".`);
  if (kind === 'feature') checkPlace(project, name);
  if (kind === 'brand' && !/^[a-z][a-z0-9-]*$/.test(name))
    throw new Refusal(`A brand is named like my-brand, not "${name}".`);
  if (kind === 'brand') return writeBrand(project, name);
  const files = kind === 'component' ? componentFiles(name) : featureFiles(name);
  const there = Object.keys(files).find((path) => existsSync(join(project, path)));
  if (there) throw new Refusal(`${there} is there already; nothing was written.`);
  const style = await resolveConfig(inRoot('package.json'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), await format(text, { ...style, filepath: path }));
  }
  const changed =
    kind === 'component' ? listName(project, name) : await registerFeature(project, name, style);
  return [...Object.keys(files), ...changed];
}

/** Refuses a feature that is named wrong, or for a group that is not there. @param {string} project @param {string} place */
function checkPlace(project, place) {
  if (!/^([a-z][A-Za-z0-9]*\/)?[a-z][A-Za-z0-9]*$/.test(place))
    throw new Refusal(`A feature is named like checkout/storeMap, not "${place}".`);
  const groups = foldersIn(join(project, 'packages/features/src')).map((folder) => basename(folder));
  const [group = '', feature] = place.split('/');
  if (feature !== undefined && !groups.includes(group))
    throw new Refusal(`There is no group of features called ${group}, only ${groups.join(', ')}.`);
}

/**
 * Adds a new component to the list of the design system's public names, which a test checks.
 * @param {string} project folder
 * @param {string} name
 * @returns {string[]} the path of the list, if it exists
 */
function listName(project, name) {
  const path = 'packages/design-system/exports/names.txt';
  const list = join(project, path);
  if (!existsSync(list)) return [];
  const entryOf = (/** @type {string} */ line) => line.split(':')[0] ?? '';
  const lines = [...readFileSync(list, 'utf8').split('\n'), `${name}: ${name}`];
  lines.sort((a, b) => (entryOf(a) < entryOf(b) ? -1 : 1));
  writeFileSync(list, lines.join('\n'));
  return [path];
}
