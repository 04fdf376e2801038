import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importProblems } from './importProblems.mjs';

const project = mkdtempSync(join(tmpdir(), 'imports-'));
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
/** Imports that a boundary forbids: the file, what it imports, and the rule that says so. */
const forbidden: [file: string, text: string, rule: string][] = [
  [
    'design-system/src/A.ts',
    "export const a = () => import('@touchline/contract/money');",
    'design-system-imports-only-what-it-may',
  ],
  [
    'contract/src/b.ts',
    "import '../../commerce/src/app/createCommerce.ts';",
    'contract-imports-only-what-it-may',
  ],
  [
    'features/src/cart/cart/relative.ts',
    "import '../../../../contract/src/money.ts';",
    'packages-meet-by-name',
  ],
  [
    'features/src/cart/cart/inside.ts',
    "export { rule } from '../basket/rule.ts';",
    'modules-meet-at-their-index',
  ],
  [
    'features/src/cart/cart/insideLater.ts',
    "export const later = () => import('../basket/rule.ts');",
    'modules-meet-at-their-index',
  ],
  [
    'features/src/cart/cart/backEnd.ts',
    "import '@touchline/commerce/createCommerce';",
    'features-imports-only-what-it-may',
  ],
  [
    'features/src/cart/cart/radix.ts',
    "import '@radix-ui/react-dialog';",
    'library-in-its-place-radix-ui-react-aria-react-stately-internationalized-floating-ui-libphonenumber-js-uqr',
  ],
  ['storefront/src/routes/one/page.ts', "import '../two/page.ts';", 'pages-do-not-import-pages'],
  [
    'storefront/src/browser/start.ts',
    "import '../server/http/shop.ts';",
    'browser-code-does-not-import-server-code',
  ],
  ['storefront/src/routes/three/page.ts', "import './page.server.ts';", 'server-parts-stay-on-the-server'],
  [
    'storefront/src/routes/one/View.tsx',
    "import '../../state/modules.ts';",
    'browser-code-without-the-list-of-modules',
  ],
  ['storefront/src/server/start/sql.ts', "import 'kysely';", 'library-in-its-place-kysely'],
  ['storefront/src/server/inside.ts', "import '@touchline/commerce/order/settle';", 'no-unresolvable'],
  [
    'storefront/src/server/relative.ts',
    "import '../../../commerce/src/sales/order/settle.ts';",
    'packages-meet-by-name',
  ],
  ['commerce/src/view.ts', "import '@touchline/features/cart/basket';", 'commerce-imports-only-what-it-may'],
  [
    'commerce/src/catalogue/products/demo.ts',
    "export const demo = () => import('../../../demo/catalogue.ts');",
    'product-code-without-demo',
  ],
  ['commerce/src/sales/stock/order.ts', "import '../order/settle.ts';", 'commerce-parts-in-order'],
  ['contract/src/ring.ts', "import { ring } from './ringBack.ts'; export const back = ring;", 'no-cycles'],
];
let problems: string[] = [];

beforeAll(async () => {
  for (const name of ['design-system', 'contract', 'features', 'commerce', 'storefront']) {
    const exports =
      name === 'commerce'
        ? { './createCommerce': './src/app/createCommerce.ts' }
        : { './*': name === 'features' ? './src/*/index.ts' : './src/*.ts' };
    write(
      `${name === '' ? '' : 'packages/'}${name}/package.json`,
      JSON.stringify({ name: `@touchline/${name}`, type: 'module', exports }),
    );
    mkdirSync(join(project, 'node_modules/@touchline'), { recursive: true });
    symlinkSync(join(project, 'packages', name), join(project, 'node_modules/@touchline', name));
  }
  for (const library of ['kysely', '@radix-ui/react-dialog']) {
    write(
      `node_modules/${library}/package.json`,
      JSON.stringify({ name: library, version: '1.0.0', main: 'index.js' }),
    );
    write(`node_modules/${library}/index.js`, '');
  }
  const there = [
    'contract/src/money.ts',
    'commerce/src/app/createCommerce.ts',
    'commerce/src/sales/order/settle.ts',
    'commerce/demo/catalogue.ts',
    'features/src/cart/basket/index.ts',
    'features/src/cart/basket/rule.ts',
    'storefront/src/state/modules.ts',
    'storefront/src/routes/two/page.ts',
    'storefront/src/server/http/shop.ts',
  ];
  for (const path of there) write(`packages/${path}`, 'export const rule = 1;\n');
  write('packages/contract/src/ringBack.ts', "import { back } from './ring.ts'; export const ring = back;\n");
  write(
    'packages/features/src/cart/cart/allowed.ts',
    "import '../basket/index.ts';\nimport '@touchline/contract/money';\n",
  );
  for (const [path, text] of forbidden) write(`packages/${path}`, `${text}\n`);
  problems = await importProblems(project);
}, 60_000);
afterAll(() => rmSync(project, { recursive: true }));

it.each(forbidden)('refuses in %s: %s', (path, _, rule) => {
  expect(problems.filter((problem) => problem.startsWith(`packages/${path} `)).join('\n')).toContain(
    `(${rule})`,
  );
});

it('lets a feature import another one by its index, and the contract by its name', () => {
  expect(problems.filter((problem) => problem.includes('allowed.ts'))).toEqual([]);
});
