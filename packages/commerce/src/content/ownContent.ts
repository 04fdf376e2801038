import type { ShopContent, ShopPages } from './ShopContent.ts';

/** Pages of a shop nobody has written any for: what the catalogue and the shop have of themselves. */
const fromCatalogue: ShopPages = {
  home: {
    key: 'home',
    title: { en: '{brand}', de: '{brand}', fr: '{brand}', ko: '{brand}' },
    description: { en: '{brand}', de: '{brand}', fr: '{brand}', ko: '{brand}' },
    sections: [
      {
        kind: 'rail',
        id: 'new',
        title: { en: 'New', de: 'Neu', fr: 'Nouveautés', ko: '신상품' },
        link: {
          label: {
            en: 'All {count} new',
            de: 'Alle {count} Neuheiten',
            fr: 'Les {count} nouveautés',
            ko: '신상품 {count}개 모두 보기',
          },
          href: '/new',
        },
        query: { path: 'new', sort: 'newest', limit: 8 },
      },
      {
        kind: 'rail',
        id: 'sale',
        title: { en: 'Sale', de: 'Sale', fr: 'Promotions', ko: '세일' },
        link: {
          label: {
            en: 'All {count} reduced',
            de: 'Alle {count} reduziert',
            fr: 'Les {count} en promotion',
            ko: '할인 상품 {count}개 모두 보기',
          },
          href: '/sale',
        },
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
