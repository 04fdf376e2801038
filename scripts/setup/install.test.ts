import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { linkWorkspaces, missingPackages } from './install.mjs';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A project whose lock file and node_modules contain these packages. */
function project(lock: object, installed?: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  folders.push(folder);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: lock }));
  if (installed) {
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  }
  return folder;
}

const lock = {
  '': { name: 'shop' },
  'packages/basket': { version: '1.0.0' },
  'node_modules/basket': { resolved: 'packages/basket', link: true },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/fsevents': { version: '2.0.0', optional: true },
};

it('requires everything on a fresh clone, except workspace links and packages for other systems', () => {
  expect(missingPackages(project(lock))).toEqual(['node_modules/react']);
});

it('requires nothing when the versions of the lock are installed, so that a second start takes seconds', () => {
  expect(missingPackages(project(lock, { 'node_modules/react': { version: '19.3.1' } }))).toEqual([]);
});

it('requires a package again when the lock names another version', () => {
  expect(missingPackages(project(lock, { 'node_modules/react': { version: '19.2.0' } }))).toEqual([
    'node_modules/react',
  ]);
});

it('accepts an installation from this very lock, even though npm left out unneeded packages', () => {
  const folder = project(lock, {});
  const text = readFileSync(join(folder, 'package-lock.json'));
  writeFileSync(
    join(folder, 'node_modules/.installed-from'),
    createHash('sha256').update(text).digest('hex'),
  );
  expect(missingPackages(folder)).toEqual([]);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { ...lock, changed: {} } }));
  expect(missingPackages(folder)).toEqual(['node_modules/react']);
});

it('links a workspace package that is new since the last installation, once and without installing the others', () => {
  const folder = project(lock, { 'node_modules/react': { version: '19.3.1' } });
  mkdirSync(join(folder, 'packages/basket'), { recursive: true });
  writeFileSync(join(folder, 'packages/basket/package.json'), '{}');
  expect(missingPackages(folder)).toEqual([]);
  expect(linkWorkspaces(folder)).toEqual(['node_modules/basket']);
  expect(existsSync(join(folder, 'node_modules/basket/package.json'))).toBe(true);
  expect(linkWorkspaces(folder)).toEqual([]);
});

it('links no workspace package whose folder was taken out of the project', () => {
  expect(linkWorkspaces(project(lock, {}))).toEqual([]);
});
