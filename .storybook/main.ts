import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { ensureSnapshot } from '../scripts/setup/build.mjs';
import { browserDependencies, clientConditions, styledComponentsOxc } from '../vite.shared.ts';
import { brandFolders, brandsModule } from './brandsModule.ts';
import { componentsModule } from './componentsModule.ts';
import { withUsualNames } from '../scripts/stories/withUsualNames.mjs';
import { packedDatabase } from './packedDatabase.ts';
import { pictureFolder, storyPicturesModule } from './storyPictures.ts';

/** Folders of static files that stories use, at the same addresses as in the shop. */
const files = [
  ...[...brandFolders()].map(([name, from]) => ({ from, to: `/brands/${name}` })),
  { from: pictureFolder(), to: '/media' },
];

/** Dependencies of the back end, for journeys in which it runs in the page. */
const backEndDependencies = [
  'cockatiel',
  'hono',
  'hono/body-limit',
  'hono/html',
  'hono/jwt',
  'kysely',
  'lru-cache',
].map((name) => `@touchline/commerce > ${name}`);

/**
 * What stories load together is one file: the messages of all modules in a language, and the contract. Without, there
 * are 300 files more.
 */
const groups = [
  {
    name: (path: string) => {
      const language = /\/messages\/([a-z]{2}(?:-[A-Z]{2})?)\.ts$/.exec(path.replaceAll('\\', '/'))?.[1];
      return language === undefined ? undefined : `messages-${language}`;
    },
  },
  { name: 'contract', test: /[\\/]packages[\\/]contract[\\/]src[\\/]/ },
];

/** Files of stories, where a Storybook of a few is built: see `scripts/stories/buildStorybook.mjs`. */
const chosen = (process.env['STORY_FILES'] ?? '').split(' ').filter(Boolean);

/** Tests show no documentation: it would be parsed, and the sources that it shows for every file of stories. */
const hasDocumentation = process.env['VITEST'] === undefined;

const documentation = hasDocumentation
  ? [
      {
        name: '@storybook/addon-docs',
        // Plain Markdown has no tables, which the keyboard section of usage pages needs.
        options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
      },
    ]
  : [];

/** The faces of the shop's own brand in the sidebar; `.storybook/managerThemes.ts` names them. */
const managerFonts = ['archivo', 'hanken-grotesk']
  .map((file) => {
    const family = file === 'archivo' ? 'Archivo Variable' : 'Hanken Grotesk Variable';
    const weight = file === 'archivo' ? '820' : '400 700';
    return `@font-face{font-family:"${family}";font-weight:${weight};font-stretch:100% 125%;src:url(./brands/touchline/${file}.woff2) format("woff2")}`;
  })
  .join('');

/** One Storybook for all packages. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: chosen.length
    ? chosen.map((path) => `../${path}`)
    : [
        '../stories/**/*.mdx',
        '../stories/**/*.stories.tsx',
        '../packages/*/src/**/*.mdx',
        '../packages/*/src/**/*.stories.tsx',
      ].filter((path) => hasDocumentation || !path.endsWith('.mdx')),
  addons: [...documentation, '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: files.filter(({ from }) =>
    existsSync(resolve(fileURLToPath(new URL('.', import.meta.url)), from)),
  ),
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (path, options) => withUsualNames(path, await indexer.createIndex(path, options)),
    })),
  managerHead: (head) => `${head}<style>${managerFonts}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (base) => {
    // The journeys start a back end in the page, with the demo catalogue.
    await ensureSnapshot();
    return mergeConfig(base, {
      plugins: [componentsModule(), brandsModule(), packedDatabase(), storyPicturesModule()],
      oxc: styledComponentsOxc,
      resolve: { conditions: clientConditions, dedupe: ['react', 'react-dom', 'styled-components'] },
      optimizeDeps: {
        include: [...browserDependencies, ...backEndDependencies],
        // It loads its WebAssembly from its own folder.
        exclude: ['@electric-sql/pglite'],
      },
      worker: { format: 'es' },
      build: {
        ...{ target: 'es2023', chunkSizeWarningLimit: 4_000 },
        rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } },
      },
    });
  },
};

export default config;
