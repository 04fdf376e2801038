import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium, findWindowlessChromium, testChromiumArgs } from './scripts/chromium.mjs';
import { servedOnce } from './scripts/testing/servedOnce.mjs';
import {
  browserDependencies,
  clientConditions,
  serverConditions,
  styledComponentsOxc,
} from './vite.shared.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const never = ['**/node_modules/**', '**/dist/**', '**/storybook-static/**'];

/** Resolves every host name but this machine to "not found", so that tests cannot use the network by accident. */
const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Creates a new object for each project, because Vitest writes the project's name into it. @param executablePath of Chromium */
const chromium = (executablePath: string | undefined) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: { args: [...testChromiumArgs, alone], ...(executablePath ? { executablePath } : {}) },
    contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Europe/Berlin' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** Only for runs that end (`vitest run`): while files are watched, a kept module would be an old one. */
const serving = () => (process.argv.includes('run') ? [servedOnce()] : []);

/** Test projects that run in Node. */
const inNode = {
  root,
  oxc: styledComponentsOxc,
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions, externalConditions: serverConditions } },
};

/** Test projects that run in Chromium. */
const inChromium = {
  root,
  oxc: styledComponentsOxc,
  resolve: { conditions: clientConditions, dedupe: ['react', 'react-dom', 'styled-components'] },
  optimizeDeps: { include: browserDependencies },
};

/** Projects chosen on the command line. */
const asked = process.argv.filter((_, index) => process.argv[index - 1] === '--project');
/** Storybook is only loaded when chosen: it takes seconds, and a broken story file must not stop the others. */
const storybook =
  asked.length === 0 || asked.includes('stories')
    ? await import('@storybook/addon-vitest/vitest-plugin')
    : undefined;

// All projects are in this file, because Vitest silently skips nested projects of packages.
export default defineConfig({
  test: {
    projects: [
      {
        ...inNode,
        // React as the shop runs it: its checks for developers took a tenth of the processor time. Stories run them.
        oxc: { ...styledComponentsOxc, jsx: { development: false } },
        test: {
          name: 'unit',
          environment: 'node',
          env: { NODE_ENV: 'production' },
          include: [
            'packages/{contract,features,design-system,storefront}/**/*.test.ts',
            'packages/commerce/{demo,markets}/**/*.test.ts',
            '{scripts,.storybook}/**/*.test.ts',
          ],
          // These start a back end.
          exclude: [...never, 'packages/commerce/demo/src/**'],
          // Files share their worker's modules, which took half of the time to load: one that replaces a module or a
          // global restores it.
          isolate: false,
          // The back end's tests, which run beside these, wait for their database: a second worker uses the core they leave.
          maxWorkers: 2,
          // Pages rendered on the server leave much garbage: with more room it is collected less often, which saves a
          // tenth of the processor time.
          execArgv: ['--max-semi-space-size=32'],
          // It ends what hangs: some tests read the whole project or make a database, which a busy machine takes long for.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...inNode,
        test: {
          name: 'commerce',
          environment: 'node',
          include: ['packages/commerce/{src,demo/src}/**/*.test.ts'],
          exclude: never,
          globalSetup: ['scripts/testing/postgresForTests.mjs', 'scripts/testing/emptySnapshot.mjs'],
          setupFiles: ['packages/commerce/src/node/testing/oneConnection.ts'],
          // Loading the shop's modules and WebAssembly for each file took a third of the time.
          isolate: false,
          // Test files mostly wait for their database: two workers on two cores, where the default is one.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['tests/packages/**/*.test.ts'],
          exclude: never,
          globalSetup: ['tests/packages/support/packDesignSystem.ts'],
          // One after another: the first that needs the packed design system packs it for all.
          fileParallelism: false,
        },
      },
      {
        ...inChromium,
        plugins: [...serving(), react()],
        test: {
          name: 'components',
          include: ['{packages,.storybook}/**/*.test.tsx'],
          exclude: never,
          // These move the pointer of the machine.
          browser: chromium(await findChromium()),
        },
      },
      ...(storybook
        ? [
            {
              ...inChromium,
              plugins: [...serving(), storybook.storybookTest({ configDir: `${root}.storybook` })],
              // Rules are added as the shop adds them. As text, the browser reads all earlier ones again with each that
              // comes: a twentieth of the processor time.
              define: { SC_DISABLE_SPEEDY: 'false' },
              test: {
                name: 'stories',
                browser: chromium(await findWindowlessChromium()),
                // A frame for each file cost a quarter of the time: what a story leaves behind, others must not see.
                isolate: false,
                // Stories wait for frames in between: three tabs keep two cores busy, where the default is one.
                maxWorkers: 3,
                // The first that opens the whole shop in the page takes its time on a busy machine.
                testTimeout: 90_000,
                setupFiles: [`${root}.storybook/preparePage.ts`, `${root}.storybook/checkInModes.ts`],
              },
            },
          ]
        : []),
    ],
  },
});
