import { describe, expect, it } from 'vitest';
import { silhouetteNames } from '../illustrator/silhouettes/names.ts';
import { calloutsOf, certificatesOf } from './claims.ts';
import { lowestPriceBefore } from './prices.ts';
import { demoProducts } from './products.ts';
import { sizeGuideOf } from './sizes/guides.ts';
import { sizeRuns, skuOf } from './sizes.ts';
import type { SizeRunId } from './sizes.ts';
import { colourFamilies, departments, sports } from '@touchline/commerce/catalogue/taxonomy';
import { categories } from './taxonomy.ts';
import type { DemoCategory } from './taxonomy.ts';
import { catalogueCurrencies, catalogueLanguages } from './types.ts';
import type { Texts } from './types.ts';
import { factLabels } from './words/facts.ts';

const colourways = demoProducts.flatMap((product) =>
  product.colourways.map((colourway) => ({ product, colourway })),
);

describe('the demo catalogue', () => {
  it('has at least 160 models, each in one to six colours', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(160);
    for (const product of demoProducts) {
      expect(product.colourways.length, product.name).toBeGreaterThanOrEqual(1);
      expect(product.colourways.length, product.name).toBeLessThanOrEqual(6);
    }
    expect(unique(demoProducts.map((product) => product.modelNumber))).toHaveLength(demoProducts.length);
  });

  const formats: readonly [string, string, RegExp][] = [
    ['8 digits, an underscore and a letter', 'A2.22', /^\d{8}_[A-Z]$/],
    ['7 digits, an underscore and a letter', 'A2.23', /^\d{7}_[A-Z]$/],
    ['2 letters and 4 digits', 'A2.24', /^[A-Z]{2}\d{4}$/],
    ['2 letters, 4 digits, an underscore and 3 digits', 'A2.25', /^[A-Z]{2}\d{4}_\d{3}$/],
    ['2 to 6 digits', 'A2.26', /^\d{2,6}$/],
  ];
  it.each(formats)('has products with an id in the format %s [%s]', (_words, _row, pattern) => {
    expect(colourways.filter(({ colourway }) => pattern.test(colourway.id)).length).toBeGreaterThan(0);
  });

  it('gives every colour a unique id in one of the five formats', () => {
    for (const { colourway } of colourways) {
      expect(
        formats.filter(([, , pattern]) => pattern.test(colourway.id)),
        colourway.id,
      ).toHaveLength(1);
    }
    expect(unique(colourways.map(({ colourway }) => colourway.id))).toHaveLength(colourways.length);
  });

  it('gives every size of every colour a unique SKU: the product id and digits [C3.06]', () => {
    const skus = colourways.flatMap(({ colourway }) =>
      Object.keys(colourway.sizesStock).map((code) => skuOf(colourway.id, code)),
    );
    expect(unique(skus)).toHaveLength(skus.length);
    for (const { colourway } of colourways) {
      for (const code of Object.keys(colourway.sizesStock)) {
        expect(skuOf(colourway.id, code)).toMatch(new RegExp(`^${colourway.id}_\\d+$`));
      }
    }
  });

  it('has a whole number of pieces for exactly the sizes of the size run', () => {
    for (const { product, colourway } of colourways) {
      const codes = sizeRuns[product.sizeRun].sizes.map((size) => size.code);
      expect(Object.keys(colourway.sizesStock), colourway.id).toEqual(codes);
      for (const quantity of Object.values(colourway.sizesStock)) {
        expect(Number.isInteger(quantity) && quantity >= 0, colourway.id).toBe(true);
      }
    }
  });

  it('has all texts in five languages', () => {
    const missing = textsIn(demoProducts).flatMap((text) =>
      catalogueLanguages
        .filter((language) => !(text[language].trim().length > 0))
        .map((language) => [language, text.en]),
    );
    expect(missing).toEqual([]);
    const unfilled = textsIn(demoProducts).filter((text) =>
      catalogueLanguages.some((language) => /\{\d\}/.test(text[language])),
    );
    expect(unfilled).toEqual([]);
  });

  it('translates all prose: no lead or kind is the same in English and another language', () => {
    for (const { lead, kind, name } of demoProducts) {
      for (const language of ['de', 'fr', 'ko', 'ar'] as const) {
        expect(lead[language], name).not.toBe(lead.en);
        if (language === 'ar') expect(`${lead.ar}${kind.ar}`, name).toMatch(/\p{Script=Arabic}/u);
        if (language === 'ko') expect(`${lead.ko}${kind.ko}`, name).toMatch(/\p{Script=Hangul}/u);
      }
    }
  });

  it('describes every model differently: no two share a lead or a description', () => {
    for (const language of catalogueLanguages) {
      expect(unique(demoProducts.map((product) => product.lead[language]))).toHaveLength(demoProducts.length);
      expect(unique(demoProducts.map((product) => product.text[language]))).toHaveLength(demoProducts.length);
    }
  });

  it('has a label for every key fact', () => {
    for (const product of demoProducts) {
      expect(product.facts.length, product.name).toBeGreaterThan(0);
      for (const { key } of product.facts) expect(Object.keys(factLabels), product.name).toContain(key);
    }
  });

  it('reduces a seventh to a third of the colours, with a lower price in every currency', () => {
    const reduced = colourways.filter(({ colourway }) => colourway.salePrices);
    expect(reduced.length / colourways.length).toBeGreaterThan(1 / 8);
    expect(reduced.length / colourways.length).toBeLessThan(1 / 3);
    for (const { product, colourway } of reduced) {
      for (const currency of catalogueCurrencies) {
        expect(colourway.salePrices?.[currency], `${colourway.id} ${currency}`).toBeLessThan(
          product.prices[currency],
        );
      }
    }
  });

  it('has lower member prices, in whole minor units, without decimals in won', () => {
    const forMembers = colourways.filter(({ colourway }) => colourway.memberPrices);
    expect(forMembers.length).toBeGreaterThan(10);
    for (const { product, colourway } of forMembers) {
      for (const currency of catalogueCurrencies) {
        expect(colourway.memberPrices?.[currency], colourway.id).toBeLessThan(product.prices[currency]);
      }
    }
    for (const { prices, name } of demoProducts) {
      for (const currency of catalogueCurrencies) expect(Number.isInteger(prices[currency]), name).toBe(true);
      expect(prices.KRW % 1000, name).toBe(0);
    }
  });

  it('ends each price history with the current price, each period after the previous one', () => {
    for (const { product, colourway } of colourways) {
      expect(colourway.priceHistory.at(-1)?.prices, colourway.id).toEqual(
        colourway.salePrices ?? product.prices,
      );
      const days = colourway.priceHistory.map((period) => period.fromDaysAgo);
      expect(days, colourway.id).toEqual([...days].sort((one, two) => two - one));
      expect(unique(days), colourway.id).toHaveLength(days.length);
    }
  });

  it('finds the lowest price of the 30 days before a reduction, which is not always the standard price', () => {
    const daily = find('RR6103');
    expect(lowestPriceBefore(daily.priceHistory, 'EUR')).toBe(76_00);
    const tempo = find('RR4103');
    expect(lowestPriceBefore(tempo.priceHistory, 'EUR')).toBe(130_00);
    // An earlier reduction that ended more than 30 days before this one no longer counts.
    expect(lowestPriceBefore(find('PF3001_601').priceHistory, 'GBP')).toBe(125_00);
    expect(
      lowestPriceBefore(
        [
          { fromDaysAgo: 90, prices: prices(80) },
          { fromDaysAgo: 60, prices: prices(100) },
          { fromDaysAgo: 10, prices: prices(90) },
        ],
        'GBP',
      ),
    ).toBe(100);
  });

  it('has products in every availability status [A3.66]', () => {
    expect(unique(colourways.map(({ colourway }) => colourway.availability)).sort()).toEqual([
      'BACKORDER',
      'FULLY_RESERVED',
      'IN_STOCK',
      'NOT_AVAILABLE',
      'PREORDER',
      'PREVIEW',
    ]);
  });

  it('gives a date for upcoming products only', () => {
    for (const { colourway } of colourways) {
      const waits = ['PREVIEW', 'PREORDER', 'BACKORDER'].includes(colourway.availability);
      expect(colourway.availableInDays !== undefined, colourway.id).toBe(waits);
      if (colourway.availableInDays !== undefined) expect(colourway.availableInDays).toBeLessThan(365);
    }
  });

  it('has stock for pre-orders and back-orders, stock to hold for fully reserved products, and none for previews', () => {
    for (const { colourway } of colourways) {
      const pieces = Object.values(colourway.sizesStock).reduce((sum, quantity) => sum + quantity, 0);
      if (['PREORDER', 'BACKORDER', 'FULLY_RESERVED'].includes(colourway.availability)) {
        expect(pieces, colourway.id).toBeGreaterThan(0);
      }
      if (colourway.availability === 'PREVIEW') expect(pieces, colourway.id).toBe(0);
    }
  });

  it('has colours that are sold out in every size, in some sizes, and with the last three pieces', () => {
    const stocks = colourways
      .filter(({ colourway }) => colourway.availability === 'IN_STOCK')
      .map(({ colourway }) => Object.values(colourway.sizesStock));
    expect(stocks.filter((stock) => stock.includes(0)).length).toBeGreaterThan(50);
    expect(stocks.filter((stock) => stock.some((left) => left >= 1 && left <= 3)).length).toBeGreaterThan(50);
    expect(stocks.every((stock) => stock.some((left) => left > 0))).toBe(true);
    const soldOut = colourways.filter(({ colourway }) => colourway.availability === 'NOT_AVAILABLE');
    expect(soldOut.length).toBeGreaterThanOrEqual(3);
    expect(
      soldOut.every(({ colourway }) => Object.values(colourway.sizesStock).every((left) => left === 0)),
    ).toBe(true);
  });

  it('uses every gender code, sport, colour, shape and leaf category [A3.67, A9.60]', () => {
    expect(unique(demoProducts.map((product) => product.gender)).sort()).toEqual(['K', 'KU', 'M', 'U', 'W']);
    expect(unique(demoProducts.flatMap((product) => product.sports)).sort()).toEqual(
      Object.keys(sports).sort(),
    );
    expect(unique(colourways.map(({ colourway }) => colourway.colourFamily)).sort()).toEqual(
      Object.keys(colourFamilies).sort(),
    );
    expect(unique(demoProducts.map((product) => product.silhouette)).sort()).toEqual(
      [...silhouetteNames].sort(),
    );
    expect(unique(demoProducts.map((product) => product.category.join('/'))).sort()).toEqual(
      leavesOf(categories).sort(),
    );
  });

  it('has products of every root category for each department', () => {
    for (const { key, genders } of departments) {
      const theirs = demoProducts.filter((product) => genders.some((gender) => gender === product.gender));
      for (const root of categories) {
        expect(
          theirs.filter((product) => product.category[0] === root.key).length,
          `${key}/${root.key}`,
        ).toBeGreaterThan(0);
      }
    }
  });

  it('suggests four matching products that can be bought', () => {
    for (const product of demoProducts) {
      expect(unique(product.wearItWith), product.name).toHaveLength(4);
      for (const id of product.wearItWith) {
        expect(find(id).availability, `${product.name}: ${id}`).toBe('IN_STOCK');
        expect(product.colourways.map((colourway) => colourway.id)).not.toContain(id);
      }
    }
  });

  it('links what is made in other sizes and for other ages, both ways, each to a product of its own', () => {
    const modelOf = (id: string) =>
      demoProducts.find(({ colourways: ways }) => ways.some((way) => way.id === id));
    for (const direction of ['otherSizes', 'otherAges'] as const) {
      const linked = demoProducts.filter((product) => product[direction].length > 0);
      expect(linked.length, direction).toBeGreaterThan(8);
      for (const product of linked)
        for (const id of product[direction]) {
          const other = modelOf(id);
          expect(other, `${product.name}: ${id}`).not.toBe(product);
          expect(other?.[direction].map(modelOf), `${product.name}: ${id}`).toContain(product);
        }
    }
  });

  it('says in at most three words or phrases what stands out, and certifies what is made so', () => {
    const claims = demoProducts.map((product) => ({
      product,
      callouts: calloutsOf(product),
      certificates: certificatesOf(product),
    }));
    expect(claims.filter(({ callouts }) => callouts.length > 0).length).toBeGreaterThan(60);
    expect(new Set(claims.flatMap(({ certificates }) => certificates))).toEqual(
      new Set(['GOTS', 'GRS', 'RDS', 'RWS']),
    );
    for (const { product, callouts, certificates } of claims) {
      expect(callouts.length, product.name).toBeLessThanOrEqual(3);
      if (certificates.includes('RDS')) expect(product.materials.map(({ en }) => en).join()).toMatch(/down/);
    }
  });

  it('gives Northing its own range: shoes, layers, packs and accessories', () => {
    const northing = demoProducts.filter((product) => product.shops.includes('northing'));
    expect(northing.length).toBeGreaterThan(35);
    expect(unique(northing.map((product) => product.category[0])).sort()).toEqual([
      'accessories',
      'apparel',
      'bags',
      'shoes',
    ]);
    expect(demoProducts.every((product) => product.shops.includes('touchline'))).toBe(true);
  });

  it('is the same each time it is generated', async () => {
    const { stockOf } = await import('./stock.ts');
    expect(stockOf('RR4102', 'mens-shoes', 'deep')).toEqual(stockOf('RR4102', 'mens-shoes', 'deep'));
    expect(find('RR4101').sizesStock).toMatchObject({ 560: 0, 580: 3, 610: 0 });
  });
});

