import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/** The package that a file or an import belongs to: the last one of nested folders. */
function packageOf(path: string): string | undefined {
  const name = path.split(/[\\/]/).lastIndexOf('node_modules');
  if (name < 0) return undefined;
  const [scope = '', folder] = path.split(/[\\/]/).slice(name + 1);
  return scope.startsWith('@') ? `${scope}/${folder}` : scope;
}

/** The package of an import that Node resolves when the server starts. */
const packageOfImport = (specifier: string): string | undefined =>
  /^(@[^/]+\/[^/]+|[^@./][^/]*)/.exec(specifier)?.[0];

/**
 * Writes which libraries the built files contain, by the modules that the build put into them, and which ones the server
 * imports when it starts. A test compares it with the libraries that the shop is built on.
 * @param file JSON: names in the order of the alphabet
 */
export function libraryList(file: string): Plugin {
  return {
    name: 'touchline-library-list',
    writeBundle(_options, bundle) {
      const names = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const imported = [...chunk.imports, ...chunk.dynamicImports].filter((name) => !(name in bundle));
        for (const name of [
          ...Object.entries(chunk.modules).map(([id, { renderedLength }]) =>
            renderedLength > 0 ? packageOf(id) : undefined,
          ),
          ...imported.map(packageOfImport),
        ])
          if (name !== undefined) names.add(name);
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify([...names].toSorted(), null, 2));
    },
  };
}
