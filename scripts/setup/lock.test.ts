import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './root.mjs';

interface Locked {
  optionalDependencies?: Record<string, string>;
  integrity?: string;
  resolved?: string;
  link?: boolean;
}

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

it('locks the optional parts of every package for all systems, without which npm ci refuses', () => {
  /** A part may lie beside the package that wants it, or beside any folder around that. */
  const isLocked = (path: string, name: string): boolean =>
    packages[`${path ? `${path}/` : ''}node_modules/${name}`] !== undefined ||
    (path !== '' &&
      isLocked(
        path.includes('/node_modules/') ? path.slice(0, path.lastIndexOf('/node_modules/')) : '',
        name,
      ));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});

it('pins the content of every package, and names no registry', () => {
  const fetched = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  const unpinned = fetched.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
  expect(unpinned.map(([path]) => path)).toEqual([]);
  const named = fetched.filter(([, { resolved }]) => resolved !== undefined);
  expect(named.map(([path]) => path)).toEqual([]);
});
