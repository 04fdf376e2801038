import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unreachableRows } from './reachable.mjs';

const project = mkdtempSync(join(tmpdir(), 'reachable-'));
const files = {
  'docs/requirements/ledger-checkout.tsv':
    'id\tsection\tarea\trequirement\tkind\nC4.05\t4\tbasket\tIt is kept.\tbehaviour\nC3.01\t3\tbasket\tIt has a name.\tdata\n',
  'packages/storefront/src/browser/main.tsx': `
import { usedByShop } from '../../../features/src/cart/cart/index.ts';
import { addLine } from '../../../contract/src/client/basket.ts';
usedByShop({ quantity: 1 });
addLine();
import { laterCart } from './later.ts';
laterCart.open(({ openedFromAfar }) => openedFromAfar());
const cart = () => import('../../../features/src/cart/cart/index.ts').then(({ openedLater }) => openedLater());
cart();
`,
  'packages/storefront/src/browser/later.ts':
    "export const laterCart = lazyFeature(() => import('../../../features/src/cart/cart/index.ts'));",
  'packages/storefront/src/browser/bootstrap.ts': 'export {};',
  'packages/storefront/src/server/start/main.ts':
    "void import('../../../../features/src/cart/cart/late.ts');",
  'packages/storefront/src/server/start/storesImportMain.ts': 'export {};',
  'packages/storefront/src/server/start/catalogueImportMain.ts':
    "import '../../../../commerce/src/sales/basket/routes.ts';",
  'packages/contract/src/basket/endpoints.ts': `
export const postLine = defineEndpoint({
  access: { caller: 'shopper' },
});
export const deleteLine = defineEndpoint({
  access: { caller: 'shopper' },
});
`,
  'packages/contract/src/client/basket.ts': `
const calls = () => import('../basket/endpoints.ts');
export const addLine = async () => call((await calls()).postLine);
export const removeLine = async () => call((await calls()).deleteLine);
`,
  'packages/commerce/src/sales/basket/routes.ts': `
import { deleteLine, postLine } from '../../../../contract/src/basket/endpoints.ts';
route(postLine);
route(deleteLine);
`,
  'packages/commerce/src/sales/basket/routes.test.ts': `
import * as baskets from '../../../../contract/src/basket/endpoints.ts';
import { removeLine } from '../../../../contract/src/client/basket.ts';
it('is called by a page [C4.05]', () => call(baskets.postLine));
it('is called by no page [C4.05]', () => call(baskets.deleteLine));
it('is called by a client that nobody uses [C4.05]', () => removeLine());
it.each([
  ['POST', 'C4.05', () => call(baskets.postLine)],
  ['DELETE', 'C4.05', () => call(baskets.deleteLine)],
])('%s has a row of its own [%s]', (_method, _row, make) => make());
`,
  'packages/features/src/cart/cart/index.ts':
    "export { usedByShop, usedByNobody, openedLater, openedFromAfar, onlyPassedOn } from './rules.ts';",
  'packages/features/src/cart/cart/late.ts': 'export const loadedLater = () => 1;',
  'packages/features/src/cart/cart/rules.ts': `
const inside = () => 1;
export const helper = () => inside();
export const usedByShop = (options: { quantity?: number; gift?: string }) => helper();
export const helperOfNobody = () => 3;
export const usedByNobody = () => helperOfNobody();
export const openedLater = () => 4;
export const openedFromAfar = () => 6;
export const onlyPassedOn = () => 5;
`,
  'packages/features/src/cart/cart/rules.test.ts': `
import { helper, helperOfNobody, usedByShop, usedByNobody } from './rules.ts';
import { onlyPassedOn, openedFromAfar, openedLater } from './index.ts';
import { loadedLater } from './late.ts';
it('is used [C4.05]', () => usedByShop({ quantity: 2 }));
it('is used by another function of its file [C4.05]', () => helper());
it('is loaded later [C4.05]', () => loadedLater());
it('is taken by its name from an index that is loaded later [C4.05]', () => openedLater());
it('is taken by its name from what another file loads later [C4.05]', () => openedFromAfar());
it('is data [C3.01]', () => usedByNobody());
it('shows no row', () => usedByNobody());
it('is used by this test only [C4.05]', () => usedByNobody());
it('is used by what nobody uses [C4.05]', () => helperOfNobody());
it('is passed on by an index only [C4.05]', () => onlyPassedOn());
it('is given what the shop never gives [C4.05]', () => usedByShop({ gift: 'card' }));
`,
  'packages/features/src/cart/cart/Alone.tsx': 'export const Alone = () => null;',
  'packages/features/src/cart/cart/Alone.stories.tsx':
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

const rules = 'packages/features/src/cart/cart/rules.test.ts shows C4.05 by';
const routes = 'packages/commerce/src/sales/basket/routes.test.ts shows C4.05 by';

it.each([
  ['a function that the shop never uses', `${rules} usedByNobody, which the shop never uses`],
  ['a function that only an unused one calls', `${rules} helperOfNobody, which the shop never uses`],
  ['a function that only an index passes on', `${rules} onlyPassedOn, which the shop never uses`],
  ['an option that the shop never gives', `${rules} gift, which the shop never passes`],
  ['an endpoint that no page calls', `${routes} deleteLine, which the shop never uses`],
  ['the client of such an endpoint', `${routes} removeLine, which the shop never uses`],
  [
    'a view that the shop never renders',
    'packages/features/src/cart/cart/Alone.stories.tsx shows C4.05 by Alone, which the shop never uses',
  ],
])('refuses a row that is shown only by %s', (_what, problem) => {
  expect(problems).toContain(problem);
});

it('accepts what the shop imports, loads later, or uses within a file, and rows of data', () => {
  // One of them in a title, and one in a line of a table.
  expect(problems.filter((problem) => problem.includes('deleteLine'))).toHaveLength(2);
  expect(problems).toHaveLength(8);
});
