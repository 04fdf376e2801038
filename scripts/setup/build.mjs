import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inRoot, root } from './root.mjs';
import { npm } from './run.mjs';
import { Refusal, log, stopwatch } from './log.mjs';

/** The server file of a built shop. */
export const serverEntry = inRoot('packages/storefront/dist/server/main.js');

/**
 * Limits the memory that V8 uses besides about 45 MB of live data; `npm start` has the same. By default the heap grows to
 * several times that on a machine with much memory, and the embedded database is compiled on many threads into code that
 * is faster than a shop needs: 100 MB more, for 3 % of the processor time of an order.
 */
export const serverFlags = [
  '--heap-growing-percent=40',
  '--max-semi-space-size=8',
  '--wasm-num-compilation-tasks=1',
  '--no-wasm-tier-up',
  '--no-wasm-dynamic-tiering',
];

/** The initial database of a new shop: schema and demo catalogue. */
const demoSnapshot = inRoot('packages/commerce/demo/dist/demo.snapshot');

const neverBuilt = new Set(['node_modules', 'dist', '.vite', '.data']);
const notInTheBuild = /\.(test|stories|spec)\.[jt]sx?$|\.(mdx?|tsbuildinfo|avif|webp)$/;

/** @param {string} folder @returns {Generator<string>} */
function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!neverBuilt.has(entry.name)) yield* sources(path);
    } else if (entry.isFile() && !notInTheBuild.test(entry.name)) yield path;
  }
}

/**
 * One hash over everything a build reads: sources, the settings of all packages, the lock file and the Node version.
 * @param {string[]} folders of the project
 */
export function buildInputs(folders) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  const read = folders.flatMap((folder) => [...sources(inRoot(folder))]);
  const settings = readdirSync(root).filter((name) =>
    /^(vite\..*\.ts|package-lock\.json|tsconfig\.base\.json)$/.test(name),
  );
  for (const path of [...settings.sort().map((name) => inRoot(name)), ...read])
    hash.update(relative(root, path)).update(readFileSync(path));
  return hash.digest('hex');
}

/**
 * @typedef {object} Build
 * @property {string} name shown while waiting
 * @property {string} output a file that exists after a build
 * @property {string[]} reads folders of the project
 * @property {string[]} script npm's arguments
 */

/** Builds an output that is missing or out of date. @param {Build} build */
async function ensure({ name, output, reads, script }) {
  const stamp = `${output}.built-from`;
  const inputs = buildInputs(reads);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  const time = stopwatch();
  log(`Building ${name}.`);
  const code = await npm(['run', ...script, '--silent'], { cwd: root });
  if (code !== 0) throw new Refusal(`Building ${name} failed: see the message above.`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
  log(`Built in ${time()}.`);
}

/** Builds the demo catalogue's database, which a new shop and the journeys in Storybook start from. */
export const ensureSnapshot = () =>
  ensure({
    name: 'the demo catalogue',
    output: demoSnapshot,
    reads: ['packages/contract', 'packages/commerce'],
    script: ['build:snapshot', '-w', 'packages/commerce/demo'],
  });

/** Builds everything a shop needs if its sources have changed; otherwise does nothing. */
export async function ensureBuilt() {
  await ensureSnapshot();
  await ensure({
    name: 'the shop',
    output: serverEntry,
    reads: ['packages'],
    script: ['build', '-w', 'packages/storefront'],
  });
}
