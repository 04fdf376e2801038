import { inRoot, root } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';

/**
 * @typedef {object} Layer
 * @property {string} name as in `npm test -- NAME`, and of its report `reports/NAME.xml`
 * @property {string} shows what a person learns from it
 * @property {boolean} [needsChromium]
 * @property {boolean} [needsBuild]
 * @property {number} limitMinutes after which it is ended: a hanging test must not hang the whole
 * @property {(rest: string[]) => Promise<number>} run answers the exit code
 */

/** @param {string} name */
export const reportOf = (name) => inRoot('reports', `${name}.xml`);

/** @param {string[]} projects @param {string} name @param {number} limitMinutes */
const vitest = (projects, name, limitMinutes) => (/** @type {string[]} */ rest) =>
  run(
    process.execPath,
    [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=junit',
      `--outputFile.junit=${reportOf(name)}`,
      ...rest,
    ],
    { cwd: root, limitMinutes },
  );

/** @type {Layer[]} In the order they run: the fastest answer first. */
export const layers = [
  {
    name: 'unit',
    shows: 'rules of stores, parsers, prices and the contract',
    limitMinutes: 8,
    run: vitest(['unit'], 'unit', 8),
  },
  {
    name: 'commerce',
    shows: 'the back end, on PGlite and on a real PostgreSQL',
    limitMinutes: 10,
    run: vitest(['commerce'], 'commerce', 10),
  },
  {
    name: 'components',
    shows: 'components by keyboard, and hydrated from server markup, in Chromium',
    needsChromium: true,
    limitMinutes: 8,
    run: vitest(['components'], 'components', 8),
  },
  {
    name: 'packages',
    shows:
      'the design system, packed and installed in three sites of other kinds; releases; pictures of stories',
    needsChromium: true,
    limitMinutes: 5,
    run: vitest(['packages'], 'packages', 5),
  },
  {
    name: 'stories',
    shows: 'every story opened and played in Chromium, with accessibility',
    needsChromium: true,
    limitMinutes: 18,
    run: vitest(['stories'], 'stories', 18),
  },
  {
    name: 'journeys',
    shows: 'the built shop, visited in Chromium',
    needsChromium: true,
    needsBuild: true,
    limitMinutes: 14,
    run: (rest) =>
      run(
        process.execPath,
        [
          inRoot('node_modules/playwright/cli.js'),
          'test',
          '--config',
          inRoot('tests/playwright.config.ts'),
          ...rest,
        ],
        {
          cwd: root,
          limitMinutes: 14,
        },
      ),
  },
];
