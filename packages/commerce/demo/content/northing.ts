import { texts } from '../catalogue/texts.ts';
import { launchList } from './campaigns.ts';
import { aboutColumn, helpColumn, legalLinks, topLinks } from './frame.ts';
import { aboutPages } from './pages/about.ts';
import { helpPages } from './pages/help.ts';
import { legalPages } from './pages/legal.ts';
import type { BrandContent, ShopFrame, ShopPage } from '@touchline/commerce/content/BrandContent';
import { decoration, lines, link } from './write.ts';

const onFoot = texts('Boots and shoes', 'Stiefel und Schuhe', 'Chaussures', '등산화와 신발');
const layers = texts('Layers', 'Schichten', 'Couches', '레이어');
const packs = texts('Packs', 'Rucksäcke', 'Sacs', '배낭');
const carry = texts('Camp and carry', 'Lager und Gepäck', 'Bivouac et portage', '캠프와 소품');

const home: ShopPage = {
  key: 'home',
  title: texts(
    'Things for being outside, made to be mended',
    'Für draußen gemacht, zum Reparieren gebaut',
    'Pour être dehors, et se réparer',
    '밖에서 쓰고, 고쳐 쓰는 물건',
  ),
  description: texts(
    'Boots, layers and packs for wet hills. Repairs are free for life.',
    'Stiefel, Schichten und Rucksäcke für nasse Berge. Reparaturen ein Leben lang kostenlos.',
    'Chaussures, couches et sacs pour collines humides. Réparations gratuites à vie.',
    '젖은 산을 위한 등산화, 레이어, 배낭. 평생 무료 수선.',
  ),
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      lines: lines(
        'Wet by ten,|dry by noon.',
        'Nass um zehn,|trocken am Mittag.',
        'Trempé à dix heures,|sec à midi.',
        '열 시엔 젖고,|정오엔 마릅니다.',
      ),
      text: texts(
        'Fell 2 drains through the sidewall and grips on both rock and mud.',
        'Fell 2 läuft durch die Seitenwand leer und greift auf Fels wie auf Matsch.',
        'Fell 2 se vide par le flanc et accroche sur la roche comme dans la boue.',
        'Fell 2는 옆면으로 물이 빠지고 바위와 진흙 모두 잡습니다.',
      ),
      links: [
        link('/fell-2/TR2101.html', 'See the Fell 2', 'Fell 2 ansehen', 'Voir la Fell 2', 'Fell 2 보기'),
      ],
      picture: {
        name: 'northing-hero',
        alt: texts(
          'Fell 2 in glacier blue, seen from the side',
          'Fell 2 in Gletscherblau, von der Seite',
          'Fell 2 bleu glacier, vue de côté',
          '글레이셔 색 Fell 2 옆모습',
        ),
      },
    },
    {
      kind: 'categories',
      id: 'categories',
      tiles: [
        { label: onFoot, path: 'shoes', picture: decoration('northing-category-on-foot') },
        { label: layers, path: 'apparel', picture: decoration('northing-category-layers') },
        { label: packs, path: 'bags', picture: decoration('northing-category-packs') },
        { label: carry, path: 'accessories', picture: decoration('northing-category-camp') },
      ],
    },
    {
      kind: 'rail',
      id: 'weather',
      title: texts(
        'For this week’s weather',
        'Für das Wetter dieser Woche',
        'Pour le temps de la semaine',
        '이번 주 날씨에',
      ),
      link: link('/apparel/jackets', 'All jackets', 'Alle Jacken', 'Toutes les vestes', '재킷 모두 보기'),
      query: { path: 'apparel/jackets', sort: 'pick', limit: 8 },
    },
    {
      kind: 'editorial',
      id: 'repair',
      lines: lines(
        'A zip should|outlive the jacket',
        'Ein Zipper sollte|länger halten',
        'Un zip devrait|survivre à la veste',
        '지퍼가 재킷보다|오래가야 합니다',
      ),
      text: texts(
        'Most shells are thrown away because of one broken slider. Ours come off with two screws. Send the jacket, or let us post you the part and a driver.',
        'Die meisten Jacken landen wegen eines kaputten Schiebers im Müll. Unserer sitzt mit zwei Schrauben. Jacke einschicken, oder Teil und Schraubendreher kommen per Post.',
        'La plupart des vestes sont jetées pour un curseur cassé. Les nôtres tiennent par deux vis. Envoyer la veste, ou recevoir la pièce et un tournevis.',
        '많은 재킷이 슬라이더 하나 때문에 버려집니다. 우리 것은 나사 두 개로 풀립니다. 재킷을 보내시거나 부품과 드라이버를 받으세요.',
      ),
      link: link(
        '/help/materials',
        'How repairs work',
        'So geht die Reparatur',
        'Comment on répare',
        '수선 방법',
      ),
      picture: decoration('northing-editorial-zip'),
    },
    {
      kind: 'rail',
      id: 'last',
      title: texts('Last of it', 'Das Letzte davon', 'Les derniers', '마지막 남은 것'),
      link: link('/sale', 'All of it', 'Alles davon', 'Tout voir', '모두 보기'),
      query: { path: 'sale', sort: 'discount', limit: 8 },
    },
    {
      kind: 'membership',
      id: 'log',
      ground: 'band',
      lines: lines('Keep it going', 'Lange nutzen', 'Faire durer', '오래 쓰기'),
      text: texts(
        'We say what each thing is made of, and mend it for as long as there is something to mend.',
        'Wir sagen, woraus jedes Stück ist, und reparieren es, solange etwas zu reparieren ist.',
        'Nous disons de quoi chaque chose est faite, et la réparons tant qu’il y a quelque chose à réparer.',
        '무엇으로 만들었는지 밝히고, 고칠 것이 남아 있는 한 고칩니다.',
      ),
      link: link(
        '/help/materials',
        'Materials and repair',
        'Materialien und Reparatur',
        'Matières et réparation',
        '소재와 수선',
      ),
      points: [
        texts(
          'Repairs free for life',
          'Reparaturen ein Leben lang kostenlos',
          'Réparations gratuites à vie',
          '평생 무료 수선',
        ),
        texts('New soles, twice', 'Neue Sohlen, zweimal', 'Ressemelage, deux fois', '밑창 교체 두 번'),
        texts(
          '{returnDays} days to return',
          '{returnDays} Tage Rückgabe',
          '{returnDays} jours pour renvoyer',
          '{returnDays}일 반품',
        ),
      ],
    },
  ],
};

