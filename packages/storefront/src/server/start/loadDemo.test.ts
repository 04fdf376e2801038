import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { loadDemo } from './loadDemo.ts';

it('brings the demo where its package is installed and wanted', async () => {
  expect((await loadDemo({ hasDemo: true }))?.content.brands.size).toBeGreaterThan(0);
  expect(await loadDemo({ hasDemo: false })).toBeUndefined();
}, 60_000);

it('brings nothing where the package is not installed, so that the shop begins empty', async () => {
  vi.resetModules();
  vi.doMock('node:module', async (original) => ({
    ...(await original<object>()),
    createRequire: () => ({
      resolve() {
        throw new Error('Cannot find module.');
      },
    }),
  }));
  const { loadDemo: load } = await import('./loadDemo.ts');
  expect(await load({ hasDemo: true })).toBeUndefined();
  vi.doUnmock('node:module');
  vi.resetModules();
});

it('is built without the folder of the demo: its configuration does not name it', () => {
  const config = readFileSync(new URL('../../../tsconfig.json', import.meta.url), 'utf8');
  const { references } = JSON.parse(config) as { references: { path: string }[] };
  expect(references.map(({ path }) => path)).toEqual([
    '../contract',
    '../design-system',
    '../features',
    '../commerce',
  ]);
});
