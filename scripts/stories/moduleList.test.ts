import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { moduleList } from './moduleList.mjs';

it('reads what a module is for, its storyboard and its rows', () => {
  const project = mkdtempSync(join(tmpdir(), 'modules-'));
  const folder = join(project, 'packages/features/src/door');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  try {
    write('module.ts', '/** Opens\n * and closes. */\nexport const doorModule = defineModule({});');
    write('Door.test.ts', "it('opens [A4.10, A4.02]', () => {}); it('closes [A4.10]', () => {});");
    write('Door.stories.tsx', "const meta = { title: 'Features/Door' }; export const Closed = {};");
    expect(moduleList(project)).toEqual([
      {
        key: 'door',
        purpose: 'Opens and closes.',
        stories: [{ title: 'Features/Door', id: 'features-door--closed' }],
        rows: ['A4.02', 'A4.10'],
      },
    ]);
  } finally {
    rmSync(project, { recursive: true });
  }
});

it('finds a purpose for every module', () => {
  const silent = moduleList(root).filter(({ purpose }) => purpose === '');
  expect(silent.map(({ key }) => key)).toEqual([]);
});
