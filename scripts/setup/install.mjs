import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { npm } from './run.mjs';
import { Refusal, log, stopwatch } from './log.mjs';

/** @typedef {Record<string, { version?: string, link?: boolean, optional?: boolean, peer?: boolean }>} Packages */

/** @param {string} path @returns {Packages} */
const packagesOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

/** Says which lock the last `npm ci` was for: a lock may name what npm finds it need not install. @param {string} folder */
const stampOf = (folder) => join(folder, 'node_modules/.installed-from');

/** @param {string} folder */
const lockHash = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/**
 * Which packages of the lock are not installed in the version it names. Compared by content, so that neither
 * a fresh clone's file times nor a touched lock start an installation for nothing.
 * @param {string} folder of the project
 */
export function missingPackages(folder = root) {
  if (existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === lockHash(folder)) return [];
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
  log('Installing packages (npm ci). On a fresh clone this takes a minute or two.');
  // npm ci begins by removing what is there, so everything is counted.
  const all = Object.keys(packagesOf(join(root, 'package-lock.json'))).filter((path) =>
    path.includes('node_modules/'),
  );
  const progress = setInterval(() => {
    const there = all.filter((path) => existsSync(join(root, path, 'package.json'))).length;
    log(`  … ${there} packages are there, ${time()}`);
  }, 5_000);
  try {
    const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
    });
    if (code !== 0) throw new Refusal('npm could not install the packages: see its message above.');
  } finally {
    clearInterval(progress);
  }
  writeFileSync(stampOf(root), lockHash(root));
  log(`Installed in ${time()}.`);
}
