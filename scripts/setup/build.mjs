import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inRoot, root } from './root.mjs';
import { npm } from './run.mjs';
import { Refusal, say, stopwatch } from './say.mjs';

/** The server a built shop starts with. */
export const serverEntry = inRoot('packages/storefront/dist/server/main.js');

const stamp = inRoot('packages/storefront/dist/.built-from');
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

/** One hash over everything the build reads: the packages' sources, the lock and the Node that builds. */
export function buildInputs() {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const path of [
    inRoot('package-lock.json'),
    inRoot('tsconfig.base.json'),
    ...sources(inRoot('packages')),
  ])
    hash.update(relative(root, path)).update(readFileSync(path));
  return hash.digest('hex');
}

/** Builds the storefront when its sources have changed since the last build; otherwise does nothing. */
export async function ensureBuilt() {
  const inputs = buildInputs();
  const built = existsSync(serverEntry) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
  if (built) return;
  const time = stopwatch();
  say('Building the shop.');
  const code = await npm(['run', 'build', '--silent', '-w', 'packages/storefront'], { cwd: root });
  if (code !== 0) throw new Refusal('The shop could not be built: see the message above.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
  say(`Built in ${time()}.`);
}
