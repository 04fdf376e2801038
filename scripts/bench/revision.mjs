import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal, log, stopwatch } from '../setup/log.mjs';
import { inRoot, root } from '../setup/root.mjs';
import { npm } from '../setup/run.mjs';

/** Links what is installed here, but for the project's own packages, which are those of the revision. @param {string} folder of the revision */
function linkInstalled(folder) {
  const installed = join(folder, 'node_modules');
  mkdirSync(join(installed, '@touchline'), { recursive: true });
  for (const name of readdirSync(inRoot('node_modules')))
    if (name !== '@touchline' && !name.startsWith('.'))
      symlinkSync(inRoot('node_modules', name), join(installed, name));
  symlinkSync(inRoot('node_modules/.bin'), join(installed, '.bin'));
  const packages = readdirSync(join(folder, 'packages')).map((name) => `packages/${name}`);
  for (const path of [...packages, 'packages/commerce/demo']) {
    const { name } = JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'));
    symlinkSync(join(folder, path), join(installed, name));
    const own = inRoot(path, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, path, 'node_modules'));
  }
}

/**
 * Builds the shop of another revision in a temporary folder, which is used again for the same commit.
 * @param {string} revision
 * @returns {Promise<string>} its server's file
 */
export async function buildRevision(revision) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  let commit = '';
  try {
    commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  } catch {
    throw new Refusal(`There is no revision ${revision} to compare with.`);
  }
  const folder = join(tmpdir(), `touchline-bench-${commit.slice(0, 12)}`);
  const server = join(folder, 'packages/storefront/dist/server/main.js');
  const complete = join(folder, 'built');
  if (existsSync(complete)) return server;
  const time = stopwatch();
  log(`Building ${revision} in ${folder}.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'sources.tar');
  git('archive', '--format=tar', `--output=${archive}`, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  const lock = 'package-lock.json';
  const isSameLock = readFileSync(join(folder, lock), 'utf8') === readFileSync(inRoot(lock), 'utf8');
  if (isSameLock) linkInstalled(folder);
  else if ((await npm(['ci', '--silent'], { cwd: folder })) !== 0)
    throw new Refusal(`What ${revision} needs could not be installed.`);
  for (const script of [
    ['build:snapshot', '-w', 'packages/commerce/demo'],
    ['build', '-w', 'packages/storefront'],
  ])
    if ((await npm(['run', ...script, '--silent'], { cwd: folder })) !== 0)
      throw new Refusal(`Building ${revision} failed: see the message above.`);
  writeFileSync(complete, '');
  log(`Built in ${time()}.`);
  return server;
}
