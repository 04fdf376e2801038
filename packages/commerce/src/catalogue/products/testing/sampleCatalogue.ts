import type { ProductRecord } from '../ProductRecord.ts';
import { sampleProduct, sampleTexts } from './sampleProduct.ts';
import { testMarket } from '../../../kernel/market/testing/testMarket.ts';

/** Current time in tests with the sample catalogue. */
export const sampleNow = new Date('2026-11-21T12:00:00Z');
const days = (count: number) => new Date(sampleNow.getTime() + count * 86_400_000);
const price = (standard: number, sale: number | null = null) => [
  { market: 'gb', standard, sale, saleFrom: null, saleUntil: null, member: null },
  { market: 'de', standard: standard + 1_000, sale, saleFrom: null, saleUntil: null, member: null },
];
const german = {
  name: 'Tempo 4',
  kind: 'Laufschuh für die Straße',
  colour: 'Neongelb',
  found: { well: ['Laufen', 'Schuhe'], also: ['Gelb'] },
};

export const sampleCategories = [
  { path: 'shoes', key: 'shoes', parent: null, position: 0, names: { en: 'Shoes', de: 'Schuhe' } },
  {
    path: 'shoes/running-shoes',
    key: 'running-shoes',
    parent: 'shoes',
    position: 0,
    names: { en: 'Running shoes', de: 'Laufschuhe' },
  },
  { path: 'shoes/boots', key: 'boots', parent: 'shoes', position: 1, names: { en: 'Football boots' } },
  { path: 'apparel', key: 'apparel', parent: null, position: 1, names: { en: 'Apparel' } },
  { path: 'apparel/tops', key: 'tops', parent: 'apparel', position: 0, names: { en: 'Tops' } },
  { path: 'apparel/tops/tees', key: 'tees', parent: 'apparel/tops', position: 0, names: { en: 'Tees' } },
];

const shoe = (changes: Partial<ProductRecord>) =>
  sampleProduct({ category: 'shoes/running-shoes', ...changes });
const letterSizes = (id: string, onHand: number) =>
  ['S', 'M', 'XL'].map((size, at) => ({
    ...sampleProduct().variants[0],
    sku: `${id}_${at}`,
    sizes: { INT: size },
    gtin: null,
    mpn: null,
    selling: 'normal' as const,
    availableFrom: null,
    onHand,
  }));

/** Shoes and tees in every state that lists distinguish. */
export const sampleCatalogue: ProductRecord[] = [
  shoe({
    id: 'TL4101',
    related: ['TS1001'],
    prices: price(13_000, 9_100),
    texts: new Map([
      ['en', sampleTexts()],
      ['de', sampleTexts(german)],
    ]),
    history: [
      { market: 'de', price: 14_000, from: days(-200), until: days(-80) },
      { market: 'de', price: 12_000, from: days(-80), until: days(-20) },
      { market: 'de', price: 14_000, from: days(-20), until: days(-5) },
      { market: 'de', price: 9_100, from: days(-5), until: null },
    ],
  }),
  shoe({
    id: 'TL4102',
    colourFamilies: ['black'],
    prices: price(13_000),
    texts: new Map([['en', sampleTexts({ colour: 'Black' })]]),
  }),
  shoe({
    id: 'TL5101',
    model: 'TL51',
    slug: 'peat-mid',
    gender: 'W',
    sports: ['trail'],
    prices: price(15_000),
    launchedAt: days(-400),
    texts: new Map([
      [
        'en',
        sampleTexts({
          name: 'Peat Mid',
          kind: 'Trail shoe',
          found: { well: ['trail', 'shoes'], also: ['Women'] },
        }),
      ],
    ]),
  }),
  shoe({
    id: 'TB1001',
    model: 'TB10',
    slug: 'striker',
    category: 'shoes/boots',
    sports: ['football'],
    prices: price(20_000),
    texts: new Map([
      [
        'en',
        sampleTexts({
          name: 'Striker',
          kind: 'Football boot',
          found: { well: ['football', 'boots'], also: [] },
        }),
      ],
    ]),
  }),
  sampleProduct({
    id: 'TS1001',
    model: 'TS10',
    slug: 'club-tee',
    category: 'apparel/tops/tees',
    gender: 'U',
    nationalSizes: false,
    prices: price(3_000),
    variants: letterSizes('TS1001', 2),
    texts: new Map([
      [
        'en',
        sampleTexts({
          name: 'Club tee',
          kind: 'Cotton tee',
          colour: 'Grass green',
          found: { well: ['tees'], also: ['green'] },
        }),
      ],
    ]),
    colourFamilies: ['green'],
  }),
  sampleProduct({
    id: 'TS1002',
    model: 'TS11',
    slug: 'gone-tee',
    category: 'apparel/tops/tees',
    nationalSizes: false,
    prices: price(2_500),
    variants: letterSizes('TS1002', 0),
    position: 0,
    texts: new Map([
      ['en', sampleTexts({ name: 'Gone tee', kind: 'Cotton tee', found: { well: [], also: [] } })],
    ]),
  }),
  sampleProduct({
    id: 'a/b%2F',
    model: '__proto__',
    slug: 'odd',
    category: 'apparel/tops/tees',
    prices: price(1_000).slice(0, 1),
    variants: [],
    texts: new Map([['en', sampleTexts({ name: 'Odd one', kind: 'Thing', found: { well: [], also: [] } })]]),
  }),
];

const gb = testMarket();
const de = testMarket({
  code: 'de',
  country: 'DE',
  currency: 'EUR',
  sizeSystem: 'EU',
  showLowestPrice30Days: true,
  taxation: { policy: 'gross', rates: { '*': 19 } },
  languages: [{ code: 'de', label: 'Deutsch', sitePath: 'de' }],
});

/** Britain in pounds and Germany in euros. */
export const sampleMarkets = [gb, de];
