import type { Hex } from '../illustrator/silhouettes/names.ts';
import { texts } from './texts.ts';
import type { DemoGender, Texts } from './types.ts';

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

/** Sports, in the order of the sports list. */
export const sports = {
  running: texts('Running', 'Laufen', 'Running', '러닝'),
  football: texts('Football', 'Fußball', 'Football', '축구'),
  basketball: texts('Basketball', 'Basketball', 'Basket', '농구'),
  trail: texts('Trail', 'Trail', 'Trail', '트레일'),
  training: texts('Training', 'Training', 'Training', '트레이닝'),
  tennis: texts('Tennis', 'Tennis', 'Tennis', '테니스'),
  volleyball: texts('Volleyball', 'Volleyball', 'Volley', '배구'),
  outdoor: texts('Outdoor', 'Outdoor', 'Outdoor', '아웃도어'),
  lifestyle: texts('Lifestyle', 'Freizeit', 'Lifestyle', '라이프스타일'),
} as const satisfies Record<string, Texts>;

export type SportKey = keyof typeof sports;

/** Departments of the navigation with their gender codes: men and women include unisex products. */
export const departments = [
  { key: 'men', name: texts('Men', 'Herren', 'Homme', '남성'), genders: ['M', 'U'] },
  { key: 'women', name: texts('Women', 'Damen', 'Femme', '여성'), genders: ['W', 'U'] },
  { key: 'kids', name: texts('Kids', 'Kinder', 'Enfant', '키즈'), genders: ['K', 'KU'] },
] as const satisfies readonly { key: string; name: Texts; genders: readonly DemoGender[] }[];

/** Names of the gender codes. */
export const genderNames: Readonly<Record<DemoGender, Texts>> = {
  W: texts('Women', 'Damen', 'Femme', '여성'),
  M: texts('Men', 'Herren', 'Homme', '남성'),
  K: texts('Kids', 'Kinder', 'Enfant', '키즈'),
  KU: texts('Kids, unisex', 'Kinder, unisex', 'Enfant, mixte', '키즈 공용'),
  U: texts('Unisex', 'Unisex', 'Mixte', '남녀 공용'),
};

/** Values of the colour filter with the colour of their dot. `multicolour` shows several. */
export const colourFamilies = {
  black: { name: texts('Black', 'Schwarz', 'Noir', '블랙'), swatch: ['#17181A'] },
  white: { name: texts('White', 'Weiß', 'Blanc', '화이트'), swatch: ['#F4F4F1'] },
  grey: { name: texts('Grey', 'Grau', 'Gris', '그레이'), swatch: ['#8B8D91'] },
  blue: { name: texts('Blue', 'Blau', 'Bleu', '블루'), swatch: ['#2350C8'] },
  red: { name: texts('Red', 'Rot', 'Rouge', '레드'), swatch: ['#D8392E'] },
  green: { name: texts('Green', 'Grün', 'Vert', '그린'), swatch: ['#1F6B4A'] },
  yellow: { name: texts('Yellow', 'Gelb', 'Jaune', '옐로'), swatch: ['#D9FF2E'] },
  orange: { name: texts('Orange', 'Orange', 'Orange', '오렌지'), swatch: ['#FF7A2B'] },
  purple: { name: texts('Purple', 'Violett', 'Violet', '퍼플'), swatch: ['#5A2348'] },
  brown: { name: texts('Brown', 'Braun', 'Marron', '브라운'), swatch: ['#8A5A34'] },
  beige: { name: texts('Beige', 'Beige', 'Beige', '베이지'), swatch: ['#D9C7A3'] },
  pink: { name: texts('Pink', 'Rosa', 'Rose', '핑크'), swatch: ['#E38AA4'] },
  multicolour: {
    name: texts('Multicolour', 'Mehrfarbig', 'Multicolore', '멀티컬러'),
    swatch: ['#2350C8', '#FF7A2B'],
  },
} as const satisfies Record<string, { name: Texts; swatch: readonly Hex[] }>;

export type ColourFamily = keyof typeof colourFamilies;

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
