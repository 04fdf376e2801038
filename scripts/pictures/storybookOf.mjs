import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, root } from '../setup/root.mjs';
import { npm, run } from '../setup/run.mjs';
import { Refusal, log } from '../setup/log.mjs';
import { buildStorybook } from '../stories/buildStorybook.mjs';

/** @param {string[]} args @param {string} [cwd] */
const git = (args, cwd = root) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The commit a revision names. @param {string} revision */
export function commitOf(revision) {
  try {
    return git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
  } catch {
    throw new Refusal(`There is no revision "${revision}" in this repository.`);
  }
}

/** Gives a work tree its packages: ours as hard links where the lock is the same, else installed. @param {string} folder */
async function givePackages(folder) {
  const lock = (/** @type {string} */ of) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(root)) {
    const linked = await run('cp', ['-al', inRoot('node_modules'), join(folder, 'node_modules')], {
      stdio: 'ignore',
    });
    const inner = git(['ls-files', '--', 'packages/*/package.json'], folder).split('\n');
    for (const path of inner) {
      const own = path.replace('package.json', 'node_modules');
      await run('cp', ['-al', inRoot(own), join(folder, own)], { stdio: 'ignore' });
    }
    if (linked === 0) return;
  }
  log('Installing the packages of the base.');
  const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
  });
  if (code !== 0) throw new Refusal('The packages of the base could not be installed.');
}

/**
 * Builds the Storybook of another revision in a work tree of its own, which goes again afterwards.
 * @param {string} commit
 * @param {readonly string[]} files of stories, those that the revision has: none for all
 * @param {(storybook: string) => Promise<void>} takeFrom what to do with the built folder while it is there
 */
export async function withStorybookOf(commit, files, takeFrom) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-base-'));
  try {
    git(['worktree', 'add', '--detach', '--force', folder, commit]);
    await givePackages(folder);
    const output = join(folder, 'storybook-static');
    const known = files.filter((path) => existsSync(join(folder, path)));
    // All of it where none of them is there: an empty list stands for that.
    await buildStorybook(folder, output, known);
    await takeFrom(output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git(['worktree', 'prune']);
  }
}
