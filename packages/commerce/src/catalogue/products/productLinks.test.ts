import * as calls from '@touchline/contract/product/endpoints';
import { createTransport } from '@touchline/contract/client/transport';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCommerce, type Commerce } from '../../app/createCommerce.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { SettableClock } from '../../kernel/ports/Clock.ts';
import { sampleCategories, sampleMarkets, sampleNow } from './testing/sampleCatalogue.ts';
import { sampleProduct, sampleTexts } from './testing/sampleProduct.ts';
import { writeCategories, writeProducts } from './writeProducts.ts';

describeOnDatabases('A product page', (open) => {
  let opened: OpenDatabase;
  let commerce: Commerce;

  const shoe = (id: string, changes: Parameters<typeof sampleProduct>[0] = {}) =>
    sampleProduct({ id, model: id, slug: id.toLowerCase(), category: 'shoes/running-shoes', ...changes });
  const elsewhere = [
    { market: 'xx', standard: 1, sale: null, saleFrom: null, saleUntil: null, member: null },
  ];

  beforeAll(async () => {
    opened = await open();
    await opened.db.transaction().execute(async (trx) => {
      await writeCategories(trx, sampleCategories);
      await writeProducts(
        trx,
        [
          shoe('A1', {
            links: [
              { type: 'size', productId: 'A2' },
              { type: 'age', productId: 'K1' },
              { type: 'size', productId: 'FAR' },
            ],
            certificates: ['GRS', 'Made in Ulm'],
            texts: new Map([
              ['en', sampleTexts({ highlights: ['Waterproof', 'Light', 'Soft', 'Quick', 'Too much'] })],
            ]),
            position: 1,
          }),
          shoe('A1B', { model: 'A1', position: 2 }),
          shoe('A2', { position: 3 }),
          shoe('A3', { gender: 'U', position: 4 }),
          shoe('W1', { gender: 'W', position: 5 }),
          shoe('A4', { position: 6 }),
          shoe('A5', { position: 7 }),
          shoe('K1', { gender: 'KU', ageGroup: 'kids', position: 8 }),
          shoe('C1', { links: [{ type: 'compare', productId: 'W1' }], position: 9 }),
          shoe('FAR', { prices: elsewhere, position: 10 }),
        ],
        sampleNow,
      );
    });
    commerce = createCommerce({
      ...{ database: opened, markets: sampleMarkets, origin: 'http://shop.test', secret: 'x'.repeat(32) },
      ...{ clock: new SettableClock(sampleNow), checkAnswers: true },
    });
  });
  afterAll(() => opened.close());

  const product = (productId: string) =>
    createTransport({
      fetch: (request) => commerce.fetch(request),
      ...{ origin: 'http://shop.test', surface: () => 'chk', sitePath: 'gb' },
    })(calls.getProduct, { params: { productId } });
  const linked = async (id: string, type: string) =>
    (await product(id)).product_link_list.filter((link) => link.type === type);

  it('leads to its other colours, and to the same thing in another size and for another age, where this country sells it [A3.59]', async () => {
    expect(await linked('A1', 'color')).toEqual([{ type: 'color', productId: 'A1B' }]);
    expect(await linked('A1', 'size')).toEqual([
      { type: 'size', productId: 'A2', url: '/a2/A2.html', name: 'Tempo 4' },
    ]);
    expect(await linked('A1', 'age')).toMatchObject([{ productId: 'K1', url: '/k1/K1.html' }]);
  });

  it('names three products of other models to compare it with, for the same people, or those that were chosen [A3.59]', async () => {
    const compared = async (id: string) => (await linked(id, 'compare')).map(({ productId }) => productId);
    expect(await compared('A1')).toEqual(['A2', 'A3', 'A4']);
    expect(await compared('C1')).toEqual(['W1']);
  });

  it('says what stands out, in four words or phrases at most, and what it is certified for [A3.55]', async () => {
    const { callouts, product_certificates: certificates } = await product('A1');
    expect(callouts.map(({ title }) => title)).toEqual(['Waterproof', 'Light', 'Soft', 'Quick']);
    expect(new Set(callouts.map(({ id }) => id)).size).toBe(4);
    expect(certificates).toEqual(['GRS', 'Made in Ulm']);
    expect(await product('A2')).toMatchObject({ callouts: [], product_certificates: [] });
  });

  it('has the address of its size chart where there is one [A3.57]', async () => {
    const { attribute_list: attributes, sizeGuide } = await product('A1');
    expect(sizeGuide?.columns).toContain('EU');
    expect(attributes.size_chart_link).toBe('/a1/A1.html#size-guide');
  });
});
