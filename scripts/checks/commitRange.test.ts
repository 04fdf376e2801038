import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';
import { commitRange } from './commitRange.mjs';

const project = mkdtempSync(join(tmpdir(), 'commits-'));
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@touchline.example', ...args], {
    cwd: project,
    encoding: 'utf8',
  }).trim();
const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '-m', message);
/** The exit code of commitlint for the commits of this branch. */
const lint = () =>
  run(
    process.execPath,
    [
      inRoot('node_modules/@commitlint/cli/cli.js'),
      '--config',
      inRoot('commitlint.config.mjs'),
      ...commitRange(project),
    ],
    { cwd: project, stdio: 'ignore' },
  );

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  commit('An old sentence that is no Conventional Commit');
  commit('feat: begin');
});
afterAll(() => rmSync(project, { recursive: true }));

it('looks at the last commit on main, and not at those before it', async () => {
  expect(commitRange(project)).toEqual(['--last']);
  expect(await lint()).toBe(0);
});

it('refuses a commit of a branch that is no Conventional Commit, or whose subject is too long', async () => {
  git('switch', '--quiet', '--create', 'change');
  commit('fix(features): keep the address');
  expect(await lint()).toBe(0);
  commit('Keep the address');
  expect(await lint()).not.toBe(0);
  git('reset', '--quiet', '--hard', 'HEAD~1');
  commit(`feat(features): ${'show the delivery promise '.repeat(3)}`);
  expect(await lint()).not.toBe(0);
}, 60_000);
