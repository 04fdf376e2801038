import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { filesBelow } from '../../setup/files.mjs';
import { inRoot, root } from '../../setup/root.mjs';
import { testsReachedBy } from './changedTests.mjs';
import { readImports } from './importGraph.mjs';
import { journeyMap } from './journeyMap.mjs';
import { pickTests, slowTests } from './pickTests.mjs';

const imports = new Map<string, Set<string>>(
  Object.entries({
    'packages/design-system/src/Bell/Bell.tsx': [],
    'packages/design-system/src/Bell/Bell.stories.tsx': ['packages/design-system/src/Bell/Bell.tsx'],
    'packages/design-system/src/Bell/Bell.test.tsx': ['packages/design-system/src/Bell/Bell.tsx'],
    'packages/design-system/src/Gong/Gong.stories.tsx': [],
    'packages/features/src/door/Door.tsx': ['packages/design-system/src/Bell/Bell.tsx'],
    'packages/features/src/door/Door.stories.tsx': ['packages/features/src/door/Door.tsx'],
    'packages/features/src/door/messages/de.ts': [],
    'packages/features/src/house/House.tsx': ['packages/features/src/door/Door.tsx'],
    'packages/features/src/house/House.stories.tsx': ['packages/features/src/house/House.tsx'],
    'packages/commerce/src/sales/basket/price.ts': [],
    'packages/commerce/src/sales/basket/price.test.ts': ['packages/commerce/src/sales/basket/price.ts'],
    'packages/commerce/src/sales/basket/view.ts': ['packages/commerce/src/sales/basket/price.ts'],
    'packages/commerce/src/sales/order/place.ts': ['packages/commerce/src/sales/basket/view.ts'],
    'packages/commerce/src/customers/wishlist/share.ts': [],
    'packages/commerce/src/app/createCommerce.ts': [
      'packages/commerce/src/sales/order/place.ts',
      'packages/commerce/src/customers/wishlist/share.ts',
    ],
    ...Object.fromEntries(
      ['sales/basket/basket', 'sales/order/order', 'customers/wishlist/wishlist'].map((name) => [
        `packages/commerce/src/${name}.test.ts`,
        ['packages/commerce/src/app/createCommerce.ts'],
      ]),
    ),
    '.storybook/preview.tsx': [],
    '.storybook/preview.test.tsx': ['.storybook/preview.tsx'],
    'scripts/lock.test.ts': [],
  }).map(([file, taken]) => [file, new Set(taken)]),
);
const pick = (...changed: string[]) =>
  pickTests({
    imports,
    changed,
    readers: ['scripts/lock.test.ts', 'packages/design-system/exports.test.ts'],
  });

it('picks the stories and tests of a component and of what uses it directly, and none further away', () => {
  expect(pick('packages/design-system/src/Bell/Bell.tsx')).toEqual({
    unit: ['packages/design-system/exports.test.ts', 'scripts/lock.test.ts'],
    commerce: [],
    components: ['packages/design-system/src/Bell/Bell.test.tsx'],
    packages: [],
    stories: [
      'packages/design-system/src/Bell/Bell.stories.tsx',
      'packages/features/src/door/Door.stories.tsx',
    ],
    journeys: [],
  });
});

it('picks the tests of Storybook itself with all stories', () => {
  expect(pick('.storybook/preview.tsx')).toMatchObject({
    components: ['.storybook/preview.test.tsx'],
    stories: 'all',
  });
});

it('picks the tests of the subjects near a file of the back end, and the journeys that are there for it', () => {
  expect(pick('packages/commerce/src/sales/payment/method.ts').journeys).toEqual([
    'tests/journeys/botCheck.spec.ts',
    'tests/journeys/buy.spec.ts',
    'tests/journeys/payLater.spec.ts',
    'tests/journeys/payServices.spec.ts',
    'tests/journeys/paymentSettings.spec.ts',
  ]);
  expect(pick('packages/commerce/src/sales/basket/price.ts')).toMatchObject({
    unit: ['scripts/lock.test.ts'],
    // Those of the wishlist call the same back end, but nothing of it is near.
    commerce: [
      'packages/commerce/src/sales/basket/basket.test.ts',
      'packages/commerce/src/sales/basket/price.test.ts',
      'packages/commerce/src/sales/order/order.test.ts',
    ],
    components: [],
    packages: [],
    stories: [],
    journeys: ['tests/journeys/externalId.spec.ts', 'tests/journeys/review.spec.ts'],
  });
});

