import { inRoot, root } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';

/**
 * @typedef {object} Layer
 * @property {string} name as in `npm test -- NAME`, and of its report `reports/NAME.xml`
 * @property {string} shows what a person learns from it
 * @property {boolean} [needsChromium]
 * @property {boolean} [needsBuild]
 * @property {number} limitMinutes after which it is ended: a hanging test must not hang the whole
 * @property {(rest: string[], options: RunOptions) => Promise<number>} run answers the exit code
 */

/**
 * @typedef {Pick<NonNullable<Parameters<typeof run>[2]>, 'limitMinutes' | 'onStart' | 'stdio'> & { report: string }} RunOptions
 *   `report` is where the JUnit report is written
 */

/**
 * All layers together end within this time: what is left of it is the limit of the last ones. It ends what hangs, and is
 * no budget: a machine that is three times slower than two quiet cores still finishes.
 */
export const wholeMinutes = 45;

/** @param {string} name */
export const reportOf = (name) => inRoot('reports', `${name}.xml`);

/** @param {string} name @returns {Layer['run']} */
const vitest =
  (name) =>
  (rest, { report, ...options }) =>
    run(
      process.execPath,
      [
        inRoot('node_modules/vitest/vitest.mjs'),
        'run',
        ...['--project', name],
        '--reporter=default',
        '--reporter=junit',
        `--outputFile.junit=${report}`,
        ...rest,
      ],
      { cwd: root, ...options },
    );

/** @type {Layer[]} In the order of the table. */
export const layers = [
  {
    name: 'unit',
    shows: 'rules of stores, parsers, prices and the contract',
    limitMinutes: 15,
    run: vitest('unit'),
  },
  {
    name: 'commerce',
    shows: 'the back end, on PGlite and on a real PostgreSQL',
    limitMinutes: 25,
    run: vitest('commerce'),
  },
  {
    name: 'components',
    shows: 'components by keyboard, and hydrated from server markup, in Chromium',
    needsChromium: true,
    limitMinutes: 15,
    run: vitest('components'),
  },
  {
    name: 'packages',
    shows:
      'the design system, packed and installed in three sites of other kinds; releases; pictures of stories',
    needsChromium: true,
    limitMinutes: 20,
    run: vitest('packages'),
  },
  {
    name: 'stories',
    shows: 'every story opened and played in Chromium, with accessibility',
    needsChromium: true,
    limitMinutes: 30,
    run: vitest('stories'),
  },
  {
    name: 'journeys',
    shows: 'the built shop, visited in Chromium',
    needsChromium: true,
    needsBuild: true,
    limitMinutes: 30,
    run: (rest, { report, ...options }) =>
      run(
        process.execPath,
        [
          inRoot('node_modules/playwright/cli.js'),
          'test',
          '--config',
          inRoot('tests/playwright.config.ts'),
          ...rest,
        ],
        { cwd: root, env: { ...process.env, JOURNEYS_REPORT: report }, ...options },
      ),
  },
];

/** How many layers run beside each other. */
export const lanes = 2;

/**
 * The order in which layers begin. Journeys and stories take longest and wait for pages in between: beside each other
 * they keep two cores busy. Those that only compute follow, the short ones last, so that no core is idle for long at the
 * end.
 */
export const startOrder = ['journeys', 'stories', 'unit', 'commerce', 'components', 'packages'];
