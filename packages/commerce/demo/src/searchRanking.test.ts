import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommerce, type RunningCommerce } from '@touchline/commerce/node/startCommerce';
import { createTransport } from '@touchline/contract/client/transport';
import { getPage } from '@touchline/contract/content/endpoints';
import { getProduct, listProducts, suggest } from '@touchline/contract/product/endpoints';
import type { ListQuery, ProductSummary } from '@touchline/contract/product/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoProducts } from '../catalogue/products.ts';
import { openDemo } from './openDemo.ts';
import { searchQueries, type Wanted } from './searchQueries.ts';

const origin = 'http://shop.test';
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('The search of the demo', () => {
  let running: RunningCommerce;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'search-'));
    running = await startCommerce({ dataDir: folder, origin, log, demo: await openDemo() });
  }, 240_000);
  afterAll(async () => {
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  });
  let callers = 0;
  /** Each call from an address of its own: nobody searches so often. */
  const on = (sitePath: string) =>
    createTransport({
      fetch: (request) => {
        request.headers.set('x-forwarded-for', `caller ${(callers += 1)}`);
        return running.fetch(request);
      },
      origin,
      surface: () => 'chk',
      sitePath,
    });

  const isWanted = async (
    sitePath: string,
    { id, name }: ProductSummary,
    wanted: Wanted,
  ): Promise<boolean> => {
    const model = demoProducts.find(({ colourways }) => colourways.some((colourway) => colourway.id === id));
    const colour = model?.colourways.find((colourway) => colourway.id === id)?.colourFamily;
    const { attribute_list, variation_list } = await on(sitePath)(getProduct, { params: { productId: id } });
    const { gender } = attribute_list;
    return (
      (wanted.name === undefined || name.includes(wanted.name)) &&
      (wanted.category === undefined || model?.category.some((key) => key === wanted.category) === true) &&
      (wanted.sport === undefined || model?.sports.some((key) => key === wanted.sport) === true) &&
      (wanted.color === undefined || colour === wanted.color) &&
      (wanted.gender === undefined || gender.startsWith(wanted.gender) || gender === 'U') &&
      (wanted.size === undefined || variation_list.some(({ size }) => size === wanted.size))
    );
  };

  it('has enough searches to say so, in five languages', () => {
    expect(Object.values(searchQueries).flat().length).toBeGreaterThanOrEqual(150);
    expect(Object.keys(searchQueries)).toEqual(expect.arrayContaining(['gb', 'us', 'de', 'fr', 'kr', 'ae']));
  });

  it.each(Object.entries(searchQueries))(
    'finds what shoppers want, first: %s',
    async (sitePath, queries) => {
      let sum = 0;
      const misses: string[] = [];
      for (const [q, wanted] of queries) {
        const { items } = await on(sitePath)(listProducts, { query: { q } });
        let rank = 0;
        for (const [at, item] of items.slice(0, 10).entries()) {
          if (rank === 0 && (await isWanted(sitePath, item, wanted))) rank = at + 1;
        }
        sum += rank === 0 ? 0 : 1 / rank;
        if (rank !== 1)
          misses.push(
            `${q}: ${rank} (${items
              .slice(0, 3)
              .map(({ name }) => name)
              .join(', ')})`,
          );
      }
      // The mean reciprocal rank; the misses are named when it falls.
      expect(sum / queries.length, misses.join('\n')).toBeGreaterThanOrEqual(0.9);
    },
    120_000,
  );

  it('suggests what is sold most for half a word, and its products', async () => {
    const { searchTerms, products } = await on('gb')(suggest, { query: { q: 'runn' } });
    expect(searchTerms.map(({ searchterm }) => searchterm).slice(0, 2)).toEqual(['Running', 'Running shoes']);
    expect(products).toHaveLength(4);
    expect(products[0]?.subTitle).toMatch(/running shoe/i);
  });

  it.each(Object.keys(searchQueries))('offers popular searches that find something: %s', async (sitePath) => {
    const { popular = [] } = await on(sitePath)(suggest, { query: { q: '' } });
    expect(popular).toHaveLength(6);
    for (const { text: q } of popular) {
      expect((await on(sitePath)(listProducts, { query: { q } })).total, q).toBeGreaterThan(3);
    }
  });

  it.each([
    ['gb', ['returns', 'delivery', 'size guide', 'track order', 'help']],
    ['de', ['Umtausch', 'Lieferzeit', 'Größentabelle', 'Sendungsverfolgung', 'Kontakt']],
    ['fr', ['remboursement', 'livraison', 'guide des tailles', 'suivre ma commande', 'aide']],
    ['kr', ['반품', '배송비', '사이즈표', '주문 조회', '고객센터']],
    ['ae', ['استرجاع', 'التوصيل', 'جدول المقاسات', 'أين طلبي', 'خدمة العملاء']],
  ])('names pages that answer questions, which are there: %s', async (sitePath, questions) => {
    const answers = ['/help/returns', '/help/delivery', '/help/size-guides', '/track-order', '/help'];
    for (const [at, q] of questions.entries()) {
      const { helpPages = [] } = await on(sitePath)(listProducts, { query: { q } });
      const [page] = helpPages.filter(({ link }) => link === answers[at]);
      expect(page?.text, q).toMatch(/./);
      if (page && page.link !== '/track-order')
        await on(sitePath)(getPage, { params: { key: page.link.slice(1) } });
    }
  });

  it('names the page that answers a question', async () => {
    const { helpPages } = await on('de')(listProducts, { query: { q: 'Rückgabe' } });
    expect(helpPages).toEqual([{ text: 'Rückgabe und Erstattung', link: '/help/returns' }]);
    const about = await on('de')(getPage, { params: { key: 'help/returns' } });
    expect(about.title).not.toBe('');
    expect((await on('gb')(listProducts, { query: { q: 'trainers' } })).helpPages).toBeUndefined();
  });

  it('says which filters it has read, and reads none where the words are named', async () => {
    const list = (query: Omit<ListQuery, 'sitePath'>) => on('gb')(listProducts, { query });
    const read = await list({ q: 'mens trainers size 9' });
    expect(read.interpreted).toEqual({ words: '', gender: 'M,U', category: 'shoes', size: '9' });
    const chosen = read.facets.flatMap(({ values }) => values.filter(({ selected }) => selected));
    expect(chosen.map(({ label }) => label)).toEqual(expect.arrayContaining(['Shoes', 'Men', '9']));
    // The same list by its filters, and without one of them.
    const { words, ...filters } = read.interpreted ?? { words: '' };
    expect((await list({ q: 'mens trainers size 9', words, ...filters })).total).toBe(read.total);
    const { size: _, ...rest } = filters;
    const wider = await list({ q: 'mens trainers size 9', words, ...rest });
    expect(wider.total).toBeGreaterThan(read.total);
    expect(wider.interpreted).toBeUndefined();
    // A filter that the shopper has chosen is not replaced.
    const women = await list({ q: 'mens trainers', gender: 'W' });
    expect(women.interpreted).toEqual({ words: '', category: 'shoes' });
    expect(await list({ q: 'mens trainers', words: 'mens trainers' })).toMatchObject({ total: 0 });
  });
});
