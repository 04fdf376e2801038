import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { inRoot } from '../scripts/setup/root.mjs';

const id = 'virtual:brands';

/** Folders of every brand by name: those of the design system and of `BRANDS_DIR`, which go before. */
export function brandFolders(own = process.env['BRANDS_DIR']): ReadonlyMap<string, string> {
  const parents = [inRoot('packages/design-system/brands'), ...(own ? [own] : [])];
  return new Map(
    parents.flatMap((parent) =>
      readdirSync(parent, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [[entry.name, join(parent, entry.name)] as const] : [],
      ),
    ),
  );
}

/** Gives stories the folder of every brand, so that a new one is in the toolbar without a change of code. */
export function brandsModule(): Plugin {
  return {
    name: 'touchline-brands',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const folders = [...brandFolders()].map(([name, folder]) => {
        const files = readdirSync(folder);
        const texts = files
          .filter((file) => /\.(json|svg)$/.test(file))
          .map((file) => {
            this.addWatchFile(join(folder, file));
            return [file, readFileSync(join(folder, file), 'utf8')] as const;
          });
        return { id: name, files, texts: Object.fromEntries(texts) };
      });
      return `export const folders = ${JSON.stringify(folders)};`;
    },
  };
}
