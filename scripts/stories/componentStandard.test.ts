import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { componentList } from './componentList.mjs';
import { missingParts } from './componentStandard.mjs';

it('finds status, needs, a story to try and a usage page at every component', () => {
  expect(missingParts(root)).toEqual({});
});

it('names what a component lacks, and who uses it', () => {
  const project = mkdtempSync(join(tmpdir(), 'standard-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(project, path, '..'), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  try {
    write('packages/design-system/exports/Bell.ts', `export { Bell } from '../src/Bell/Bell.tsx';`);
    write(
      'packages/design-system/src/Bell/Bell.stories.tsx',
      `const meta = { title: 'Components/Actions/Bell', tags: ['draft'], parameters: { needs: ['ring'] } } satisfies Meta;
       export const Default = {}; export const LongContent = {};`,
    );
    write('packages/features/src/door/Door.tsx', `import { Bell } from '@touchline/design-system/Bell';`);
    write(
      'packages/features/src/door/Door.stories.tsx',
      `const meta = { title: 'Features/Door' }; export const Closed = {};`,
    );
    expect(missingParts(project)).toEqual({ Bell: ['two to four needs', 'a Playground', 'a usage page'] });
    expect(componentList(project)).toMatchObject([
      {
        name: 'Bell',
        status: 'draft',
        needs: ['ring'],
        stories: [{ name: 'Default' }, { name: 'Long Content', id: 'components-actions-bell--long-content' }],
        link: 'components-actions-bell--default',
        usedBy: [{ module: 'Features/Door', story: 'features-door--closed' }],
      },
    ]);
  } finally {
    rmSync(project, { recursive: true });
  }
});
