import type { StartCurtainContent } from '@touchline/contract/content/schema';

export const winter: StartCurtainContent = {
  id: 'winter',
  lines: ['Winter', 'is a season'],
  text: 'Forty layers for the dark half of the year, out today.',
  link: { label: 'See the collection', href: '/new' },
  enter: 'To the shop',
};
