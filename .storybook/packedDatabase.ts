import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { inRoot } from '../scripts/setup/root.mjs';

const id = 'virtual:packed-database';
const parts = { pglite: 'pglite.wasm', initdb: 'initdb.wasm', data: 'pglite.data' };

/**
 * Gives the built Storybook the files of the embedded database compressed, a third of their size; a page unpacks them
 * (`stories/database`). While Storybook is developed the database finds its own files.
 */
export function packedDatabase(): Plugin {
  let isBuild = false;
  return {
    name: 'touchline-packed-database',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      if (!isBuild) return 'export const packed = undefined;';
      const require = createRequire(inRoot('packages/commerce/package.json'));
      const folder = dirname(require.resolve('@electric-sql/pglite'));
      const addresses = Object.entries(parts).map(([name, file]) => {
        // Not `.gz`: some servers send such a file as one that the browser unpacks.
        const packed = this.emitFile({
          type: 'asset',
          name: `${file}.packed`,
          source: gzipSync(readFileSync(join(folder, file)), { level: 9 }),
        });
        return `${name}: import.meta.ROLLUP_FILE_URL_${packed}`;
      });
      return `export const packed = { ${addresses.join(', ')} };`;
    },
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle))
        if (file.type === 'asset' && file.names.some((own) => Object.values(parts).includes(own)))
          delete bundle[name];
    },
  };
}
