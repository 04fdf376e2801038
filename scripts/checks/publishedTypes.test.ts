import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishedTypeProblems } from './publishedTypes.mjs';

let packages = '';
beforeEach(() => {
  packages = mkdtempSync(join(tmpdir(), 'packages-'));
});
afterEach(() => rmSync(packages, { recursive: true }));

function put(path: string, text: string) {
  mkdirSync(dirname(join(packages, path)), { recursive: true });
  writeFileSync(join(packages, path), text);
}

const inside = "export declare const Root: import('styled-components/dist/types').IStyledComponent<'web'>;\n";
const own =
  "import type { StyledComponent } from 'styled-components';\nexport declare const Box: StyledComponent;\n";

it('names each declaration of a public package that leads into another library, once', () => {
  put('buttons/package.json', '{ "name": "@shop/buttons" }');
  put('buttons/dist/Button/ButtonRoot.d.ts', inside + inside.replace('Root', 'Label'));
  put('buttons/dist/Box.d.ts', own);
  put('buttons/dist/Button/ButtonRoot.js', "import 'styled-components/dist/types';");
  expect(publishedTypeProblems(packages)).toEqual([
    '@shop/buttons: Button/ButtonRoot.d.ts names styled-components/dist/types: give what it exports a type of its own',
  ]);
});

it('leaves alone what is not published, and what has not been built', () => {
  put('shop/package.json', '{ "name": "@shop/shop", "private": true }');
  put('shop/dist/Page.d.ts', inside);
  put('unbuilt/package.json', '{ "name": "@shop/unbuilt" }');
  expect(publishedTypeProblems(packages)).toEqual([]);
});
