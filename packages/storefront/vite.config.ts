import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientConditions, serverConditions, styledComponentsOxc } from '../../vite.shared.ts';
import { leafletWithoutMarkup } from './build/leafletWithoutMarkup.ts';
import { libraryList } from './build/libraryList.ts';
import { staticStyles } from './build/staticStyles.ts';

/** What goes into one chunk; everything else is split by which pages and parts need it, styles beside their components. */
const chunks = [
  // Libraries: a file of their own runs in its own task, so that it does not block a slow phone for long.
  {
    name: 'libraries',
    test: /node_modules[\\/]|rolldown[\\/]runtime/,
    tags: ['$initial' as const],
    priority: 4,
  },
  // Everything else that the first script always loads.
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  // Messages of the smallest modules, one file a language: a page has many of them, and each file of its own is a request.
  {
    debugName: 'words',
    name: (id: string) => `words-${/messages[\\/]([\w-]+)\.ts$/.exec(id)?.[1] ?? ''}`,
    test: /packages[\\/]features[\\/].*messages[\\/][\w-]+\.ts$/,
    maxModuleSize: 1000,
    priority: 3,
  },
  // Components that most pages and dialogs have in common; not the modals, whose library comes with what opens them.
  {
    name: 'components',
    test: /packages[\\/](design-system[\\/](?!src[\\/](modal|Dialog|Curtain)[\\/])|features[\\/]).*\.(tsx|css)$/,
    minShareCount: 30,
    priority: 2,
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
  plugins: [
    ...(command === 'build'
      ? [
          leafletWithoutMarkup(),
          staticStyles(),
          libraryList(`dist/libraries.${isSsrBuild ? 'server' : 'browser'}.json`),
        ]
      : []),
    react(),
  ],
  ...(command === 'build' ? {} : { oxc: styledComponentsOxc }),
  resolve: {
    conditions: isSsrBuild ? serverConditions : clientConditions,
    dedupe: ['react', 'react-dom', 'styled-components', 'mobx'],
  },
  ssr: {
    // Our own packages are bundled from source, and in development styled-components, whose default export Node reads
    // differently; everything else is loaded from node_modules.
    noExternal: [/^@touchline\//, 'styled-components'],
    // Without `module-sync`, which Node itself knows, the router would be the one for `require`.
    resolve: { conditions: serverConditions, externalConditions: [...serverConditions, 'module-sync'] },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          input: { main: 'src/server/start/main.ts' },
          external: hasDemo() ? [] : [demo],
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // Templates are compiled without spaces already, and no property is written for older browsers.
        cssMinify: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { main: 'src/browser/main.tsx' },
          // A page lists the files it starts with: names that are only hashes keep the list short.
          output: { codeSplitting: { groups: chunks }, chunkFileNames: 'assets/[hash].js' },
        },
      },
}));
