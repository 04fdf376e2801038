import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { npm } from './run.mjs';
import { Refusal, say, stopwatch } from './say.mjs';

/** @typedef {Record<string, { version?: string, link?: boolean, optional?: boolean, peer?: boolean }>} Packages */

/** @param {string} path @returns {Packages} */
const packagesOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

/**
 * Which packages of the lock are not installed in the version it names. Compared by content, so that neither
 * a fresh clone's file times nor a touched lock start an installation for nothing.
 * @param {string} folder of the project
 */
export function missingPackages(folder = root) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  return Object.keys(wanted).filter((path) => {
    const { version, link, optional } = wanted[path] ?? {};
    const there = installed[path];
    if (!path.includes('node_modules/') || link) return false;
    return there ? there.version !== version : !optional;
  });
}

/** Installs the packages the lock names, when they are not there yet, with a line of progress every few seconds. */
export async function ensureInstalled() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const time = stopwatch();
  say(`Installing ${missing.length} packages (npm ci). On a fresh clone this takes a minute or two.`);
  const progress = setInterval(() => {
    const there = missing.filter((path) => existsSync(join(root, path, 'package.json'))).length;
    say(`  … ${there} of ${missing.length} packages, ${time()}`);
  }, 5_000);
  try {
    const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
    });
    if (code !== 0) throw new Refusal('npm could not install the packages: see its message above.');
  } finally {
    clearInterval(progress);
  }
  say(`Installed in ${time()}.`);
}
