import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { inRoot } from '../setup/root.mjs';
import { Refusal } from '../setup/say.mjs';
import { componentFiles } from './componentFiles.mjs';
import { featureFiles } from './featureFiles.mjs';

/**
 * Writes the files of a new component or feature, formatted; nothing that is there is touched.
 * @param {string} project folder
 * @param {string | undefined} kind `component` or `feature`
 * @param {string | undefined} name
 * @returns {Promise<string[]>} the paths written
 */
export async function writeNew(project, kind, name = '') {
  if (kind !== 'component' && kind !== 'feature')
    throw new Refusal('usage: npm run new component Name, or npm run new feature name');
  if (kind === 'component' && !/^[A-Z][A-Za-z0-9]*$/.test(name))
    throw new Refusal(`A component is named like PasswordField, not "${name}".`);
  if (kind === 'feature' && !/^[a-z][A-Za-z0-9]*$/.test(name))
    throw new Refusal(`A feature is named like giftCard, not "${name}".`);
  const files = kind === 'component' ? componentFiles(name) : featureFiles(name);
  const there = Object.keys(files).find((path) => existsSync(join(project, path)));
  if (there) throw new Refusal(`${there} is there already; nothing was written.`);
  const style = await resolveConfig(inRoot('package.json'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), await format(text, { ...style, filepath: path }));
  }
  return Object.keys(files);
}
