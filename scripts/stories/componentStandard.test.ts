import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { componentList } from './componentList.mjs';
import { missingParts } from './componentStandard.mjs';

it('finds status, needs, a playground and a usage page for every component', () => {
  expect(missingParts(root)).toEqual({});
});

it('requires status and type to agree on whether a component is deprecated', () => {
  const project = mkdtempSync(join(tmpdir(), 'standard-'));
  const folder = join(project, 'packages/design-system/src/Gong');
  const missing = (status: string, docblock: string) => {
    writeFileSync(
      join(folder, 'Gong.stories.tsx'),
      `const meta = { title: 'Components/Actions/Gong', tags: ['${status}'], parameters: { needs: ['ring', 'call'] } } satisfies Meta;
       export const Default = {}; export const Playground = {};`,
    );
    writeFileSync(
      join(folder, 'Gong.tsx'),
      `/** @deprecated Another one. Use \`Bell\`. */\nexport const low = 1;\n${docblock}\nexport function Gong() {}`,
    );
    return missingParts(project)['Gong'];
  };
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'Gong.mdx'), '');
    expect(missing('ready', '/** Rings. */')).toBeUndefined();
    expect(missing('deprecated', '/**\n * Rings.\n * @deprecated Use `Bell` instead.\n */')).toBeUndefined();
    const replacement = ['@deprecated with what to use instead: Use `Name`'];
    expect(missing('deprecated', '/** Rings. */')).toEqual(replacement);
    expect(missing('deprecated', '/** @deprecated It is old. */')).toEqual(replacement);
    expect(missing('ready', '/** @deprecated Use `Bell`. */')).toEqual([
      'the status deprecated, as its type says',
    ]);
  } finally {
    rmSync(project, { recursive: true });
  }
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
    write(
      'packages/design-system/src/Bell/Bell.tsx',
      "const Root = styled.p`gap: ${token('space.8')}; color: ${token('color.line')}; margin: ${token('space.8')}`;",
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
        imports: `import { Bell } from '@touchline/design-system/Bell';`,
        tokens: ['color.line', 'space.8'],
        usedBy: [{ module: 'Features/Door', story: 'features-door--closed' }],
      },
    ]);
  } finally {
    rmSync(project, { recursive: true });
  }
});