describe('size tables', () => {
  const runs = Object.keys(sizeRuns) as SizeRunId[];

  it('have a complete row for every size of every run with more than one size', () => {
    for (const run of runs) {
      const guide = sizeGuideOf(run);
      if (sizeRuns[run].sizes.length === 1) {
        expect(guide, run).toBeUndefined();
        continue;
      }
      expect(guide?.rows, run).toHaveLength(sizeRuns[run].sizes.length);
      for (const row of guide?.rows ?? []) expect(row, run).toHaveLength(guide?.columns.length ?? 0);
    }
  });

  it('convert a men’s UK 8 to EU 42, US 8.5 and 265 mm', () => {
    expect(sizeRuns['mens-shoes'].sizes.find((size) => size.uk === '8')).toMatchObject({
      eu: '42',
      us: '8.5',
      kr: '265',
    });
  });
});

function find(id: string) {
  const found = colourways.find(({ colourway }) => colourway.id === id);
  if (!found) throw new Error(`No product ${id}.`);
  return found.colourway;
}

function prices(amount: number) {
  return { GBP: amount, USD: amount, EUR: amount, KRW: amount, AED: amount };
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

function leavesOf(nodes: readonly DemoCategory[], above = ''): string[] {
  return nodes.flatMap((node) =>
    node.children.length > 0 ? leavesOf(node.children, `${above}${node.key}/`) : [`${above}${node.key}`],
  );
}

/** All texts nested in a value. */
function textsIn(value: unknown): Texts[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isTexts(value)) return [value];
  return Object.values(value).flatMap(textsIn);
}

function isTexts(value: object): value is Texts {
  return catalogueLanguages.every((language) => typeof Reflect.get(value, language) === 'string');
}
