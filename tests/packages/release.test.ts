import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldersIn } from '../../scripts/setup/files.mjs';
import { inRoot } from '../../scripts/setup/root.mjs';

// Outside the project, because lerna uses the outermost folder that looks like a repository.
const place = mkdtempSync(join(tmpdir(), 'release-'));
const repository = join(place, 'repository');
const origin = join(place, 'origin.git');
const at = (path: string) => join(repository, path);

/** Independent of the machine: no user settings, no registry. */
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'A developer',
  GIT_AUTHOR_EMAIL: 'developer@site.test',
  GIT_COMMITTER_NAME: 'A developer',
  GIT_COMMITTER_EMAIL: 'developer@site.test',
  NX_WORKSPACE_ROOT_PATH: repository,
  NX_DAEMON: 'false',
  npm_config_registry: 'http://127.0.0.1:9/',
  npm_config_fetch_retries: '0',
};
const run = (command: string, args: string[]): string =>
  execFileSync(command, args, { cwd: repository, env, encoding: 'utf8', stdio: 'pipe' });
const git = (...args: string[]): string => run('git', args).trim();

/** Changes a file and commits it with a message. */
function commit(path: string, message: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), message);
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

/** `npm run release`, confirmed. */
const release = () => run('npm', ['run', 'release', '--', '--yes']);

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  dependencies?: Record<string, string>;
}
const read = <T>(path: string): T => JSON.parse(readFileSync(at(path), 'utf8')) as T;
const names = foldersIn(inRoot('packages')).map((folder) => folder.split(/[/\\]/).at(-1) ?? '');
const manifests = (): Record<string, Manifest> =>
  Object.fromEntries(names.map((name) => [name, read<Manifest>(`packages/${name}/package.json`)]));
const versions = () =>
  Object.fromEntries(Object.entries(manifests()).map(([name, { version }]) => [name, version]));
const changelog = (name: string): string => readFileSync(at(`packages/${name}/CHANGELOG.md`), 'utf8');

/** Each package and the lock file require the others' current versions exactly. */
function expectPinned(): void {
  const all = Object.values(manifests());
  const { packages } = read<{ packages: Record<string, Manifest> }>('package-lock.json');
  const versionOf = new Map(all.map(({ name, version }) => [name, version]));
  for (const [folder, manifest] of Object.entries(manifests())) {
    const inLock = packages[`packages/${folder}`];
    expect(inLock?.version, `${folder} in the lock`).toBe(manifest.version);
    for (const [name, wanted] of Object.entries(manifest.dependencies ?? {})) {
      expect(inLock?.dependencies?.[name], `${name} of ${folder} in the lock`).toBe(wanted);
      if (versionOf.has(name)) expect(wanted, `${name} of ${folder}`).toBe(versionOf.get(name));
    }
  }
}

/** Below 1.0.0 a breaking change raises only the minor version, so tests of major versions start above it. */
function startAt(version: string): void {
  const edit = (path: string, change: (content: never) => void) => {
    const content = read<never>(path);
    change(content);
    writeFileSync(at(path), `${JSON.stringify(content, null, 2)}\n`);
  };
  const raise = (manifest: Manifest | undefined) => {
    if (!manifest) return;
    manifest.version = version;
    for (const name of Object.keys(manifest.dependencies ?? {}))
      if (manifest.dependencies && name.startsWith('@touchline/')) manifest.dependencies[name] = version;
  };
  edit('lerna.json', raise);
  for (const name of names) edit(`packages/${name}/package.json`, raise);
  edit('package-lock.json', ({ packages }: { packages: Record<string, Manifest> }) => {
    for (const name of names) raise(packages[`packages/${name}`]);
  });
}

