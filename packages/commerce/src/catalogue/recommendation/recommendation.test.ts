import { getLook, getRecommendations, recordProductView } from '@touchline/contract/client/recommendation';
import { addItems } from '@touchline/contract/client/basket';
import { RecommendationItem } from '@touchline/contract/recommendation/schema';
import { Refused } from '@touchline/contract/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../../sales/order/testing/openCheckout.ts';
import { sampleProduct } from '../products/testing/sampleProduct.ts';
import { completeTheLook } from './completeTheLook.ts';
import { countTogether } from './countTogether.ts';
import { recommendationRoutes } from './recommendationRoutes.ts';
import { recountRecommendations } from './recount.ts';
import { measureHitRates } from './testing/hitRate.ts';

const product = (id: string, model = id, changes = {}) =>
  sampleProduct({ id, model, slug: id.toLowerCase(), ...changes });
const soldOut = (id: string) =>
  product(id, id, { variants: sampleProduct({ id }).variants.map((one) => ({ ...one, onHand: 0 })) });

describe('what occurs together', () => {
  it('is counted once a session, bag or order, in both directions', () => {
    const { models, pairs } = countTogether([
      { models: ['a', 'b', 'b'], weight: 6 },
      { models: ['c'], before: ['a', 'c'], weight: 1 },
    ]);
    expect(Object.fromEntries(models)).toEqual({ a: 6, b: 6, c: 1 });
    expect(pairs.get('a')).toEqual(
      new Map([
        ['b', 6],
        ['c', 1],
      ]),
    );
    expect(pairs.get('c')).toEqual(new Map([['a', 1]]));
  });

  it('leaves out what no person buys: more models than a bag has room for', () => {
    const many = Array.from({ length: 31 }, (_, at) => `m${at}`);
    expect(countTogether([{ models: many, weight: 1 }]).models.size).toBe(0);
  });
});

