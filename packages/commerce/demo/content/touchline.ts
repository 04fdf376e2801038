import { categoryName } from '../catalogue/taxonomy.ts';
import { texts } from '../catalogue/texts.ts';
import { launchList } from './campaigns.ts';
import { aboutColumn, giftCards, helpColumn, legalLinks, topLinks } from './frame.ts';
import { aboutPages } from './pages/about.ts';
import { helpPages } from './pages/help.ts';
import { legalPages } from './pages/legal.ts';
import type { BrandContent, ShopFrame, ShopPage } from '@touchline/commerce/content/BrandContent';
import { decoration, lines, link } from './write.ts';

const home: ShopPage = {
  key: 'home',
  title: texts(
    'Kit for everyone who plays, runs or turns up',
    'Ausrüstung für alle, die spielen, laufen oder einfach rausgehen',
    'L’équipement de qui joue, court ou passe par là',
    '뛰고, 달리고, 함께하는 모두를 위한 스포츠용품',
  ),
  description: texts(
    'Shoes, apparel, balls and bags for running, football, basketball, trail and training. Free delivery from {freeFrom}, {returnDays} days to return.',
    'Schuhe, Bekleidung, Bälle und Taschen für Laufen, Fußball, Basketball, Trail und Training. Versandkostenfrei ab {freeFrom}, {returnDays} Tage Rückgabe.',
    'Chaussures, vêtements, ballons et sacs pour le running, le football, le basket, le trail et l’entraînement. Livraison offerte dès {freeFrom}, retours sous {returnDays} jours.',
    '러닝, 축구, 농구, 트레일, 트레이닝을 위한 신발, 의류, 공, 가방. {freeFrom} 이상 무료 배송, {returnDays}일 반품.',
  ),
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      lines: lines(
        'Built for|the last mile',
        'Gebaut für die|letzte Meile',
        'Au bout du|dernier kilomètre',
        '마지막|1킬로까지',
      ),
      text: texts(
        'Tempo 4 Carbon. A full-length plate, 38 mm of foam and nothing you won’t need after 20 miles.',
        'Tempo 4 Carbon. Eine durchgehende Platte, 38 mm Schaum und nichts, was nach 32 Kilometern stört.',
        'Tempo 4 Carbon. Une plaque sur toute la longueur, 38 mm de mousse, rien d’inutile après 32 kilomètres.',
        'Tempo 4 Carbon. 전장 플레이트와 38 mm 폼. 32 km 뒤에 필요 없는 것은 모두 뺐습니다.',
      ),
      links: [
        link(
          '/tempo-4-carbon/RR4301.html',
          'Shop Tempo 4',
          'Tempo 4 ansehen',
          'Voir la Tempo 4',
          'Tempo 4 보기',
        ),
        link('/help/size-guides', 'Find your fit', 'Passform finden', 'Trouver sa taille', '내 사이즈 찾기'),
      ],
      picture: {
        name: 'touchline-hero',
        alt: texts(
          'Tempo 4 Carbon in black, seen from the side',
          'Tempo 4 Carbon in Schwarz, von der Seite',
          'Tempo 4 Carbon noire, vue de côté',
          '검은색 Tempo 4 Carbon 옆모습',
        ),
      },
    },
    {
      kind: 'categories',
      id: 'categories',
      tiles: [
        { label: categoryName('shoes'), path: 'shoes', picture: decoration('touchline-category-shoes') },
        {
          label: categoryName('apparel'),
          path: 'apparel',
          picture: decoration('touchline-category-apparel'),
        },
        { label: categoryName('balls'), path: 'balls', picture: decoration('touchline-category-balls') },
        { label: categoryName('bags'), path: 'bags', picture: decoration('touchline-category-bags') },
      ],
    },
    {
      kind: 'rail',
      id: 'new',
      title: texts('New this month', 'Neu in diesem Monat', 'Nouveau ce mois-ci', '이달의 신상품'),
      link: link('/new', 'All {count}', 'Alle {count}', 'Les {count}', '{count}개 모두 보기'),
      query: { path: 'new', sort: 'pick', limit: 10 },
    },
    {
      kind: 'index',
      id: 'sports',
      text: texts(
        'Pick a sport. We show what people actually wear for it, from first session to match day.',
        'Eine Sportart wählen: Hier steht, was dafür wirklich getragen wird, vom ersten Training bis zum Spieltag.',
        'Choisir un sport : voici ce qu’on y porte vraiment, de la première séance au jour du match.',
        '종목을 고르세요. 첫 연습부터 경기 날까지 실제로 입는 것들입니다.',
      ),
      sports: ['running', 'football', 'basketball', 'trail', 'training'],
    },
    {
      kind: 'editorial',
      id: 'boots',
      lines: lines(
        'Studs,|not spikes',
        'Stollen,|keine Spikes',
        'Des crampons,|pas des pointes',
        '스파이크 말고|스터드',
      ),
      text: texts(
        'Firm ground needs eleven short studs in a row that turns with you. We cut five boots in half to see which ones do. Two of ours did not make it, and we say so.',
        'Fester Rasen braucht elf kurze Stollen in einer Reihe, die sich mitdreht. Wir haben fünf Schuhe halbiert, um zu sehen, welche das tun. Zwei von unseren nicht, und das sagen wir.',
        'Le terrain sec veut onze crampons courts, sur une ligne qui tourne avec le joueur. Nous avons coupé cinq chaussures en deux. Deux des nôtres ont échoué, et nous le disons.',
        '단단한 잔디에는 함께 도는 짧은 스터드 열한 개가 필요합니다. 다섯 켤레를 반으로 잘라 봤고, 우리 것 둘은 탈락했습니다.',
      ),
      link: link('/help/boot-test', 'Read the boot test', 'Zum Schuhtest', 'Lire le test', '테스트 읽기'),
      picture: decoration('touchline-editorial-boot'),
    },
    {
      kind: 'rail',
      id: 'offers',
      title: texts('Sizes going fast', 'Größen werden knapp', 'Les tailles filent', '사이즈가 빠지고 있어요'),
      link: link('/sale', 'All offers', 'Alle Angebote', 'Toutes les offres', '할인 모두 보기'),
      query: { path: 'sale', sort: 'discount', limit: 10 },
    },
  ],
};

