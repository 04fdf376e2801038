import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { tokensInlined } from './vite.tokens.ts';

interface Library {
  /** Folder of the package, as a URL. */
  folder: URL;
  /** What may be imported: names in `dist`, and their sources. */
  entries: Readonly<Record<string, URL>>;
  /** Names in `dist` begin below here. */
  sources: URL;
  /** In class names, so that two libraries never share one. */
  namespace: string;
  manifest: { dependencies: object; peerDependencies: object };
}

/**
 * Node reads the default export of styled-components as the whole module, so that a site which renders on its server
 * could not load a component: its named export is the same thing everywhere.
 */
const styledByName: Plugin = {
  name: 'styled-by-name',
  // On one line, so that the source map stays right.
  renderChunk: (code) => ({
    code: code.replace(
      /^import styled(?:, \{ (.*) \})? from "styled-components";$/m,
      (_, named?: string) => `import { styled${named ? `, ${named}` : ''} } from "styled-components";`,
    ),
    map: null,
  }),
};

/** A package as an ES library: a module for each module, nothing bundled, so that Button brings no dialog. */
export function libraryConfig({ folder, entries, sources, namespace, manifest }: Library): UserConfig {
  const outside = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
  const paths = Object.entries(entries).map(([name, source]) => [name, fileURLToPath(source)]);
  return {
    root: fileURLToPath(folder),
    publicDir: false,
    logLevel: 'warn',
    plugins: [tokensInlined, styledByName],
    oxc: { plugins: { styledComponents: { ssr: true, displayName: true, pure: true, namespace } } },
    build: {
      target: 'es2023',
      minify: false,
      sourcemap: true,
      lib: { entry: Object.fromEntries(paths) as Record<string, string>, formats: ['es'] },
      rolldownOptions: {
        external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: fileURLToPath(sources),
          entryFileNames: '[name].js',
          // What is made of JSX may hold state or listen: a site on server components sends it to the browser.
          banner: ({ facadeModuleId }) => (facadeModuleId?.endsWith('.tsx') ? "'use client';" : ''),
        },
      },
    },
  };
}
