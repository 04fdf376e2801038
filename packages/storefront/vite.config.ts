import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientConditions, serverConditions, styledComponentsOxc } from '../../vite.shared.ts';
import { numberedComponents } from '../../vite.componentIds.ts';
import { tokensInlined } from '../../vite.tokens.ts';

/** Class names of a built page contain no readable names: they appear hundreds of times in its HTML. */
const builtStyledComponents = {
  plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } },
};

/**
 * What goes into one chunk. Many small files cost more than they save: each is compressed alone, and each is named in
 * every page. `npm run bench -- --only weights` measures the effect of a change here.
 */
const chunks = [
  // Libraries: each of these files runs in its own task, so that none blocks a slow phone for long.
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    tags: ['$initial' as const],
    priority: 4,
  },
  {
    name: 'libraries',
    test: /node_modules[\\/]/,
    tags: ['$initial' as const],
    priority: 3,
  },
  // Everything that the first script always loads.
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  // Small modules that nearly every page uses. With `lines` elsewhere, a product page would load the whole basket.
  {
    name: 'kit',
    test: /design-system[\\/](src|exports)[\\/](layout|Link|Skeleton|Heading|Button|Callout|Price|Badge|Field|Fieldset|TextField|Breadcrumb|EmptyState|DescriptionList|Accordion|SizeGrid)|features[\\/]src[\\/]basket[\\/]rules[\\/]lines|storefront[\\/]src[\\/]app[\\/](pageTitle|page|pageStatus)\.ts/,
    minShareCount: 2,
    priority: 1,
  },
];

/** The demo goes into the server's files where its package is installed; elsewhere the shop starts without it. */
const demo = '@touchline/demo';
function hasDemo(): boolean {
  try {
    return createRequire(import.meta.url).resolve(`${demo}/package.json`) !== '';
  } catch {
    return false;
  }
}

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [...(command === 'build' ? [tokensInlined, numberedComponents()] : []), react()],
  oxc: command === 'build' ? builtStyledComponents : styledComponentsOxc,
  resolve: {
    conditions: isSsrBuild ? serverConditions : clientConditions,
    dedupe: ['react', 'react-dom', 'styled-components', 'mobx'],
  },
  ssr: {
    // Our own packages are bundled from source, and in a build styled-components, whose default export Node reads
    // differently; everything else is loaded from node_modules. In development Vite reads that export itself, and a
    // bundled styled-components would look for a `require` that is not there.
    noExternal: [/^@touchline\//, ...(command === 'build' ? ['styled-components'] : [])],
    resolve: { conditions: serverConditions, externalConditions: serverConditions },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { input: { main: 'src/server/main.ts' }, external: hasDemo() ? [] : [demo] },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { main: 'src/client/main.tsx' },
          // A page lists the files it starts with: names that are only hashes keep the list short.
          output: { codeSplitting: { groups: chunks }, chunkFileNames: 'assets/[hash].js' },
        },
      },
}));
