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

/** Everything a name could be looked up for is this machine: a test cannot reach the world by accident. */
const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

const executablePath = await findChromium();
/** Made anew for each project: Vitest writes the project's name into it. */
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

/** Projects of tests that run in Node. */
const inNode = {
  root,
  oxc: styledComponentsOxc,
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions, externalConditions: serverConditions } },
};

/** Projects of tests that run in Chromium. */
const inChromium = {
  root,
  oxc: styledComponentsOxc,
  resolve: { conditions: clientConditions, dedupe: ['react', 'react-dom', 'styled-components'] },
  optimizeDeps: { include: browserDependencies },
};

/** Loading Storybook takes seconds, and a broken story file must not stop the others: only where it is asked for. */
const asked = process.argv.filter((_, index) => process.argv[index - 1] === '--project');
const stories = asked.length === 0 || asked.includes('stories');

// The projects stand in this one file: Vitest skips a package's own nested projects without a word.
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
            'packages/commerce/demo/**/*.test.ts',
            '{scripts,.storybook}/**/*.test.ts',
          ],
          exclude: never,
        },
      },
      {
        ...inNode,
        test: {
          name: 'commerce',
          environment: 'node',
          include: ['packages/commerce/src/**/*.test.ts'],
          exclude: never,
          globalSetup: [
            'scripts/testing/postgresForTests.mjs',
            'packages/commerce/src/node/testing/emptySnapshot.ts',
          ],
          // A file waits for its database much of its time: two on two cores, where the default is one.
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
                // Much of a story's time is waiting for frames: two tabs on two cores, where the default is one.
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
