import { expect, it } from 'vitest';
import { exportProblems, importProblems } from './packageProblems.mjs';

const manifest = {
  name: '@shop/parts',
  exports: {
    './*': { source: './src/*.ts', types: './dist/*.d.ts', default: './dist/*.js' },
    './logo': './logo.svg',
  },
  dependencies: { zod: '1.0.0' },
};
const whole: Record<string, string> = {
  'logo.svg': '',
  'src/a.ts': '',
  'src/deep/b.ts': '',
  'dist/a.js': 'import { z } from "zod/mini";\nimport "node:fs";\nexport { b } from "./deep/b.js";\n',
  'dist/a.d.ts': "import { b } from './deep/b.ts';\n",
  'dist/deep/b.js': 'const late = () => import("../a.js");\n// import "left-out";\n',
  'dist/deep/b.d.ts': '',
};
const packed = (files: Record<string, string>) => ({
  manifest,
  files: Object.keys(files),
  read: (path: string) => files[path] ?? '',
});
const without = (name: string) =>
  packed(Object.fromEntries(Object.entries(whole).filter(([path]) => path !== name)));

it('finds no problems in a package whose export names all lead to files', () => {
  expect(exportProblems(packed(whole))).toEqual([]);
  expect(importProblems(packed(whole))).toEqual([]);
});

it('names exports that the package does not contain', () => {
  expect(exportProblems(without('logo.svg'))).toEqual([
    '@shop/parts exports ./logo (default) as logo.svg, which is not in the package',
  ]);
  expect(exportProblems(without('dist/deep/b.d.ts'))).toEqual([
    '@shop/parts exports ./deep/b, but not for types',
  ]);
  expect(exportProblems(packed({ 'logo.svg': '' }))).toEqual([
    '@shop/parts exports ./*, which matches no file',
  ]);
});

it('names imports that a user of the package does not have installed', () => {
  expect(importProblems(without('dist/deep/b.js'))).toEqual([
    '@shop/parts: dist/a.js imports ./deep/b.js, which a user of the package does not have',
  ]);
  expect(importProblems(packed({ ...whole, 'dist/c.js': 'import { it } from "vitest";' }))).toEqual([
    '@shop/parts: dist/c.js imports vitest, which a user of the package does not have',
  ]);
});

it('names types that come from inside another package', () => {
  const types = 'export declare const z: import("zod/dist/types").Type;\n';
  expect(importProblems(packed({ ...whole, 'dist/c.d.ts': types }))).toEqual([
    '@shop/parts: dist/c.d.ts imports zod/dist/types, which a user of the package does not have',
  ]);
});
