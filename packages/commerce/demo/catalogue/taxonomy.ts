import { texts } from './texts.ts';
import type { Texts } from './types.ts';

/** A node of the category tree. Keys are used in addresses and are the same in every language. */
export interface DemoCategory {
  readonly key: CategoryKey;
  readonly name: Texts;
  readonly children: readonly DemoCategory[];
}

const categoryNames = {
  shoes: texts('Shoes'),
  'running-shoes': texts('Running shoes'),
  'trail-shoes': texts('Trail shoes'),
  'football-boots': texts('Football boots'),
  'basketball-shoes': texts('Basketball shoes'),
  'court-shoes': texts('Court and street'),
  'hiking-shoes': texts('Hiking boots'),
  slides: texts('Slides'),
  apparel: texts('Apparel'),
  tops: texts('Tops'),
  tees: texts('Tees'),
  tanks: texts('Singlets'),
  'long-sleeves': texts('Long sleeves'),
  polos: texts('Polos'),
  jerseys: texts('Jerseys'),
  hoodies: texts('Hoodies'),
  sweatshirts: texts('Sweatshirts'),
  'sports-bras': texts('Sports bras'),
  bottoms: texts('Bottoms'),
  shorts: texts('Shorts'),
  joggers: texts('Joggers'),
  tights: texts('Tights'),
  skirts: texts('Skorts'),
  jackets: texts('Jackets'),
  'rain-jackets': texts('Rain jackets'),
  'wind-jackets': texts('Wind jackets'),
  'insulated-jackets': texts('Insulated jackets'),
  gilets: texts('Gilets'),
  accessories: texts('Accessories'),
  caps: texts('Caps'),
  beanies: texts('Beanies'),
  gloves: texts('Gloves'),
  socks: texts('Socks'),
  bottles: texts('Bottles'),
  balls: texts('Balls'),
  footballs: texts('Footballs'),
  basketballs: texts('Basketballs'),
  volleyballs: texts('Volleyballs'),
  'tennis-balls': texts('Tennis balls'),
  bags: texts('Bags'),
  backpacks: texts('Backpacks'),
  duffels: texts('Duffels'),
  'gym-sacks': texts('Gym sacks'),
  'waist-bags': texts('Waist bags'),
} as const;

export type CategoryKey = keyof typeof categoryNames;

/** The category tree, in navigation order. */
export const categories: readonly DemoCategory[] = [
  branch(
    'shoes',
    leaf('running-shoes'),
    leaf('trail-shoes'),
    leaf('football-boots'),
    leaf('basketball-shoes'),
    leaf('court-shoes'),
    leaf('hiking-shoes'),
    leaf('slides'),
  ),
  branch(
    'apparel',
    branch(
      'tops',
      ...(
        [
          'tees',
          'tanks',
          'long-sleeves',
          'polos',
          'jerseys',
          'hoodies',
          'sweatshirts',
          'sports-bras',
        ] as const
      ).map(leaf),
    ),
    branch('bottoms', ...(['shorts', 'joggers', 'tights', 'skirts'] as const).map(leaf)),
    branch(
      'jackets',
      ...(['rain-jackets', 'wind-jackets', 'insulated-jackets', 'gilets'] as const).map(leaf),
    ),
  ),
  branch('accessories', ...(['caps', 'beanies', 'gloves', 'socks', 'bottles'] as const).map(leaf)),
  branch('balls', ...(['footballs', 'basketballs', 'volleyballs', 'tennis-balls'] as const).map(leaf)),
  branch('bags', ...(['backpacks', 'duffels', 'gym-sacks', 'waist-bags'] as const).map(leaf)),
];

/** The path from a root category to a category: `['apparel', 'tops', 'tees']`. */
export function categoryPath(key: CategoryKey): readonly CategoryKey[] {
  return pathIn(categories, key) ?? [key];
}

/** The name of a category in every language. */
export function categoryName(key: CategoryKey): Texts {
  return categoryNames[key];
}

function leaf(key: CategoryKey): DemoCategory {
  return { key, name: categoryNames[key], children: [] };
}

function branch(key: CategoryKey, ...children: readonly DemoCategory[]): DemoCategory {
  return { key, name: categoryNames[key], children };
}

function pathIn(nodes: readonly DemoCategory[], key: CategoryKey): readonly CategoryKey[] | undefined {
  for (const node of nodes) {
    if (node.key === key) return [key];
    const below = pathIn(node.children, key);
    if (below) return [node.key, ...below];
  }
  return undefined;
}
