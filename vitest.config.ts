import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';
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

const executablePath = await findChromium();
/** Creates a new object for each project, because Vitest writes the project's name into it. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: { args: [...chromiumArgs, alone], ...(executablePath ? { executablePath } : {}) },
    contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Europe/Berlin' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

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

/** Projects chosen on the command line. Storybook is only loaded when chosen: it takes seconds, and a broken story file must not stop the others. */
const asked = process.argv.filter((_, index) => process.argv[index - 1] === '--project');
const stories = asked.length === 0 || asked.includes('stories');

// All projects are in this file, because Vitest silently skips nested projects of packages.
export default defineConfig({
  test: {
    projects: [
      {
        ...inNode,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/{contract,features,design-system,storefront}/**/*.test.ts',
            'packages/commerce/{demo,markets}/**/*.test.ts',
            '{scripts,.storybook}/**/*.test.ts',
          ],
          // These start a back end.
          exclude: [...never, 'packages/commerce/demo/src/**'],
        },
      },
      {
        ...inNode,
        test: {
          name: 'commerce',
          environment: 'node',
          include: ['packages/commerce/{src,demo/src}/**/*.test.ts'],
          exclude: never,
          globalSetup: [
            'scripts/testing/postgresForTests.mjs',
            'packages/commerce/src/node/testing/emptySnapshot.ts',
          ],
          // Test files mostly wait for their database: two workers on two cores, where the default is one.
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['tests/packages/**/*.test.ts'],
          exclude: never,
        },
      },
      {
        ...inChromium,
        plugins: [react()],
        test: {
          name: 'components',
          include: ['packages/**/*.test.tsx'],
          exclude: never,
          browser: chromium(),
        },
      },
      ...(stories
        ? [
            {
              ...inChromium,
              plugins: [storybookTest({ configDir: `${root}.storybook` })],
              test: {
                name: 'stories',
                browser: chromium(),
                // Stories mostly wait for frames: two tabs on two cores, where the default is one.
                maxWorkers: 2,
                testTimeout: 30_000,
                setupFiles: [`${root}.storybook/checkInModes.ts`],
              },
            },
          ]
        : []),
    ],
  },
});
