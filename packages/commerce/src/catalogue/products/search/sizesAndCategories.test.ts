import * as calls from '@touchline/contract/product/endpoints';
import type { ListQuery } from '@touchline/contract/product/schema';
import { createTransport } from '@touchline/contract/client/transport';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCommerce } from '../../../app/createCommerce.ts';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import { feedRow, feedShop } from '../../import/testing/feedShop.ts';
import { describeOnDatabases } from '../../../node/testing/describeOnDatabases.ts';
import { readSearchVocabularies } from '../../../node/readSearchVocabularies.ts';
import { SettableClock } from '../../../kernel/ports/Clock.ts';
import { sampleNow } from '../testing/sampleCatalogue.ts';
import { sampleProduct, sampleTexts } from '../testing/sampleProduct.ts';
import { testMarket } from '../../../kernel/market/testing/testMarket.ts';
import { writeCategories, writeProducts } from '../writeProducts.ts';

describeOnDatabases('A search', (open) => {
  let opened: OpenDatabase;
  const shopIn = (sizeSystem: 'UK' | 'US' | 'EU') => {
    const commerce = createCommerce({
      ...{ database: opened, markets: [testMarket({ sizeSystem })], origin: 'http://shop.test' },
      ...{ secret: 'x'.repeat(32), clock: new SettableClock(sampleNow), checkAnswers: true },
      searchVocabularies: readSearchVocabularies(undefined),
    });
    const call = createTransport({
      fetch: (request) => commerce.fetch(request),
      ...{ origin: 'http://shop.test', surface: () => 'chk', sitePath: 'gb' },
    });
    const list = (query: Partial<ListQuery>) => call(calls.listProducts, { query });
    return {
      list,
      find: async (q: string) => (await list({ q })).items.map(({ id }) => id).sort(),
      suggest: async (q: string) =>
        (await call(calls.suggest, { query: { q } })).products.map(({ id }) => id).sort(),
    };
  };

  const category = (path: string, name: string) => {
    const parts = path.split('/');
    const parent = parts.slice(0, -1).join('/') || null;
    return { path, key: parts.at(-1) ?? '', parent, position: 0, names: { en: name } };
  };
  const shoe = (id: string, gender: string, sizes: readonly Record<string, string>[]) =>
    sampleProduct({
      ...{
        id,
        model: id,
        slug: id.toLowerCase(),
        category: 'shoes/trail-shoes',
        gender,
        nationalSizes: true,
      },
      sports: ['trail', 'running'],
      texts: new Map([['en', sampleTexts({ name: `Fell ${id}`, kind: 'Trail shoes' })]]),
      variants: sizes.map((each, at) => ({
        ...{ sku: `${id}-${at}`, sizes: each, gtin: null, mpn: null, selling: 'normal', availableFrom: null },
        onHand: 5,
      })),
    });

  beforeAll(async () => {
    opened = await open();
    await opened.db.transaction().execute(async (trx) => {
      await writeCategories(trx, [
        category('shoes', 'Shoes'),
        category('shoes/trail-shoes', 'Trail shoes'),
        category('apparel', 'Apparel'),
      ]);
      await writeProducts(
        trx,
        [
          shoe('MEN', 'M', [
            { EU: '42', UK: '8', US: '9' },
            { EU: '43', UK: '9', US: '10' },
          ]),
          shoe('WOMEN', 'W', [
            { EU: '42', UK: '8', US: '9.5' },
            { EU: '40', UK: '6.5', US: '8' },
          ]),
          shoe('SMALL', 'W', [{ EU: '36', UK: '3', US: '5' }]),
        ],
        sampleNow,
      );
    });
    await feedShop(opened).load([
      feedRow({
        id: 'GEL',
        title: 'Energy gel',
        product_type: 'Nutrition > Running',
        gender: 'unisex',
        brand: 'Gel',
      }),
      feedRow({
        id: 'SPRAY',
        title: 'Shoe spray',
        product_type: 'Care > Shoes',
        gender: 'unisex',
        brand: 'Gel',
      }),
      feedRow({
        id: 'WAX',
        title: 'Wax',
        product_type: 'Care > Trail shoes',
        gender: 'unisex',
        brand: 'Gel',
      }),
      feedRow({
        id: 'PANT',
        title: 'Trousers',
        product_type: 'Men > Bottoms > Pants',
        size: '36',
        size_system: 'US',
      }),
      feedRow({ id: 'BALL', title: 'Gym ball', product_type: 'Gear > Fitness Equipment', size: '55 cm' }),
    ]);
  });
  afterAll(() => opened.close());

  it.each([
    ['UK', 'trail shoes size 42', ['MEN', 'WOMEN']],
    ['UK', 'trail shoes 42', ['MEN', 'WOMEN']],
    ['UK', 'size 42', ['MEN', 'WOMEN']],
    ['UK', '42', ['MEN', 'WOMEN']],
    ['UK', 'eu 42', ['MEN', 'WOMEN']],
    ['UK', 'trail shoes 42 eu', ['MEN', 'WOMEN']],
    ['UK', 'uk 8', ['MEN', 'WOMEN']],
    ['UK', 'us 9.5 women', ['WOMEN']],
    ['US', 'us 9.5 women', ['WOMEN']],
    ['US', 'trail shoes uk 9', ['MEN']],
    ['EU', 'uk 8 trail shoes', ['MEN', 'WOMEN']],
  ] as const)(
    'in a shop with %s sizes, “%s” finds the size in whatever system, and suggests the same',
    async (system, term, found) => {
      const shop = shopIn(system);
      expect(await shop.find(term)).toEqual(found);
      expect(await shop.suggest(term)).toEqual(found);
    },
  );

  it.each([
    ['trail shoes size 52', 'size 52'],
    ['trail shoes xyzzyq', 'xyzzyq'],
    ['trail shoes uk 47', 'uk 47'],
  ])('finds what the other words of “%s” mean, and says that %s was left out', async (q, dropped) => {
    const shop = shopIn('UK');
    const list = await shop.list({ q });
    expect(list.items.map(({ id }) => id).sort()).toEqual(expect.arrayContaining(['MEN', 'SMALL', 'WOMEN']));
    expect(list.droppedWords).toBe(dropped);
    expect(await shop.suggest(q)).not.toEqual([]);
  });

  it('that means nothing still finds nothing', async () => {
    const list = await shopIn('UK').list({ q: 'xyzzyq plugh' });
    expect([list.total, list.droppedWords]).toEqual([0, undefined]);
  });

  it.each([
    ['running', ['MEN', 'SMALL', 'WOMEN']],
    ['shoes', ['MEN', 'SMALL', 'WOMEN']],
    ['trail shoes', ['MEN', 'SMALL', 'WOMEN']],
  ])('for “%s” means what it meant before a feed named a category like that', async (term, found) => {
    expect(await shopIn('UK').find(term)).toEqual(expect.arrayContaining(found));
  });

  it('in a list with waists, shoes and lengths keeps their sizes apart', async () => {
    const shop = shopIn('EU');
    const sizes = (await shop.list({})).facets.find(({ key }) => key === 'size')?.values ?? [];
    const kinds = Object.fromEntries(sizes.map(({ value, kind }) => [value, kind]));
    expect(kinds).toMatchObject({
      'shoes:36': 'shoes',
      'waist:36': 'waist',
      '42': 'shoes',
      '55 cm': 'length',
    });
    expect((await shop.list({ size: 'waist:36' })).items.map(({ id }) => id)).toEqual(['PANT']);
    expect((await shop.list({ size: '36' })).items.map(({ id }) => id).sort()).toEqual(['PANT', 'SMALL']);
  });

  it('has no page beyond its last one, and neither has a category', async () => {
    const { list } = shopIn('UK');
    expect((await list({ path: 'shoes' })).total).toBe(3);
    for (const query of [{ path: 'shoes' }, { q: 'trail shoes' }, { path: 'sale' }])
      await expect(list({ ...query, page: '2' })).rejects.toThrow('There is no such page of this list.');
  });
});
