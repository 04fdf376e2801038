import * as calls from '@touchline/contract/product/endpoints';
import { createTransport } from '@touchline/contract/client/transport';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCommerce } from '../../../app/createCommerce.ts';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../../node/testing/describeOnDatabases.ts';
import { readSearchVocabularies } from '../../../node/readSearchVocabularies.ts';
import { SettableClock } from '../../../kernel/ports/Clock.ts';
import { sampleNow } from '../testing/sampleCatalogue.ts';
import { sampleProduct, sampleTexts } from '../testing/sampleProduct.ts';
import { testMarket } from '../../../kernel/market/testing/testMarket.ts';
import { writeCategories, writeProducts } from '../writeProducts.ts';

type Labels = Readonly<Record<string, string>>;

describeOnDatabases('A size in a search', (open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await opened.db.transaction().execute(async (trx) => {
      await writeCategories(
        trx,
        [
          'shoes',
          'shoes/trail-shoes',
          'apparel',
          'apparel/jackets',
          'apparel/hoodies',
          'apparel/shorts',
          'apparel/joggers',
          'socks',
          'bags',
          'bags/backpacks',
        ].map((path, position) => {
          const parts = path.split('/');
          const key = parts.at(-1) ?? '';
          const name = key.replace('-', ' ');
          return { path, key, parent: parts.slice(0, -1).join('/') || null, position, names: { en: name } };
        }),
      );
      await writeProducts(
        trx,
        [
          product('MEN', 'shoes/trail-shoes', 'M', [
            { EU: '42', UK: '8', US: '9', KR: '265' },
            { EU: '42.5', UK: '8.5', US: '9.5', KR: '270' },
          ]),
          product('WOMEN', 'shoes/trail-shoes', 'W', [
            { EU: '40', UK: '6.5', US: '8', KR: '250' },
            { EU: '42', UK: '8', US: '9.5', KR: '265' },
          ]),
          product(
            'RIDGE',
            'shoes/trail-shoes',
            'M',
            [{ EU: '46', UK: '11', US: '12', KR: '295' }],
            'Ridge 40',
          ),
          product('KIDS', 'shoes/trail-shoes', 'K', [{ EU: '28', UK: '10K', US: '10.5K', KR: '165' }]),
          product('COAT', 'apparel/jackets', 'M', [{ INT: '40' }, { INT: '42' }]),
          product(
            'SHELL',
            'apparel/jackets',
            'M',
            [{ INT: 'M' }, { INT: '2XL' }],
            'Shell',
            'Weighs 46 grams.',
          ),
          product('HOODY', 'apparel/hoodies', 'K', [{ EU: '140', UK: '9-10Y', US: 'M', KR: '130' }]),
          product('SHORT', 'apparel/shorts', 'M', [{ INT: '32' }]),
          product('CHINO', 'apparel/joggers', 'M', [{ INT: '32/30' }, { INT: '34/32' }]),
          product('SOCK', 'socks', 'U', [{ EU: '40-42', UK: '6.5-8', US: '7-8.5', KR: '250-265' }]),
          product('PACK', 'bags/backpacks', 'U', [{ INT: 'One size' }], 'Pack', 'Holds 18 litres.'),
        ],
        sampleNow,
      );
    });
  });
  afterAll(() => opened.close());

  function shopIn(sizeSystem: 'UK' | 'US' | 'EU' | 'KR') {
    const commerce = createCommerce({
      ...{ database: opened, markets: [testMarket({ sizeSystem })], origin: 'http://shop.test' },
      ...{ secret: 'x'.repeat(32), clock: new SettableClock(sampleNow), checkAnswers: true },
      searchVocabularies: readSearchVocabularies(undefined),
    });
    const call = createTransport({
      fetch: (request) => commerce.fetch(request),
      ...{ origin: 'http://shop.test', surface: () => 'chk', sitePath: 'gb' },
    });
    return async (q: string) => {
      const list = await call(calls.listProducts, { query: { q } });
      const { products } = await call(calls.suggest, { query: { q } });
      const found = list.items.map(({ id }) => id);
      expect(products.map(({ id }) => id)).toEqual(found.slice(0, 4));
      return { found: found.toSorted(), dropped: list.droppedWords, interpreted: list.interpreted };
    };
  }

  it('beside a price in words is found with both as filters, and not where a name has the number', async () => {
    const all = ['KIDS', 'MEN', 'RIDGE', 'WOMEN'];
    const find = shopIn('UK');
    expect(await find('trail shoes under 150')).toEqual({
      ...{ found: all, dropped: undefined },
      interpreted: { words: '', category: 'trail-shoes', price: '-150' },
    });
    expect(await find('trail shoes under £40')).toMatchObject({ found: [], dropped: undefined });
    expect(await find('fell over 150')).toMatchObject({ found: [], dropped: undefined });
    expect((await find('fell between 100 and 150')).interpreted).toEqual({ words: 'fell', price: '100-150' });
    expect((await find('over 100')).interpreted).toEqual({ words: '', price: '100-' });
    expect(await find('trail shoes size 8 under 150')).toMatchObject({
      ...{ found: ['MEN', 'WOMEN'], interpreted: { size: '8', price: '-150' } },
    });
    expect(await find('ridge 40')).toMatchObject({ found: ['RIDGE'] });
  });

  it.each([
    // However it is typed.
    ['UK', 'trail shoes EU42', ['MEN', 'WOMEN']],
    ['UK', 'trail shoes 42eu', ['MEN', 'WOMEN']],
    ['UK', 'size42 trail shoes', ['MEN', 'WOMEN']],
    ['UK', 'trail shoes ４２', ['MEN', 'WOMEN']],
    ['UK', 'trail shoes ٤٢', ['MEN', 'WOMEN']],
    ['UK', 'EU42', ['MEN', 'WOMEN']],
    ['EU', 'trail shoes UK8.5', ['MEN']],
    ['EU', 'trail shoes uk 8½', ['MEN']],
    ['EU', 'trail shoes uk 8 1/2', ['MEN']],
    // A foot's length.
    ['UK', 'trail shoes 26.5 cm', ['MEN', 'WOMEN']],
    ['EU', 'trail shoes 26,5cm', ['MEN', 'WOMEN']],
    ['US', 'trail shoes 265 mm', ['MEN', 'WOMEN']],
    ['KR', 'trail shoes 265', ['MEN', 'WOMEN']],
    // Thirds: what is nearest.
    ['EU', 'trail shoes 42 2/3', ['MEN']],
    ['UK', 'trail shoes 42⅔', ['MEN']],
    ['EU', 'trail shoes 42⅓', ['MEN']],
    // Men and women have other sizes in the United States.
    ['US', 'mens trail shoes EU 42', ['MEN']],
    ['US', 'womens trail shoes EU 42', ['WOMEN']],
    ['US', 'trail shoes size 9.5', ['MEN', 'WOMEN']],
    // Children's.
    ['UK', 'kids trail shoes 10', ['KIDS']],
    ['UK', 'kids trail shoes uk 10', ['KIDS']],
    ['UK', 'kids hoodie age 9', ['HOODY']],
    ['UK', 'kids hoodie 9-10', ['HOODY']],
    ['UK', 'kids hoodie 140 cm', ['HOODY']],
    // Of several things the size of the one that is named.
    ['UK', 'jacket 40', ['COAT']],
    ['UK', 'size 40 jacket', ['COAT']],
    ['UK', 'trail shoes 40', ['WOMEN']],
    ['UK', 'shorts 32', ['SHORT']],
    ['UK', 'joggers 32', ['CHINO']],
    ['UK', 'joggers 32/30', ['CHINO']],
    ['UK', 'jacket xxl', ['SHELL']],
    ['UK', 'jacket m', ['SHELL']],
    ['UK', 'jacket medium', ['SHELL']],
    ['UK', 'medium jacket', ['SHELL']],
    ['UK', 'jacket double extra large', ['SHELL']],
    ['UK', 'jacket size medium', ['SHELL']],
    ['UK', 'socks 41', ['SOCK']],
    ['UK', 'socks 7', ['SOCK']],
    ['UK', 'trail shoes 8.5 6.5', ['MEN', 'WOMEN']],
    // A number of a name is none.
    ['UK', 'trail shoes ridge 40', ['RIDGE']],
    ['UK', 'ridge 40 trail shoes size 46', ['RIDGE']],
    ['UK', 'backpack 18', ['PACK']],
  ] as const)('%s: “%s” finds the products that have it', async (system, q, found) => {
    expect(await shopIn(system)(q)).toMatchObject({ found, dropped: undefined });
  });

  it.each([
    ['jacket 46', ['COAT', 'SHELL'], '46'],
    ['jacket Size 46', ['COAT', 'SHELL'], 'Size 46'],
    ['shorts W46', ['SHORT'], 'W46'],
    ['jacket EU46', ['COAT', 'SHELL'], 'EU46'],
    ['jacket 46⅔', ['COAT', 'SHELL'], '46⅔'],
    ['trail shoes 19,5 cm', ['KIDS', 'MEN', 'RIDGE', 'WOMEN'], '19,5 cm'],
    ['mens jacket 44 waterproof', ['COAT', 'SHELL'], '44 waterproof'],
    ['backpack size 46', ['PACK'], 'size 46'],
    ['backpack 46', ['PACK'], '46'],
    ['shell 47', ['SHELL'], '47'],
  ])('UK: “%s” finds what the other words mean, and says what was left out', async (q, found, dropped) => {
    expect(await shopIn('UK')(q)).toMatchObject({ found, dropped });
  });
});

function product(
  id: string,
  category: string,
  gender: string,
  sizes: readonly Labels[],
  name = `Fell ${id}`,
  body = 'Made for hills.',
) {
  const kind = category.split('/').at(-1)?.replace('-', ' ') ?? '';
  return sampleProduct({
    ...{ id, model: id, slug: id.toLowerCase(), category, gender, nationalSizes: true, sports: [] },
    texts: new Map([['en', sampleTexts({ name, kind, body })]]),
    variants: sizes.map((each, at) => ({
      ...{ sku: `${id}-${at}`, sizes: each, gtin: null, mpn: null, selling: 'normal', availableFrom: null },
      onHand: 5,
    })),
  });
}
