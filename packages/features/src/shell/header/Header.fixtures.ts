import type { ContentFrame } from '@touchline/contract/content/schema';
import type { NavigationNode } from '@touchline/contract/product/schema';
import { picture } from '../../catalog/productCard/ProductCard.fixtures.ts';
import type { HeaderSnapshot } from './HeaderStore.ts';

const leaf = (key: string, label: string, path: string): NavigationNode => ({
  key,
  label,
  path,
  count: 12,
  children: [],
});

export const navigation: NavigationNode[] = [
  leaf('new', 'New', 'new'),
  {
    key: 'men',
    label: 'Men',
    path: 'men',
    count: 128,
    children: [
      {
        ...leaf('shoes', 'Shoes', 'men/shoes'),
        children: [
          leaf('running-shoes', 'Road running', 'men/running-shoes'),
          leaf('trail-shoes', 'Trail', 'men/trail-shoes'),
        ],
      },
      { ...leaf('tops', 'Tops', 'men/tops'), children: [leaf('tees', 'Tees', 'men/tees')] },
      leaf('balls', 'Balls', 'men/balls'),
    ],
    sizes: ['7', '8', '9', '10', '11'].map((label) => ({ label, path: `men/shoes?size=${label}` })),
  },
  leaf('women', 'Women', 'women'),
  leaf('kids', 'Kids', 'kids'),
  leaf('sports', 'Sports', 'sports'),
  leaf('sale', 'Sale', 'sale'),
];

export const frame: ContentFrame = {
  messages: ['Free delivery over £60. Return within 60 days.'],
  topLinks: [{ label: 'Help', href: '/help' }],
  slogan: 'Kit for everyone who plays, runs or turns up.',
  footer: [
    {
      title: 'Help',
      links: [
        { label: 'Delivery', href: '/help/delivery' },
        { label: 'Returns', href: '/help/returns' },
      ],
    },
    { title: 'Shop', links: [{ label: 'Shoes', href: '/shoes' }] },
  ],
  legal: [
    { label: 'Terms', href: '/help/terms' },
    { label: 'Privacy', href: '/help/privacy' },
  ],
  menuPictures: {
    men: [
      {
        ...{ name: 'Tempo 4', label: 'For 20 miles', href: '/tempo-4/RR4101.html' },
        picture: picture('RR4101', 'side', 'Tempo 4, Volt / white, from the side'),
      },
      {
        ...{ name: 'Squall 3L', label: 'Rain, sorted', href: '/squall-3l/SQ3001_102.html' },
        picture: picture('SQ3001_102', 'front', 'Squall 3L, from the front'),
      },
    ],
  },
};

export const headerSnapshot: HeaderSnapshot = {
  brand: 'touchline',
  entries: navigation.map(({ key, label, path, count, children }) => ({
    key,
    label,
    path,
    count,
    hasMore: children.length > 0,
  })),
  messages: frame.messages,
  topLinks: frame.topLinks,
};
