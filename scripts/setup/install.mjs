import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './root.mjs';
import { npm } from './run.mjs';
import { Refusal, log, stopwatch } from './log.mjs';

/** @typedef {Record<string, { version?: string, resolved?: string, link?: boolean, optional?: boolean, peer?: boolean }>} Packages */

/** @param {string} path @returns {Packages} */
const packagesOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

/** File that records the lock of the last `npm ci`, because a lock may contain packages that npm does not install. @param {string} folder */
const stampOf = (folder) => join(folder, 'node_modules/.installed-from');

/** @param {string} folder */
const lockHash = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/**
 * The packages of the lock file that are not installed in its version. Compared by content, so that file times of a
 * fresh clone or of an unchanged lock file cause no installation.
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

/**
 * Links workspace packages of the lock file that are new since the last installation. A package whose folder was taken
 * out of the project gets no link.
 * @param {string} folder of the project
 * @returns {string[]} the links that were made
 */
export function linkWorkspaces(folder = root) {
  const locked = Object.entries(packagesOf(join(folder, 'package-lock.json')));
  return locked.flatMap(([path, { link, resolved }]) => {
    if (!link || !resolved) return [];
    const [from, to] = [join(folder, path), join(folder, resolved)];
    if (existsSync(from) || !existsSync(join(to, 'package.json'))) return [];
    mkdirSync(dirname(from), { recursive: true });
    // A link to nowhere is in the way of the new one.
    rmSync(from, { force: true });
    if (process.platform === 'win32') symlinkSync(to, from, 'junction');
    else symlinkSync(relative(dirname(from), to), from);
    return [path];
  });
}

/** Installs missing packages of the lock file, with a line of progress every few seconds. */
export async function ensureInstalled() {
  const missing = missingPackages();
  if (missing.length === 0) {
    linkWorkspaces();
    return;
  }
  const time = stopwatch();
  log('Installing packages (npm ci). On a fresh clone this takes a minute or two.');
  // npm ci first removes all installed packages, so all are counted.
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
