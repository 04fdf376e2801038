import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { unshownStates } from './stateAtlas.mjs';

it('shows every state that a store of the shop can be in', () => {
  expect(unshownStates(root)).toEqual([]);
});

it('names a state that no story shows', () => {
  const project = mkdtempSync(join(tmpdir(), 'atlas-'));
  const folder = join(project, 'packages/features/src/yard/door');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(
      join(folder, 'DoorStore.ts'),
      `type Status = { kind: 'loading' } | { kind: 'ready' } | { kind: 'jammed' };\nexport class DoorStore { status: Status = { kind: 'loading' }; }`,
    );
    writeFileSync(join(folder, 'module.ts'), '');
    writeFileSync(
      join(folder, 'Door.stories.tsx'),
      `const meta = { title: 'Features/Yard/Door' };\nexport const Ready = {};\nexport const Loading = {};`,
    );
    expect(unshownStates(project)).toEqual(['DoorStore: jammed']);
  } finally {
    rmSync(project, { recursive: true });
  }
});
