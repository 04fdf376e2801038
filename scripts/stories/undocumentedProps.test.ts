import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { undocumentedProps } from './undocumentedProps.mjs';

it('finds a description for every public prop', () => {
  expect(undocumentedProps(root)).toEqual([]);
});

it('requires descriptions in public interfaces and those they extend, and does not accept a default alone', () => {
  const project = mkdtempSync(join(tmpdir(), 'words-'));
  const folder = join(project, 'packages/design-system');
  try {
    mkdirSync(join(folder, 'src'), { recursive: true });
    mkdirSync(join(folder, 'exports'));
    writeFileSync(join(folder, 'exports/Gong.ts'), `export type { GongProps } from '../src/Gong.tsx';`);
    writeFileSync(
      join(folder, 'src/Gong.tsx'),
      `interface Own { loud: boolean }
       interface Shared {
         tone?: string;
         /** How loud. */
         volume: number;
       }
       export interface GongProps extends Omit<Shared, 'x'> { /** @default 1 */ size?: number }`,
    );
    expect(undocumentedProps(project)).toEqual(['Shared.tone', 'GongProps.size']);
  } finally {
    rmSync(project, { recursive: true });
  }
});