const frame: ShopFrame = {
  messages: [
    texts(
      'Free delivery over {freeFrom}. Return within {returnDays} days.',
      'Gratis Versand ab {freeFrom}. {returnDays} Tage Rückgabe.',
      'Livraison offerte dès {freeFrom}. Retours sous {returnDays} jours.',
      '{freeFrom} 이상 무료 배송. {returnDays}일 안에 반품.',
    ),
  ],
  topLinks,
  slogan: texts(
    'Kit for everyone who plays, runs or turns up.',
    'Ausrüstung für alle, die spielen, laufen oder einfach rausgehen.',
    'L’équipement de qui joue, court ou passe par là.',
    '뛰고, 달리고, 함께하는 모두를 위해.',
  ),
  footer: [
    helpColumn,
    {
      title: texts('Shop', 'Einkaufen', 'Boutique', '쇼핑'),
      links: [
        { label: categoryName('shoes'), href: '/shoes' },
        { label: categoryName('apparel'), href: '/apparel' },
        { label: categoryName('balls'), href: '/balls' },
        { label: categoryName('bags'), href: '/bags' },
        { label: texts('Launches', 'Launch-Kalender', 'Lancements', '출시'), href: '/launches' },
        giftCards,
      ],
    },
    aboutColumn,
  ],
  legal: legalLinks,
  listTile: {
    lines: lines(
      'Which shoe|for which mile?',
      'Welcher Schuh|für welche Meile?',
      'Quelle chaussure|pour quel kilomètre ?',
      '어느 거리에|어느 신발?',
    ),
    link: link(
      '/help/size-guides',
      'Find your fit',
      'Passform finden',
      'Trouver sa taille',
      '내 사이즈 찾기',
    ),
    picture: decoration('touchline-editorial-insole'),
    category: 'shoes',
  },
  menuProducts: {
    new: [
      {
        productId: 'RR4301',
        label: texts('For 20 miles', 'Für 32 Kilometer', 'Pour 32 kilomètres', '32 km를 위해'),
      },
      {
        productId: 'BB5001',
        label: texts('High and quiet', 'Hoch und leise', 'Haute et discrète', '높고 조용하게'),
      },
    ],
    men: [
      {
        productId: 'TR2103',
        label: texts(
          'Grip for both ways',
          'Griff in beide Richtungen',
          'Accroche dans les deux sens',
          '오르막도 내리막도',
        ),
      },
      {
        productId: 'SQ3001_102',
        label: texts('Rain, sorted', 'Regen, erledigt', 'La pluie, réglée', '비 걱정 끝'),
      },
    ],
    women: [
      {
        productId: 'RR4151',
        label: texts('A last of its own', 'Ein eigener Leisten', 'Une forme à part', '전용 라스트'),
      },
      {
        productId: '1006102_W',
        label: texts('High and opaque', 'Hoch und blickdicht', 'Haut et opaque', '높고 비치지 않게'),
      },
    ],
    kids: [
      {
        productId: 'KR1001',
        label: texts('On without help', 'Ohne Hilfe an', 'Enfilée sans aide', '혼자서도 신는'),
      },
      {
        productId: 'KJ1001',
        label: texts('Tested by jumping', 'Durch Springen geprüft', 'Testée en sautant', '뛰어들어 시험한'),
      },
    ],
    sports: [
      {
        productId: 'FB1101',
        label: texts(
          'Eleven short studs',
          'Elf kurze Stollen',
          'Onze crampons courts',
          '짧은 스터드 열한 개',
        ),
      },
      {
        productId: '90001',
        label: texts('Round at ninety', 'Rund in Minute neunzig', 'Rond à la 90e', '90분에도 둥근'),
      },
    ],
  },
};

/** What Touchline says. */
export const touchline: BrandContent = {
  ...{ home, frame, pages: [...helpPages, ...legalPages, ...aboutPages] },
  campaigns: [launchList],
};
