import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { tokensInlined } from './tokensInlined.ts';

interface Library {
  /** The package's folder. */
  folder: URL;
  /** Modules that may be imported: names in `dist`, with their sources. */
  entries: Readonly<Record<string, URL>>;
  /** Source folder; names in `dist` are relative to it. */
  sources: URL;
  /** Prefix of class names, so that two libraries never share one. */
  namespace: string;
  manifest: { dependencies: object; peerDependencies: object };
}

/**
 * Uses the named export of styled-components: Node takes its default export for the whole module, so a site with
 * server-side rendering could not load a component. The named export is the same everywhere.
 */
const styledByName: Plugin = {
  name: 'styled-by-name',
  // On one line, so that the source map stays correct.
  renderChunk: (code) => ({
    code: code.replace(
      /^import styled(?:, \{ (.*) \})? from "styled-components";$/m,
      (_, named?: string) => `import { styled${named ? `, ${named}` : ''} } from "styled-components";`,
    ),
    map: null,
  }),
};

/** Builds a package as an ES library: one file per module, nothing bundled, so that importing Button does not load a dialog. */
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
          // Components may use state and events, so sites with server components have to load them in the browser.
          banner: ({ facadeModuleId }) => (facadeModuleId?.endsWith('.tsx') ? "'use client';" : ''),
        },
      },
    },
  };
}