describeOnDatabases('Recommendations', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, {
      products: [
        product('A1', 'A'),
        product('A2', 'A'),
        product('B1', 'B', { related: ['C1', 'D1', 'E1', 'F1', 'A1'] }),
        product('C1', 'C'),
        soldOut('D1'),
        product('E1', 'E', {
          variants: sampleProduct({ id: 'E1' }).variants.slice(0, 1),
        }),
        product('F1', 'F'),
      ],
    });
    recommendationRoutes(checkout.router, checkout.shop);
    guest = checkout.shopper();
  });
  afterEach(() => database.close());

  const ids = async (seeds: string[], without: string[] = []) =>
    (await getRecommendations(guest.call, seeds, without)).items.map(({ id }) => id);
  const look = (productId: string, ...before: string[]) =>
    recordProductView(guest.call, { productId, before });

  it('has what was looked at together first, then what is alike: one colour of a model, nothing sold out [A9.33]', async () => {
    for (let times = 0; times < 3; times += 1) {
      await look('A1');
      await look('F1', 'A1');
    }
    await look('D1', 'A1', 'F1');
    expect(await recountRecommendations(checkout.shop)).toBe(3);
    const found = await ids(['A2']);
    expect(found[0]).toBe('F1');
    expect(found).not.toContain('D1');
    expect(found).not.toContain('A1');
    expect([...found].sort()).toEqual(['B1', 'C1', 'E1', 'F1']);
    expect(await ids(['A1'], ['F1', 'B1'])).toEqual(expect.not.arrayContaining(['F1', 'B1']));
  });

  it('deletes each look as it is counted, and stores nothing about who looked', async () => {
    await look('C1', 'B1');
    await recountRecommendations(checkout.shop);
    await recountRecommendations(checkout.shop);
    expect(await checkout.rows('select * from recommendation_views')).toEqual([]);
    expect(await checkout.rows('select model, other, count from model_pairs order by model')).toEqual([
      { model: 'B', other: 'C', count: 1 },
      { model: 'C', other: 'B', count: 1 },
    ]);
  });

  it('counts a bag an hour after it was made, once', async () => {
    const both = [
      { productId: 'B1_080', quantity: 1 },
      { productId: 'E1_080', quantity: 1 },
    ];
    expect((await addItems(guest.call, undefined, both)).kind).toBe('done');
    expect(await recountRecommendations(checkout.shop)).toBe(0);
    checkout.clock.advance(2 * 3_600_000);
    expect(await recountRecommendations(checkout.shop)).toBe(2);
    expect(await recountRecommendations(checkout.shop)).toBe(0);
    expect((await ids(['B1']))[0]).toBe('E1');
  });

  it('counts what is old half after a month', async () => {
    await look('C1', 'B1');
    await recountRecommendations(checkout.shop);
    checkout.clock.advance(31 * 86_400_000);
    await recountRecommendations(checkout.shop);
    expect(await checkout.rows('select distinct count from model_pairs')).toEqual([{ count: 0.5 }]);
  });

  it('has the fields of the document, each in its slot, with the rendition for 276 px [A3.69, A9.33]', async () => {
    const { recSetId, items } = await getRecommendations(guest.call, ['A1']);
    expect(RecommendationItem.safeParse(items[0]).success).toBe(true);
    const [first] = items;
    expect(first).toMatchObject({
      ...{ id: first?.id, itemGroupId: first?.id.slice(0, 1), title: 'Tempo 4', subBrand: 'Touchline' },
      ...{ price: 130, recSetId, slotIndex: 0, imageLink: `/media/${first?.id}-side-320.webp` },
    });
    expect(items.map(({ slotIndex }) => slotIndex)).toEqual(items.map((_, at) => at));
    expect((await getRecommendations(guest.call, ['B1'])).recSetId).not.toBe(recSetId);
  });

  it('refuses lists that cannot be read, and counts no look at what the site does not sell', async () => {
    const bad = await guest
      .raw('GET', '/x')
      .then(() =>
        checkout.fetch(new Request('https://shop.test/api/catalogue/recommendations?sitePath=gb&seeds=A1')),
      );
    expect(bad.status).toBe(422);
    await look('unknown', 'A1');
    expect(await checkout.rows('select * from recommendation_views')).toEqual([]);
    await expect(getRecommendations(guest.call, Array.from({ length: 51 }, String))).rejects.toThrow(Refused);
  });

  it('completes a look with at most four products, what can be bought first, and the size where there is one [A9.34, A3.72]', async () => {
    const items = await getLook(guest.call, 'B1');
    expect(items.map(({ pid, stock }) => [pid, stock])).toEqual([
      ['C1', true],
      ['E1', true],
      ['F1', true],
      ['D1', false],
    ]);
    expect(items[1]).toMatchObject({ item_id: 'E1_080', title: 'Tempo 4', price: 130, url: '/e1/E1.html' });
    expect(items[0]).not.toHaveProperty('item_id');
    expect(items[0]?.sizes).toEqual([
      { item_id: 'C1_080', label: '8' },
      { item_id: 'C1_090', label: '9' },
    ]);
    expect(items[0]?.images).toHaveLength(1);
  });

  it('shows its own look where the provider of looks fails, answers nothing or does not answer', async () => {
    const { shop } = checkout;
    const site = shop.markets.site('gb');
    const of = (lookOf: () => Promise<readonly string[] | undefined>) =>
      completeTheLook(shop, { lookOf }, site, 'B1').then((items) => items.map(({ pid }) => pid));
    const own = ['C1', 'E1', 'F1', 'D1'];
    expect(await of(async () => ['F1', 'B1', 'unknown'])).toEqual(['F1']);
    expect(await of(() => Promise.reject(new Error('away')))).toEqual(own);
    expect(await of(async () => undefined)).toEqual(own);
    expect(await of(() => new Promise(() => undefined))).toEqual(own);
  });

  it(
    'finds the hidden product of more baskets than the most bought ones do',
    { timeout: 60_000 },
    async () => {
      const rates = await measureHitRates(checkout.shop, { models: 150, baskets: 800, held: 60 });
      expect(rates.recommended).toBeGreaterThan(rates.mostBought * 1.3);
    },
  );
});