it('does not take a part of the back end for near to all that calls the whole of it', () => {
  expect(pick('packages/commerce/src/customers/wishlist/share.ts').commerce).toEqual([
    'packages/commerce/src/customers/wishlist/wishlist.test.ts',
  ]);
  expect(pick('packages/commerce/src/app/createCommerce.ts').commerce).toHaveLength(3);
  // The demo's tests start a back end, too.
  const demo = 'packages/commerce/demo/src/openDemo.test.ts';
  const picked = pickTests({ imports: new Map([[demo, new Set()]]), changed: [demo], readers: [] });
  expect(picked).toMatchObject({ unit: [], commerce: [demo] });
});

it('picks what stands beside words, which are loaded by name', () => {
  const { stories } = pick('packages/features/src/door/messages/de.ts');
  expect(stories).toEqual(['packages/features/src/door/Door.stories.tsx']);
});

it.each(['package-lock.json', 'vitest.config.ts', 'packages/contract/package.json', 'tsconfig.base.json'])(
  'picks everything when %s has changed',
  (path) => {
    expect(new Set(Object.values(pick(path)))).toEqual(new Set(['all']));
  },
);

it('picks every story for what stands around all of them, and every journey for what stands under all', () => {
  expect(pick('.storybook/preview.tsx')).toMatchObject({ stories: 'all', commerce: [], journeys: [] });
  expect(pick('packages/storefront/src/server/start/main.ts')).toMatchObject({
    stories: [],
    journeys: 'all',
  });
  expect(pick('packages/design-system/exports/Bell.ts')).toMatchObject({ packages: 'all' });
});

it('picks a journey that was changed itself, and nothing for words', () => {
  expect(pick('tests/journeys/home.spec.ts')).toMatchObject({
    stories: [],
    journeys: ['tests/journeys/home.spec.ts'],
  });
  expect(Object.values(pick('docs/glossary.md')).flat()).toEqual([]);
});

/** The imports of the project itself. */
let own: ReturnType<typeof readImports>;
beforeAll(() => void (own = readImports(root)), 60_000);

it('finds its way through the project itself', () => {
  const changed = ['packages/design-system/src/Badge/Badge.tsx'];
  const { stories, unit, components, commerce } = testsReachedBy(root, changed, own);
  expect(stories).toContain('packages/design-system/src/Badge/Badge.stories.tsx');
  expect(stories).toContain('packages/features/src/catalog/productCard/ProductCard.stories.tsx');
  expect(stories).not.toContain('packages/design-system/src/Accordion/Accordion.stories.tsx');
  // The page holds a list, which holds cards, which hold the badge.
  expect(stories).not.toContain('packages/features/src/catalog/productList/ProductList.stories.tsx');
  expect(unit).not.toContain('packages/storefront/src/server/http/shop.test.ts');
  expect(components).not.toBe('all');
  expect(commerce).toEqual([]);
});

it('follows what runs, not types', () => {
  const { commerce } = testsReachedBy(root, ['packages/commerce/src/sales/stock/sweepHolds.ts'], own);
  expect(commerce).toContain('packages/commerce/src/sales/stock/sweepHolds.test.ts');
  // From there only types lead to the stock.
  expect(commerce).not.toContain('packages/commerce/src/sales/basket/instruments.test.ts');
});

it('leaves out slow tests that are there for other changes', () => {
  const newFeature = 'scripts/new/newFeature.test.ts';
  const unitOf = (path: string) => pickTests({ imports, changed: [path], readers: [newFeature] }).unit;
  expect(unitOf('packages/commerce/src/sales/shipping/routes.ts')).toEqual([]);
  expect(unitOf('packages/storefront/src/routes/routes.ts')).toEqual([newFeature]);
  expect(unitOf(newFeature)).toEqual([newFeature]);
});

it('knows slow tests that exist', () => {
  expect(Object.keys(slowTests).filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});

it('knows what each journey is there for', () => {
  const journeys = filesBelow(inRoot('tests/journeys'), /\.spec\.ts$/).map((path) =>
    basename(path, '.spec.ts'),
  );
  expect(journeys.filter((name) => !journeyMap[name])).toEqual([]);
});
