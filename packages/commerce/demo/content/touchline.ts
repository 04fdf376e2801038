import { categoryName } from '../catalogue/taxonomy.ts';
import { texts } from '../catalogue/texts.ts';
import { launchList } from './campaigns.ts';
import { appBanner, usps } from './banners.ts';
import { articles } from './blog/articles.ts';
import { aboutColumn, helpColumn, legalLinks, topLinks } from './frame.ts';
import { aboutPages } from './pages/about.ts';
import { helpPages } from './pages/help.ts';
import { hotSeason, homeStories } from './homeOverlays.ts';
import { landingPages } from './pages/landing.ts';
import { legalPages } from './pages/legal.ts';
import type { BrandContent, ShopFrame, ShopPage } from '@touchline/commerce/content/BrandContent';
import { decoration, lines, link } from './write.ts';

const home: ShopPage = {
  key: 'home',
  title: texts('Kit for everyone who plays, runs or turns up'),
  description: texts(
    'Shoes, apparel, balls and bags for running, football, basketball, trail and training. Free delivery from {freeFrom}, {returnDays} days to return.',
  ),
  ...{ curtain: hotSeason, stories: homeStories },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      lines: lines('Built for|the last mile'),
      text: texts(
        'Tempo 4 Carbon. A full-length plate, 38 mm of foam and nothing you won’t need after 20 miles.',
      ),
      links: [
        link('/tempo-4-carbon/RR4301.html', 'Shop Tempo 4'),
        link('/help/size-guides', 'Find your fit'),
      ],
      picture: {
        name: 'touchline-hero',
        alt: texts('Tempo 4 Carbon in black, seen from the side'),
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
      title: texts('New this month'),
      link: link('/new', 'All {count}'),
      query: { path: 'new', sort: 'pick', limit: 10 },
    },
    {
      kind: 'index',
      id: 'sports',
      text: texts('Pick a sport. We show what people actually wear for it, from first session to match day.'),
      sports: ['running', 'football', 'basketball', 'trail', 'training'],
    },
    {
      kind: 'editorial',
      id: 'boots',
      lines: lines('Studs,|not spikes'),
      text: texts(
        'Firm ground needs eleven short studs in a row that turns with you. We cut five boots in half to see which ones do. Two of ours did not make it, and we say so.',
      ),
      link: link('/help/boot-test', 'Read the boot test'),
      picture: decoration('touchline-editorial-boot'),
    },
    {
      kind: 'rail',
      id: 'offers',
      title: texts('Sizes going fast'),
      link: link('/sale', 'All offers'),
      query: { path: 'sale', sort: 'discount', limit: 10 },
    },
  ],
};

const frame: ShopFrame = {
  ...{ usps, appBanner },
  messages: [texts('Free delivery over {freeFrom}. Return within {returnDays} days.')],
  topLinks: [link('/blog', 'Blog'), ...topLinks],
  header: [
    {
      component: 'header',
      items: [
        {
          ...{ id: 'launches', index: 6, type: 'mask' },
          ...{ label: texts('Launches'), path: '/launches', markets: ['us'] },
        },
      ],
    },
  ],
  slogan: texts('Kit for everyone who plays, runs or turns up.'),
  footer: [
    helpColumn,
    {
      title: texts('Shop'),
      links: [
        { label: categoryName('shoes'), href: '/shoes' },
        { label: categoryName('apparel'), href: '/apparel' },
        { label: categoryName('balls'), href: '/balls' },
        { label: categoryName('bags'), href: '/bags' },
        { label: texts('Launches'), href: '/launches' },
        link('/landing/men', 'Men'),
        link('/landing/women', 'Women'),
        link('/landing/kids', 'Kids'),
        link('/campaign/wet-season', 'Wet season'),
      ],
    },
    { ...aboutColumn, links: [link('/blog', 'Blog'), ...aboutColumn.links] },
  ],
  legal: legalLinks,
  listTile: {
    lines: lines('Which shoe|for which mile?'),
    link: link('/help/size-guides', 'Find your fit'),
    picture: decoration('touchline-editorial-insole'),
    category: 'shoes',
  },
  menuProducts: {
    new: [
      {
        productId: 'RR4301',
        label: texts('For 20 miles'),
      },
      {
        productId: 'BB5001',
        label: texts('High and quiet'),
      },
    ],
    men: [
      {
        productId: 'TR2103',
        label: texts('Grip for both ways'),
      },
      {
        productId: 'SQ3001_102',
        label: texts('Rain, sorted'),
      },
    ],
    women: [
      {
        productId: 'RR4151',
        label: texts('A last of its own'),
      },
      {
        productId: '1006102_W',
        label: texts('High and opaque'),
      },
    ],
    kids: [
      {
        productId: 'KR1001',
        label: texts('On without help'),
      },
      {
        productId: 'KJ1001',
        label: texts('Tested by jumping'),
      },
    ],
    sports: [
      {
        productId: 'FB1101',
        label: texts('Eleven short studs'),
      },
      {
        productId: '90001',
        label: texts('Round at ninety'),
      },
    ],
  },
};

/** What Touchline says. */
export const touchline: BrandContent = {
  ...{ home, frame, pages: [...helpPages, ...legalPages, ...aboutPages, ...landingPages, ...articles] },
  campaigns: [launchList],
};
