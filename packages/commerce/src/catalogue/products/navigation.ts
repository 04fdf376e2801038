import type { NavigationNode } from '@touchline/contract/product/schema';
import type { Bitset } from './Bitset.ts';
import type { CatalogueIndex } from './CatalogueIndex.ts';
import type { Category } from './CategoryTree.ts';
import { inLanguage, listTitles, shopDepartments, sportTexts } from './vocabulary.ts';

/** The navigation tree of the header: new products, departments with categories, sports, sale. Empty branches are left out. */
export function navigationOf(index: CatalogueIndex, language: string): NavigationNode[] {
  const departments = shopDepartments.map((department) => {
    const products = index.union('gender', department.genders);
    const children = distinct(
      shown(index.tree.roots).flatMap((category) =>
        categoryNode(index, category, products, `${department.key}/`, language),
      ),
      index,
      language,
    );
    const sizes = quickSizes(index, products, children);
    return {
      key: department.key,
      label: inLanguage(department.name, language),
      path: department.key,
      count: index.countModels(products),
      children,
      ...(sizes.length > 0 ? { sizes } : {}),
    };
  });
  const sports = [...index.values('sport')]
    .map(([sport, products]) =>
      leaf(index, sport, inLanguage(sportTexts.get(sport), language) || sport, `sports/${sport}`, products),
    )
    .sort((a, b) => b.count - a.count);
  return [
    leaf(index, 'new', inLanguage(listTitles.new, language), 'new', index.newest),
    ...departments,
    // Products without a department need an entry too: balls, bags, a feed without genders.
    ...shown(index.tree.roots).flatMap((category) =>
      departments.some(({ children }) => children.some(({ key }) => key === category.address))
        ? []
        : categoryNode(index, category, index.everything, '', language),
    ),
    {
      ...leaf(
        index,
        'sports',
        inLanguage(listTitles.sports, language),
        'sports',
        index.union('sport', index.values('sport').keys()),
      ),
      children: sports,
    },
    leaf(index, 'sale', inLanguage(listTitles.sale, language), 'sale', index.union('sale', ['true'])),
  ].filter(({ count }) => count > 0);
}

/** How many sizes a department offers as a short cut. */
const quickSizeCount = 5;

/** The sizes that most models have in the first category with enough of them, from small to large. */
function quickSizes(
  index: CatalogueIndex,
  within: Bitset,
  groups: readonly NavigationNode[],
): { label: string; path: string }[] {
  for (const { key, path } of groups) {
    const [category] = index.tree.find(key.split('/'));
    const products = category && index.union('category', [category.path]).and(within);
    const counted = [...index.values('size')]
      .map(([key, set], place) => ({
        label: index.sizeOf(key).label,
        value: index.sizeValue(key),
        place,
        count: products ? index.countModels(products, set) : 0,
      }))
      .filter(({ count }) => count > 1)
      .toSorted((one, other) => other.count - one.count);
    if (counted.length < quickSizeCount) continue;
    return counted
      .slice(0, quickSizeCount)
      .toSorted((one, other) => one.place - other.place)
      .map(({ label, value }) => ({ label, path: `${path}?size=${encodeURIComponent(value)}` }));
  }
  return [];
}

/** Groups of groups are expanded: a menu shows tops, bottoms and jackets rather than apparel. */
function shown(categories: readonly Category[]): Category[] {
  return categories.flatMap((category) =>
    category.children.some(({ children }) => children.length > 0) ? category.children : [category],
  );
}

/** Adds the parent's name to siblings with the same name: `Tops`, `Tops (Apparel)`. */
function distinct(nodes: NavigationNode[], index: CatalogueIndex, language: string): NavigationNode[] {
  return nodes.map((node) => {
    const [category] = index.tree.find(node.key.split('/'));
    const isAlone = nodes.every((other) => other === node || other.label !== node.label);
    if (isAlone || !category?.parent) return node;
    return { ...node, label: `${node.label} (${inLanguage(category.parent.names, language)})` };
  });
}

function categoryNode(
  index: CatalogueIndex,
  category: Category,
  within: Bitset,
  above: string,
  language: string,
): NavigationNode[] {
  const products = index.union('category', [category.path]).and(within);
  const count = index.countModels(products);
  if (count === 0) return [];
  return [
    {
      key: category.address,
      label: inLanguage(category.names, language),
      path: `${above}${category.address}`,
      count,
      children: category.children.flatMap((child) => categoryNode(index, child, within, above, language)),
    },
  ];
}

function leaf(
  index: CatalogueIndex,
  key: string,
  label: string,
  path: string,
  products: Bitset,
): NavigationNode {
  return { key, label, path, count: index.countModels(products), children: [] };
}