beforeAll(() => {
  mkdirSync(repository, { recursive: true });
  const files = ['lerna.json', 'package.json', 'package-lock.json', '.npmrc', 'scripts/release'];
  for (const file of [...files, ...names.map((name) => `packages/${name}/package.json`)])
    cpSync(inRoot(file), at(file), { recursive: true });
  symlinkSync(inRoot('node_modules'), at('node_modules'));
  writeFileSync(at('.gitignore'), 'node_modules\n');
  git('init', '--quiet', '--initial-branch=main');
  run('git', ['init', '--quiet', '--bare', '--initial-branch=main', origin]);
  git('remote', 'add', 'origin', origin);
  startAt('1.4.0');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The shop runs');
  git('tag', '--annotate', '--message', 'v1.4.0', 'v1.4.0');
  git('push', '--quiet', '--follow-tags', '--set-upstream', 'origin', 'main');
}, 120_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('A release', { timeout: 120_000 }, () => {
  it('creates no version when only tests and stories changed', () => {
    commit('packages/features/src/cart/basket/Basket.test.tsx', 'The basket is proved again');
    commit('packages/design-system/src/Bell/Bell.stories.tsx', 'The bell shows another state');
    release();
    expect(new Set(Object.values(versions()))).toEqual(new Set(['1.4.0']));
    expect(git('tag')).toBe('v1.4.0');
  });

  it('creates a patch for a fix, of the changed packages and their dependents; plain sentences are not in the changelog', () => {
    commit('packages/features/src/cart/basket/Basket.tsx', 'fix(features): the basket says when it is full');
    commit('packages/features/src/cart/basket/total.ts', 'The sum is told in one place');
    release();
    expect(versions()).toEqual({
      commerce: '1.4.0',
      contract: '1.4.0',
      'design-system': '1.4.0',
      features: '1.4.1',
      storefront: '1.4.1',
    });
    expect(changelog('features')).toMatch(
      /## .*1\.4\.1.*\n+### Bug Fixes\n+[*-] \*\*features:\*\* the basket says/,
    );
    expect(changelog('features')).not.toContain('The sum');
    expect(existsSync(at('packages/design-system/CHANGELOG.md'))).toBe(false);
    expectPinned();
  });

  it('creates a minor version for a feature, which may deprecate something, and lists both in the changelog', () => {
    commit(
      'packages/design-system/src/Bell/Bell.tsx',
      'feat(design-system): a bell rings\n\nDEPRECATED: Gong goes in 2.0.0. Use Bell with tone="low".',
    );
    release();
    expect(versions()).toMatchObject({ contract: '1.4.0', 'design-system': '1.5.0', features: '1.5.0' });
    expect(changelog('design-system')).toMatch(
      /# .*1\.5\.0.*\n+### Features\n+[*-] \*\*design-system:\*\* a bell rings.*\n+### DEPRECATED\n+[*-] \*\*design-system:\*\* Gong goes in 2\.0\.0\. Use Bell with tone="low"\./,
    );
    expect(changelog('features')).toContain('1.5.0');
    expectPinned();
  });

  it('creates a major version of all packages for a breaking change, marked by a footer or an exclamation mark', () => {
    commit(
      'packages/design-system/src/Bell/Gong.tsx',
      'feat(design-system)!: the gong is gone\n\nBREAKING CHANGE: Gong is removed. Use Bell with tone="low".',
    );
    commit('packages/contract/src/basket.ts', 'fix(contract)!: a basket has an owner');
    release();
    expect(new Set(Object.values(versions()))).toEqual(new Set(['2.0.0']));
    expect(changelog('design-system')).toMatch(
      /# .*2\.0\.0.*\n+### Features\n+.*gone.*\n+### BREAKING CHANGES\n+[*-] \*\*design-system:\*\* Gong is removed\. Use Bell/,
    );
    expect(changelog('contract')).toMatch(
      /### BREAKING CHANGES\n+[*-] \*\*contract:\*\* a basket has an owner/,
    );
    expect(changelog('design-system').indexOf('2.0.0')).toBeLessThan(
      changelog('design-system').indexOf('1.5.0'),
    );
    expectPinned();
  });

  it('pushes tags and commits, leaves no uncommitted change, and changes only our own versions in the lock', () => {
    expect(git('ls-remote', '--tags', '--refs', 'origin').match(/v[\d.]+$/gm)).toEqual([
      'v1.4.0',
      'v1.4.1',
      'v1.5.0',
      'v2.0.0',
    ]);
    expect(git('ls-remote', 'origin', 'main')).toContain(git('rev-parse', 'HEAD'));
    expect(git('log', '-1', '--format=%s')).toBe('chore(release): v2.0.0');
    expect(git('status', '--porcelain')).toBe('');
    const changed = git('diff', '--unified=0', 'HEAD~3', 'HEAD', '--', 'package-lock.json')
      .split('\n')
      .filter((line) => /^[+-] /.test(line) && !/"(version|@touchline\/[\w-]+)": "\d/.test(line));
    expect(changed).toEqual([]);
  });

  it('packs the changelog with each package that others install', () => {
    const text = run('npm', ['pack', '--workspaces', '--dry-run', '--json', '--ignore-scripts']);
    const packed = JSON.parse(text) as { name: string; files: { path: string }[] }[];
    const publicNames = Object.values(manifests()).flatMap((manifest) =>
      manifest.private ? [] : manifest.name,
    );
    const withHistory = packed.filter(({ files }) => files.some(({ path }) => path === 'CHANGELOG.md'));
    expect(withHistory.map(({ name }) => name)).toEqual(expect.arrayContaining(publicNames));
  });
});
