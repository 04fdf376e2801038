import { texts } from '../catalogue/texts.ts';
import { launchList } from './campaigns.ts';
import { aboutColumn, helpColumn, legalLinks, topLinks } from './frame.ts';
import { aboutPages } from './pages/about.ts';
import { helpPages } from './pages/help.ts';
import { legalPages } from './pages/legal.ts';
import type { BrandContent, ShopFrame, ShopPage } from '@touchline/commerce/content/BrandContent';
import { decoration, lines, link } from './write.ts';

const onFoot = texts('Boots and shoes');
const layers = texts('Layers');
const packs = texts('Packs');
const carry = texts('Camp and carry');

const home: ShopPage = {
  key: 'home',
  title: texts('Things for being outside, made to be mended'),
  description: texts('Boots, layers and packs for wet hills. Repairs are free for life.'),
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      lines: lines('Wet by ten,|dry by noon.'),
      text: texts('Fell 2 drains through the sidewall and grips on both rock and mud.'),
      links: [link('/fell-2/TR2101.html', 'See the Fell 2')],
      picture: {
        name: 'northing-hero',
        alt: texts('Fell 2 in glacier blue, seen from the side'),
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
      title: texts('For this week’s weather'),
      link: link('/apparel/jackets', 'All jackets'),
      query: { path: 'apparel/jackets', sort: 'pick', limit: 8 },
    },
    {
      kind: 'editorial',
      id: 'repair',
      lines: lines('A zip should|outlive the jacket'),
      text: texts(
        'Most shells are thrown away because of one broken slider. Ours come off with two screws. Send the jacket, or let us post you the part and a driver.',
      ),
      link: link('/help/materials', 'How repairs work'),
      picture: decoration('northing-editorial-zip'),
    },
    {
      kind: 'rail',
      id: 'last',
      title: texts('Last of it'),
      link: link('/sale', 'All of it'),
      query: { path: 'sale', sort: 'discount', limit: 8 },
    },
    {
      kind: 'membership',
      id: 'log',
      ground: 'band',
      lines: lines('Keep it going'),
      text: texts(
        'We say what each thing is made of, and mend it for as long as there is something to mend.',
      ),
      link: link('/help/materials', 'Materials and repair'),
      points: [
        texts('Repairs free for life'),
        texts('New soles, twice'),
        texts('{returnDays} days to return'),
      ],
    },
  ],
};

const frame: ShopFrame = {
  messages: [texts('Repairs are free for life. Delivery is free over {freeFrom}.')],
  topLinks,
  slogan: texts('Things for being outside, made to be mended.'),
  footer: [
    helpColumn,
    {
      title: texts('Shop'),
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
    lines: lines('Two winters,|one sole'),
    link: link('/help/materials', 'How repairs work'),
    picture: decoration('northing-editorial-boot'),
    category: 'shoes',
  },
  menuProducts: {
    new: [
      {
        productId: 'TR2101',
        label: texts('Bog, slab, road'),
      },
      {
        productId: 'SQ3001_103',
        label: texts('Four hours of rain'),
      },
    ],
    shoes: [
      {
        productId: 'HK1001',
        label: texts('Soled twice'),
      },
      {
        productId: 'TR4102',
        label: texts('A hundred kilometres'),
      },
    ],
    apparel: [
      {
        productId: 'PF1001_602',
        label: texts('Warm when wet'),
      },
      {
        productId: 'NZ1001',
        label: texts('Elbows included'),
      },
    ],
  },
};

/** What Northing says. */
export const northing: BrandContent = {
  ...{ home, frame, pages: [...helpPages, ...legalPages, ...aboutPages] },
  campaigns: [launchList],
};
