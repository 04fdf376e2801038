import { catalogueText } from '../products/catalogueTexts.ts';
import type { ShopContent, ShopPages } from './ShopContent.ts';

const brandAlone = catalogueText(() => '{brand}');

/** Pages of a shop nobody has written any for: what the catalogue and the shop have of themselves. */
const fromCatalogue: ShopPages = {
  home: {
    key: 'home',
    title: brandAlone,
    description: brandAlone,
    sections: [
      {
        kind: 'rail',
        id: 'new',
        title: catalogueText(({ lists }) => lists.new),
        link: { label: catalogueText(({ allNew }) => allNew), href: '/new' },
        query: { path: 'new', sort: 'newest', limit: 8 },
      },
      {
        kind: 'rail',
        id: 'sale',
        title: catalogueText(({ lists }) => lists.sale),
        link: { label: catalogueText(({ allReduced }) => allReduced), href: '/sale' },
        query: { path: 'sale', sort: 'discount', limit: 8 },
      },
    ],
  },
  pages: [],
};

/** Content of a shop without the demo. */
export const ownContent = (brand: string): ShopContent => ({
  brands: new Map([[brand, fromCatalogue]]),
  names: new Map(),
  pictures: new Map(),
});
