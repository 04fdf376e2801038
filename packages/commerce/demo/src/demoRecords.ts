import type { Market } from '@touchline/contract/market/schema';
import { calloutsOf, certificatesOf } from '../catalogue/claims.ts';
import { sizeRuns, skuOf } from '../catalogue/sizes.ts';
import { colourFamilies, genderNames, sports } from '@touchline/commerce/catalogue/taxonomy';
import { categoryName } from '../catalogue/taxonomy.ts';
import {
  catalogueLanguages,
  type CatalogueCurrency,
  type CatalogueLanguage,
  type DemoColourway,
  type DemoProduct,
  type Texts,
} from '../catalogue/types.ts';
import { factLabels, type FactKey } from '../catalogue/words/facts.ts';
import type {
  HistoryRecord,
  PriceRecord,
  ProductRecord,
  ProductTexts,
  VariantRecord,
} from '@touchline/commerce/catalogue/ProductRecord';
import type { SaleMode, StoredPicture } from '@touchline/commerce/catalogue/tables';

const day = 86_400_000;

export interface DemoSurroundings {
  markets: readonly Pick<Market, 'code' | 'currency' | 'deliveryMethods'>[];
  /** Pictures by product id. */
  pictures: ReadonlyMap<string, StoredPicture[]>;
  now: Date;
}

/** A model of the demo catalogue as products: one a colour. */
export function demoRecords(model: DemoProduct, position: number, about: DemoSurroundings): ProductRecord[] {
  return model.colourways.map((colourway, at) => ({
    id: colourway.id,
    source: 'demo',
    model: model.modelNumber,
    slug: model.slug,
    brand: model.brand,
    shops: [...model.shops],
    category: model.category.join('/'),
    gender: model.gender,
    ageGroup: model.gender.startsWith('K') ? 'kids' : 'adult',
    sports: [...model.sports],
    colourFamilies: [colourway.colourFamily],
    swatch: [...colourway.swatch],
    pattern: null,
    badge: model.badge ?? null,
    launchedAt: daysFrom(about.now, -model.newSinceDaysAgo),
    nationalSizes: sizeRuns[model.sizeRun].national,
    pictures: about.pictures.get(colourway.id) ?? [],
    related: [...model.wearItWith],
    links: [
      ...model.otherSizes.map((productId) => ({ type: 'size' as const, productId })),
      ...model.otherAges.map((productId) => ({ type: 'age' as const, productId })),
    ],
    certificates: certificatesOf(model),
    ...personalisationOf(model),
    ...(model.maxPerPerson === undefined ? {} : { maxPerPerson: model.maxPerPerson }),
    // Further colours stand behind all first ones, so that a list does not begin with one model six times.
    position: position + at * 10_000,
    texts: new Map(catalogueLanguages.map((language) => [language, wordsOf(model, colourway, language)])),
    variants: variantsOf(model, colourway, about.now),
    prices: about.markets.flatMap((market) => priceOf(model, colourway, market)),
    history: about.markets.flatMap((market) => historyOf(colourway, market, about.now)),
  }));
}

/** What can be put on the products of a category: names on jerseys, a text on a bottle. */
const personalised: Readonly<Partial<Record<string, string>>> = {
  ...{ jerseys: 'jersey', polos: 'apparel', 'football-boots': 'shoes', bottles: 'bottle' },
  'gym-sacks': 'bag',
};

function personalisationOf({ category }: DemoProduct): Pick<ProductRecord, 'personalisation'> {
  const personalisation = personalised[category.at(-1) ?? ''];
  return personalisation === undefined ? {} : { personalisation };
}

/** The texts of a product in a language. */
function wordsOf(model: DemoProduct, colourway: DemoColourway, language: CatalogueLanguage): ProductTexts {
  const write = (text: Texts): string => text[language];
  return {
    name: model.name,
    kind: write(model.kind),
    colour: write(colourway.colourName),
    lead: write(model.lead),
    body: write(model.text),
    fit: write(model.fit),
    facts: model.facts.map((fact) => ({
      key: fact.key,
      label: write(factLabels[fact.key as FactKey]),
      value: write(fact.value),
    })),
    materials: model.materials.map(write),
    care: model.care.map(write),
    highlights: calloutsOf(model).map(write),
    found: {
      well: [
        ...model.category.map((key) => write(categoryName(key))),
        ...model.sports.map((sport) => write(sports[sport])),
      ],
      also: [write(colourFamilies[colourway.colourFamily].name), write(genderNames[model.gender])],
    },
  };
}

const sellings = new Map<string, SaleMode>([
  ['PREVIEW', 'preview'],
  ['PREORDER', 'preorder'],
  ['BACKORDER', 'backorder'],
]);

function variantsOf(model: DemoProduct, colourway: DemoColourway, now: Date): VariantRecord[] {
  const run = sizeRuns[model.sizeRun];
  return run.sizes.map((size) => ({
    sku: skuOf(colourway.id, size.code),
    sizes: run.national ? { EU: size.eu, UK: size.uk, US: size.us, KR: size.kr } : { INT: size.eu },
    gtin: null,
    mpn: `${model.modelNumber}-${size.code}`,
    selling: sellings.get(colourway.availability) ?? 'normal',
    availableFrom: colourway.availableInDays === undefined ? null : daysFrom(now, colourway.availableInDays),
    onHand: colourway.sizesStock[size.code] ?? 0,
  }));
}

function isCatalogueCurrency(currency: string, prices: object): currency is CatalogueCurrency {
  return Object.hasOwn(prices, currency);
}

type MarketMoney = DemoSurroundings['markets'][number];

function priceOf(
  model: DemoProduct,
  colourway: DemoColourway,
  { code, currency }: MarketMoney,
): PriceRecord[] {
  if (!isCatalogueCurrency(currency, model.prices)) return [];
  return [
    {
      market: code,
      standard: model.prices[currency],
      sale: colourway.salePrices?.[currency] ?? null,
      saleFrom: null,
      saleUntil: null,
      member: colourway.memberPrices?.[currency] ?? null,
    },
  ];
}

function historyOf(colourway: DemoColourway, { code, currency }: MarketMoney, now: Date): HistoryRecord[] {
  return colourway.priceHistory.flatMap((period, at) => {
    const next = colourway.priceHistory[at + 1];
    return isCatalogueCurrency(currency, period.prices)
      ? {
          market: code,
          price: period.prices[currency],
          from: daysFrom(now, -period.fromDaysAgo),
          until: next ? daysFrom(now, -next.fromDaysAgo) : null,
        }
      : [];
  });
}

/** The start of the day so many days from now, so that seeding twice on one day makes the same rows. */
function daysFrom(now: Date, days: number): Date {
  return new Date(Math.floor(now.getTime() / day) * day + days * day);
}