const frame: ShopFrame = {
  messages: [
    texts(
      'Repairs are free for life. Delivery is free over {freeFrom}.',
      'Reparaturen sind ein Leben lang kostenlos. Versand gratis ab {freeFrom}.',
      'Réparations gratuites à vie. Livraison offerte dès {freeFrom}.',
      '평생 무료 수선. {freeFrom} 이상 무료 배송.',
    ),
  ],
  topLinks,
  slogan: texts(
    'Things for being outside, made to be mended.',
    'Für draußen gemacht, zum Reparieren gebaut.',
    'Pour être dehors, et se réparer.',
    '밖에서 쓰고, 고쳐 쓰는 물건.',
  ),
  footer: [
    helpColumn,
    {
      title: texts('Shop', 'Einkaufen', 'Boutique', '쇼핑'),
      links: [
        { label: onFoot, href: '/shoes' },
        { label: layers, href: '/apparel' },
        { label: packs, href: '/bags' },
        { label: carry, href: '/accessories' },
      ],
    },
    aboutColumn,
  ],
  legal: legalLinks,
  listTile: {
    lines: lines(
      'Two winters,|one sole',
      'Zwei Winter,|eine Sohle',
      'Deux hivers,|une semelle',
      '두 번의 겨울,|밑창 하나',
    ),
    link: link(
      '/help/materials',
      'How repairs work',
      'So geht die Reparatur',
      'Comment on répare',
      '수선 방법',
    ),
    picture: decoration('northing-editorial-boot'),
    category: 'shoes',
  },
  menuProducts: {
    new: [
      {
        productId: 'TR2101',
        label: texts('Bog, slab, road', 'Moor, Platte, Straße', 'Tourbe, dalle, route', '습지, 암반, 길'),
      },
      {
        productId: 'SQ3001_103',
        label: texts('Four hours of rain', 'Vier Stunden Regen', 'Quatre heures de pluie', '네 시간의 비'),
      },
    ],
    shoes: [
      {
        productId: 'HK1001',
        label: texts('Soled twice', 'Zweimal besohlt', 'Ressemelée deux fois', '두 번 가는 밑창'),
      },
      {
        productId: 'TR4102',
        label: texts('A hundred kilometres', 'Hundert Kilometer', 'Cent kilomètres', '백 킬로미터'),
      },
    ],
    apparel: [
      {
        productId: 'PF1001_602',
        label: texts('Warm when wet', 'Warm, auch nass', 'Chaude même mouillée', '젖어도 따뜻하게'),
      },
      {
        productId: 'NZ1001',
        label: texts('Elbows included', 'Mit Ellbogen', 'Coudes compris', '팔꿈치까지'),
      },
    ],
  },
};

/** What Northing says. */
export const northing: BrandContent = {
  ...{ home, frame, pages: [...helpPages, ...legalPages, ...aboutPages] },
  campaigns: [launchList],
};
