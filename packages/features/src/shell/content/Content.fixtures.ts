import type { ContentPage } from '@touchline/contract/content/schema';
import type { Picture } from '@touchline/contract/picture';
import { manySummaries } from '../../catalog/productCard/ProductCard.fixtures.ts';

/** A generated picture of the demo's pages. */
const picture = (name: string): Picture => ({
  path: `/media/brand/${name}`,
  widths: [640, 960],
  webp: [640],
  ratio: 1.4,
  alt: '',
  cutout: true,
});

export const homePage: ContentPage = {
  key: 'home',
  title: 'Kit for everyone who plays',
  description: 'Shoes, tops, balls and bags for running, football, basketball and more.',
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      lines: ['Built for', 'the last mile'],
      text: 'Tempo 4 Carbon. A full-length plate, 38 mm of foam and nothing you won’t need after 20 miles.',
      links: [
        { label: 'Shop Tempo 4', href: '/shoes/running-shoes' },
        { label: 'Find your fit', href: '/help/size-guides' },
      ],
      picture: picture('touchline-hero'),
    },
    {
      kind: 'categories',
      id: 'categories',
      tiles: [
        { label: 'Shoes', href: '/shoes', count: 412, picture: picture('touchline-category-shoes') },
        { label: 'Balls', href: '/balls', count: 1, picture: picture('touchline-category-balls') },
      ],
    },
    {
      kind: 'rail',
      id: 'new',
      title: 'New this week',
      link: { label: 'All 64', href: '/new' },
      items: manySummaries(6),
    },
    {
      kind: 'index',
      id: 'sports',
      text: 'Pick a sport. We show what people actually wear for it, from first session to match day.',
      entries: [
        { label: 'Running', href: '/sports/running', count: 214 },
        { label: 'Basketball', href: '/sports/basketball', count: 121 },
      ],
    },
    {
      kind: 'editorial',
      id: 'studs',
      lines: ['Studs,', 'not spikes'],
      text: 'Firm ground needs eleven short studs in a row that turns with you.',
      link: { label: 'Read the boot test', href: '/sports/football' },
      picture: picture('touchline-editorial-boot'),
    },
    {
      kind: 'membership',
      id: 'squad',
      lines: ['Squad gets', '£10 off'],
      text: 'Join free.',
      link: { label: 'Join the squad', href: '/help/membership' },
      points: ['£10 off your first order over £50', '90 days to return instead of 60'],
    },
  ],
};

export const returnsPage: ContentPage = {
  key: 'returns',
  title: 'Returns',
  description: 'How to send things back.',
  sections: [
    {
      kind: 'prose',
      id: 'text',
      blocks: [
        {
          head: '60 days, even after a run',
          paragraphs: ['Send it back within 60 days.', '- Print the label', '- Drop it off'],
        },
      ],
    },
  ],
};
