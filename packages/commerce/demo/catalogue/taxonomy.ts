import { texts } from './texts.ts';
import type { Texts } from './types.ts';

/** A node of the category tree. Keys are used in addresses and are the same in every language. */
export interface DemoCategory {
  readonly key: CategoryKey;
  readonly name: Texts;
  readonly children: readonly DemoCategory[];
}

const categoryNames = {
  shoes: texts('Shoes', 'Schuhe', 'Chaussures', '신발'),
  'running-shoes': texts('Running shoes', 'Laufschuhe', 'Chaussures de running', '러닝화'),
  'trail-shoes': texts('Trail shoes', 'Trailschuhe', 'Chaussures de trail', '트레일화'),
  'football-boots': texts('Football boots', 'Fußballschuhe', 'Chaussures de football', '축구화'),
  'basketball-shoes': texts('Basketball shoes', 'Basketballschuhe', 'Chaussures de basket', '농구화'),
  'court-shoes': texts('Court and street', 'Court und Straße', 'Court et ville', '코트 & 스트리트'),
  'hiking-shoes': texts('Hiking boots', 'Wanderschuhe', 'Chaussures de randonnée', '등산화'),
  slides: texts('Slides', 'Badeschuhe', 'Claquettes', '슬라이드'),
  apparel: texts('Apparel', 'Bekleidung', 'Vêtements', '의류'),
  tops: texts('Tops', 'Oberteile', 'Hauts', '상의'),
  tees: texts('Tees', 'T-Shirts', 'T-shirts', '티셔츠'),
  tanks: texts('Singlets', 'Tanktops', 'Débardeurs', '싱글렛'),
  'long-sleeves': texts('Long sleeves', 'Langarmshirts', 'Manches longues', '긴팔'),
  polos: texts('Polos', 'Poloshirts', 'Polos', '폴로'),
  jerseys: texts('Jerseys', 'Trikots', 'Maillots', '저지'),
  hoodies: texts('Hoodies', 'Hoodies', 'Sweats à capuche', '후디'),
  sweatshirts: texts('Sweatshirts', 'Sweatshirts', 'Sweats', '스웨트셔츠'),
  'sports-bras': texts('Sports bras', 'Sport-BHs', 'Brassières', '스포츠 브라'),
  bottoms: texts('Bottoms', 'Hosen und Röcke', 'Bas', '하의'),
  shorts: texts('Shorts', 'Shorts', 'Shorts', '쇼츠'),
  joggers: texts('Joggers', 'Trainingshosen', 'Pantalons de jogging', '조거 팬츠'),
  tights: texts('Tights', 'Tights', 'Collants', '타이츠'),
  skirts: texts('Skorts', 'Hosenröcke', 'Jupes-shorts', '스커트'),
  jackets: texts('Jackets', 'Jacken', 'Vestes', '재킷'),
  'rain-jackets': texts('Rain jackets', 'Regenjacken', 'Vestes imperméables', '방수 재킷'),
  'wind-jackets': texts('Wind jackets', 'Windjacken', 'Coupe-vent', '바람막이'),
  'insulated-jackets': texts('Insulated jackets', 'Isolationsjacken', 'Doudounes', '패딩'),
  gilets: texts('Gilets', 'Westen', 'Gilets', '베스트'),
  accessories: texts('Accessories', 'Zubehör', 'Accessoires', '액세서리'),
  caps: texts('Caps', 'Kappen', 'Casquettes', '캡'),
  beanies: texts('Beanies', 'Mützen', 'Bonnets', '비니'),
  gloves: texts('Gloves', 'Handschuhe', 'Gants', '장갑'),
  socks: texts('Socks', 'Socken', 'Chaussettes', '양말'),
  bottles: texts('Bottles', 'Trinkflaschen', 'Gourdes', '물병'),
  balls: texts('Balls', 'Bälle', 'Ballons', '공'),
  footballs: texts('Footballs', 'Fußbälle', 'Ballons de football', '축구공'),
  basketballs: texts('Basketballs', 'Basketbälle', 'Ballons de basket', '농구공'),
  volleyballs: texts('Volleyballs', 'Volleybälle', 'Ballons de volley', '배구공'),
  'tennis-balls': texts('Tennis balls', 'Tennisbälle', 'Balles de tennis', '테니스공'),
  bags: texts('Bags', 'Taschen', 'Sacs', '가방'),
  backpacks: texts('Backpacks', 'Rucksäcke', 'Sacs à dos', '백팩'),
  duffels: texts('Duffels', 'Sporttaschen', 'Sacs de sport', '더플백'),
  'gym-sacks': texts('Gym sacks', 'Turnbeutel', 'Sacs à cordon', '짐색'),
  'waist-bags': texts('Waist bags', 'Hüfttaschen', 'Sacs banane', '웨이스트백'),
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
