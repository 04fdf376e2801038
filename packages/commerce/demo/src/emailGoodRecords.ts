import type { Market } from '@touchline/contract/market/schema';
import type { CategoryRecord, PriceRecord, ProductRecord } from '@touchline/commerce/catalogue/ProductRecord';
import { emailCategories, emailGoods, type DemoEmailGood } from '../catalogue/emailGoods.ts';
import { skuOf } from '../catalogue/sizes.ts';
import { categoryName } from '../catalogue/taxonomy.ts';
import { catalogueLanguages, type CatalogueCurrency, type CatalogueLanguage } from '../catalogue/types.ts';
import type { DemoSurroundings } from './demoRecords.ts';

/** Behind everything that comes in a parcel. */
const last = 1_000_000;

/** The categories of the goods that are sent by email. */
export const emailCategoryRecords = (): CategoryRecord[] =>
  emailCategories.map(({ key, name }, at) => ({
    ...{ path: `accessories/${key}`, key, parent: 'accessories', position: 90 + at },
    names: name,
  }));

/** The goods that are sent by email, as products of the markets that have a way to send them. */
export const emailGoodRecords = (about: DemoSurroundings): ProductRecord[] =>
  emailGoods.map((good, at) => recordOf(good, last + at, about));

type SellingMarket = DemoSurroundings['markets'][number];

const isSoldIn = (
  kind: DemoEmailGood['kind'],
  { deliveryMethods }: Pick<Market, 'deliveryMethods'>,
): boolean => deliveryMethods.some(({ shippingType }) => shippingType === kind);

function recordOf(good: DemoEmailGood, position: number, about: DemoSurroundings): ProductRecord {
  const { id, kind, amounts } = good;
  const markets = about.markets.filter((market) => isSoldIn(kind, market));
  const isGiftCard = kind === 'egiftcard';
  return {
    ...{ id, source: 'demo', model: id, slug: good.slug, brand: 'Touchline', shops: [], position },
    category: `accessories/${good.category}`,
    ...{ gender: 'U', ageGroup: 'adult', sports: [], colourFamilies: [], swatch: [] },
    ...{ pattern: null, badge: null, nationalSizes: false, related: [] },
    launchedAt: new Date(about.now.getTime() - 400 * 86_400_000),
    pictures: about.pictures.get(id) ?? [],
    deliveryKind: kind,
    // A voucher for several purposes is taxed when it is spent (Directive 2006/112/EC, article 30b).
    taxable: !isGiftCard,
    texts: new Map(catalogueLanguages.map((language) => [language, wordsOf(good, language)])),
    variants: amounts.map(({ code, prices }) => ({
      sku: skuOf(id, code),
      sizes: { INT: isGiftCard ? String(Number(code)) : 'One size' },
      ...{ gtin: null, mpn: `${id}-${code}`, selling: 'normal' as const, availableFrom: null, onHand: 1 },
      ...(isGiftCard
        ? { amounts: Object.fromEntries(markets.map((market) => [market.code, priceIn(prices, market)])) }
        : {}),
    })),
    // A list shows the lowest amount.
    prices: markets.flatMap((market) => amounts.slice(0, 1).map(({ prices }) => priceRecord(prices, market))),
    history: [],
  };
}

const priceIn = (prices: DemoEmailGood['amounts'][number]['prices'], { currency }: SellingMarket): number =>
  prices[currency as CatalogueCurrency];

const priceRecord = (
  prices: DemoEmailGood['amounts'][number]['prices'],
  market: SellingMarket,
): PriceRecord => ({
  ...{ market: market.code, standard: priceIn(prices, market) },
  ...{ sale: null, saleFrom: null, saleUntil: null, member: null },
});

function wordsOf(
  { name, subTitle, lead, text, highlights, category }: DemoEmailGood,
  language: CatalogueLanguage,
) {
  const names = emailCategories.filter(({ key }) => key === category).map(({ name: of }) => of[language]);
  return {
    ...{ name: name[language], kind: subTitle[language], colour: '', lead: lead[language] },
    ...{ body: text[language], fit: '', facts: [], materials: [], care: [] },
    highlights: highlights.map((highlight) => highlight[language]),
    found: { well: names, also: [categoryName('accessories')[language]] },
  };
}
