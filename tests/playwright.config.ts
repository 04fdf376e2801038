import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { findWindowlessChromium, testChromiumArgs } from '../scripts/chromium.mjs';
import { serverEntry } from '../scripts/setup/build.mjs';
import { freePort } from '../scripts/setup/freePort.mjs';
import { paintedAgain } from './journeys/support/unpainted.ts';
import { warehouseSecret } from './journeys/support/warehouseSecret.ts';

// The workers read this file again: what the first reading chose is kept in the environment.
const port = (process.env['JOURNEYS_PORT'] ??= String(await freePort()));
const data = (process.env['JOURNEYS_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'touchline-journeys-')));
const executablePath = await findWindowlessChromium();
const origin = `http://localhost:${port}`;

/** Scripts run too briefly to be worth compiling a second time; that, and threads that collect garbage, took a tenth. */
const quickScript = '--js-flags=--no-opt --no-maglev --single-threaded-gc';

/** Pictures that nobody looks at took a tenth of the time. */
const withoutPictures = '--blink-settings=imagesEnabled=false';

/** Each font that comes draws up the page again, which took an eighth of the time of a page. */
const withoutFonts = '--disable-remote-fonts';

/** Tests of pages in which pictures and fonts decide: what is asked for first, what it weighs, what moves when one comes. */
const asShown = /(ahead|firstPaint|home|lists|personalisedProduct|product|rails|search|weights)\.spec\.ts$/;

/** Tests of whole pages, in which fonts decide on what fits, and pictures on nothing. */
const ofWholePages = /(everyPage|ownSettings|zoomed)\.spec\.ts$/;

/** How each browser is started. @param args more arguments */
const launchOptions = (...args: string[]) => ({
  args: [...testChromiumArgs, quickScript, ...args],
  ...(executablePath ? { executablePath } : {}),
});

/** Playwright passes all options on to the screenshot, of which its type names some. */
const ofFailures = { mode: 'only-on-failure', style: paintedAgain } as const;

/** The built shop, visited. `npm test -- journeys` builds it first and makes the report. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../reports/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 45_000,
  // A busy machine takes its time: a longer wait costs nothing where it is not needed.
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['junit', { outputFile: process.env['JOURNEYS_REPORT'] ?? '../reports/journeys.xml' }],
  ],
  globalTeardown: './removeData.ts',
  use: {
    baseURL: origin,
    // One context for the tests of a worker, emptied before each of them but for files of the shop: a new one each costs
    // twice the processor time.
    reuseContext: true,
    viewport: { width: 1280, height: 800 },
    // The browser's own says that it is driven by a program: to the shop it would be a crawler.
    userAgent: devices['Desktop Chrome'].userAgent,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Each frame of a movement costs processor time. Tests of what moves ask for movement.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the time; for one file that fails: `npm test -- journeys -- --trace on FILE`.
    trace: 'off',
    screenshot: ofFailures,
  },
  projects: [
    { name: 'as shown', testMatch: asShown, use: { launchOptions: launchOptions() } },
    {
      name: 'without pictures',
      testMatch: ofWholePages,
      use: { launchOptions: launchOptions(withoutPictures) },
    },
    {
      name: 'bare',
      testIgnore: [asShown, ofWholePages],
      use: { launchOptions: launchOptions(withoutPictures, withoutFonts) },
    },
  ],
  webServer: {
    command: `"${process.execPath}" "${serverEntry}"`,
    url: `${origin}/`,
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_ENV: 'production',
      // Rendering leaves much garbage: with more room it is collected less often.
      NODE_OPTIONS: '--max-semi-space-size=32',
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: data,
      SHOP_ORIGIN: origin,
      DATABASE_URL: '',
      REQUEST_LOG: 'off',
      // Journeys publish reviews as the operator.
      METRICS_TOKEN: 'for-the-journeys-alone',
      // Journeys move parcels as the warehouse: see `support/warehouse.ts`.
      FULFILMENT: 'none',
      FULFILMENT_SECRET: warehouseSecret,
      // Each test names an address of its own in X-Forwarded-For.
      TRUST_PROXY: '1',
    },
  },
});
