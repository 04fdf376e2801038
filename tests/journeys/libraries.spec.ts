import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { inRoot } from '../../scripts/setup/root.mjs';

/** Libraries in the built files, as the build wrote them down. */
const librariesOf = (side: 'browser' | 'server'): string[] =>
  JSON.parse(readFileSync(inRoot(`packages/storefront/dist/libraries.${side}.json`), 'utf8')) as string[];

/** What the shop is built on. */
const common = ['react', 'react-dom', 'mobx', 'mobx-react-lite', 'i18next'];

test('the browser runs the libraries that the shop is written on', () => {
  expect(librariesOf('browser')).toEqual(
    expect.arrayContaining([
      ...common,
      'react-router',
      'scheduler',
      '@radix-ui/react-dialog',
      'react-aria',
      'react-stately',
    ]),
  );
});

test('the server runs the libraries that the shop is written on', () => {
  expect(librariesOf('server')).toEqual(expect.arrayContaining([...common, 'react-router-dom']));
});
