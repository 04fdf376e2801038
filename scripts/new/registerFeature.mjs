import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { Refusal } from '../setup/log.mjs';
import { featureName, pagePath, typeName } from './featureFiles.mjs';

const modules = 'packages/storefront/src/state/modules.ts';
const routes = 'packages/storefront/src/routes/routes.ts';

/** @param {string} text of `modules.ts` @param {string} place */
function withModule(text, place) {
  const line = `export { ${featureName(place)}Module } from '@touchline/features/module/${place}';`;
  const isEntry = (/** @type {string} */ each) => each.includes("'@touchline/features/platform/module/");
  const lines = text.split('\n');
  const after = lines.findIndex((each) => isEntry(each) && each > line);
  lines.splice(after === -1 ? lines.findLastIndex(isEntry) + 1 : after, 0, line);
  return lines.join('\n');
}

/** @param {string} text of `routes.ts` @param {string} place */
function withRoute(text, place) {
  const feature = featureName(place);
  const start = text.indexOf('const fixedRoutes');
  const end = text.indexOf('\n];', start);
  if (start === -1 || end === -1) throw new Refusal(`${routes} has no list called fixedRoutes.`);
  const route = `  { name: '${typeName(feature)}Page', id: '${feature}', path: '${pagePath(feature)}', load: () => import('./${feature}/page.ts') },`;
  return `${text.slice(0, end)}\n${route}${text.slice(end)}`;
}

/**
 * Adds a new feature to the storefront's list of modules, and its page to the routes.
 * @param {string} project folder
 * @param {string} place in features/src
 * @param {import('prettier').Options | null} style
 * @returns {Promise<string[]>} the paths of the changed files, of those that exist
 */
export async function registerFeature(project, place, style) {
  const changes = /** @type {const} */ ([
    [modules, withModule],
    [routes, withRoute],
  ]);
  const changed = [];
  for (const [path, change] of changes) {
    const file = join(project, path);
    if (!existsSync(file)) continue;
    const text = change(readFileSync(file, 'utf8'), place);
    writeFileSync(file, await format(text, { ...style, filepath: path }));
    changed.push(path);
  }
  return changed;
}
