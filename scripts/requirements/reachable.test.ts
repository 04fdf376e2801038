import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unreachableRows } from './reachable.mjs';

const project = mkdtempSync(join(tmpdir(), 'reachable-'));
const files = {
  'docs/requirements/ledger-checkout.tsv':
    'id\tsection\tarea\trequirement\tkind\nC4.05\t4\tbasket\tIt is kept.\tbehaviour\nC3.01\t3\tbasket\tIt has a name.\tdata\n',
  'packages/storefront/src/client/main.tsx':
    "import { usedByShop } from '../../../features/src/cart/index.ts';\nusedByShop();",
  'packages/storefront/src/client/bootstrap.ts': 'export {};',
  'packages/storefront/src/server/main.ts': "void import('../../../features/src/cart/late.ts');",
  'packages/storefront/src/server/catalogueImportMain.ts': 'export {};',
  'packages/features/src/cart/index.ts': "export { usedByShop, usedByNobody } from './rules.ts';",
  'packages/features/src/cart/late.ts': 'export const loadedLater = () => 1;',
  'packages/features/src/cart/rules.ts':
    'const inside = () => 1;\nexport const helper = () => inside();\nexport const usedByShop = () => helper();\nexport const usedByNobody = () => 2;\n',
  'packages/features/src/cart/rules.test.ts': `
import { helper, usedByShop, usedByNobody } from './rules.ts';
import { loadedLater } from './late.ts';
it('is used [C4.05]', () => usedByShop());
it('is used by another function of its file [C4.05]', () => helper());
it('is loaded later [C4.05]', () => loadedLater());
it('is data [C3.01]', () => usedByNobody());
it('shows no row', () => usedByNobody());
it('is used by this test only [C4.05]', () => usedByNobody());
`,
  'packages/features/src/cart/Alone.tsx': 'export const Alone = () => null;',
  'packages/features/src/cart/Alone.stories.tsx':
    "import { Alone } from './Alone.tsx';\nexport default { component: Alone };\nexport const Default = { parameters: { requirements: ['C4.05'] } };",
};
let problems: string[] = [];

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  problems = await unreachableRows(project);
}, 60_000);
afterAll(() => rmSync(project, { recursive: true }));

it('refuses a row that is shown only by a function the shop never uses', () => {
  expect(problems).toContain(
    'packages/features/src/cart/rules.test.ts shows C4.05 by usedByNobody, which the shop never uses',
  );
});

it('refuses a row that is shown only by a view the shop never renders', () => {
  expect(problems).toContain(
    'packages/features/src/cart/Alone.stories.tsx shows C4.05 by Alone, which the shop never uses',
  );
});

it('accepts what the shop imports, loads later, or uses within a file, and rows of data', () => {
  expect(problems).toHaveLength(2);
});
