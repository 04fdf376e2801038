import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { componentList } from '../scripts/stories/componentList.mjs';
import { moduleList } from '../scripts/stories/moduleList.mjs';
import { stateAtlas } from '../scripts/stories/stateAtlas.mjs';
import { inRoot, root } from '../scripts/setup/root.mjs';

const id = 'virtual:components';

/**
 * Data about all components and modules for Storybook's pages, without loading one: title, status, needs, uses. Read from
 * the sources once, on the first request; a change shows after a story file is reloaded.
 */
export function componentsModule(): Plugin {
  return {
    name: 'touchline-components',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const folder = inRoot('packages/design-system/src');
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (path.endsWith('.stories.tsx')) this.addWatchFile(`${folder}/${path}`);
      return [
        `export const components = ${JSON.stringify(componentList(root))};`,
        `export const modules = ${JSON.stringify(moduleList(root))};`,
        `export const atlas = ${JSON.stringify(stateAtlas(root))};`,
      ].join('\n');
    },
  };
}
