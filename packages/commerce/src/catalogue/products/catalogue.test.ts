import * as calls from '@touchline/contract/product/endpoints';
import { listCards } from '@touchline/contract/client/catalogue';
import { createTransport, type Transport } from '@touchline/contract/client/transport';
import { NotFound, Refused } from '@touchline/contract/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noContent } from '../content/ShopContent.ts';
import { neutralDesign } from '../../kernel/brand/BrandDesign.ts';
import { createCommerce, type Commerce } from '../../app/createCommerce.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { SettableClock } from '../../kernel/ports/Clock.ts';
import { sampleCatalogue, sampleCategories, sampleMarkets, sampleNow } from './testing/sampleCatalogue.ts';
import { displayBrand } from './displayBrand.ts';
import { loadIndex } from './loadIndex.ts';
import { noVocabulary } from './search/SearchVocabulary.ts';
import { SearchLexicon } from './search/SearchLexicon.ts';
import { searchByWords } from './search/searchProducts.ts';
import { refreshSearchWords } from './search/searchWords.ts';
import { writeCategories, writeProducts } from './writeProducts.ts';

const days = (count: number) => new Date(sampleNow.getTime() + count * 86_400_000);
const now = sampleNow;

describeOnDatabases('Catalogue', (open) => {
  let opened: OpenDatabase;
  let commerce: Commerce;
  const clock = new SettableClock(now);

  beforeAll(async () => {
    opened = await open();
    await opened.db.transaction().execute(async (trx) => {
      await writeCategories(trx, sampleCategories);
      await writeProducts(trx, sampleCatalogue, now);
      await refreshSearchWords(trx);
    });
    commerce = createCommerce({
      database: opened,
      markets: sampleMarkets,
      origin: 'http://shop.test',
      secret: 'x'.repeat(32),
      clock,
      checkAnswers: true,
    });
  });
  afterAll(() => opened.close());

  const on = (sitePath: string): Transport =>
    createTransport({
      fetch: (request) => commerce.fetch(request),
      origin: 'http://shop.test',
      surface: () => 'chk',
      sitePath,
    });
  const list = (query: Record<string, string>, sitePath = 'gb') =>
    on(sitePath)(calls.listProducts, { query });
  const idsOf = async (query: Record<string, string>, sitePath = 'gb') =>
    (await list(query, sitePath)).items.map(({ id }) => id);
  const counts = async (query: Record<string, string>, key: string) =>
    Object.fromEntries(
      (await list(query)).facets
        .find((facet) => facet.key === key)
        ?.values.map((value) => [value.value, value.count]) ?? [],
    );

  it('lists a category with its subcategories, sold-out products last', async () => {
    expect(await idsOf({ path: 'shoes' })).toEqual(['TB1001', 'TL4101', 'TL5101']);
    expect(await idsOf({ path: 'apparel' })).toEqual(['TS1001', 'TS1002', 'a/b%2F']);
    expect(await idsOf({ path: 'men/shoes/running-shoes' })).toEqual(['TL4101']);
    expect(await idsOf({ path: 'men/tees' })).toEqual(['TS1001', 'TS1002', 'a/b%2F']);
    expect(await idsOf({ path: 'sports/trail' })).toEqual(['TL5101']);
    expect(await idsOf({ path: 'sale' })).toEqual(['TL4101']);
    expect(await idsOf({ path: 'women/new' })).toEqual(['TS1001']);
  });

  it.each(['shoe', 'women/boots/x', 'sports/curling', 'new/shoes', '__proto__', 'constructor'])(
    'does not find the category %s',
    async (path) => {
      await expect(list({ path })).rejects.toBeInstanceOf(NotFound);
    },
  );

  it('shows the shop’s own brand as the maker of an own-brand line', async () => {
    const names = new Map([
      ['touchline', 'Touchline'],
      ['northing', 'Northing'],
    ]);
    const northing = createCommerce({
      ...{ database: opened, markets: sampleMarkets, origin: 'http://shop.test', clock },
      ...{ secret: 'x'.repeat(32), checkAnswers: true, brand: 'northing' },
      content: { ...noContent, names },
    });
    const call = createTransport({
      fetch: (request) => northing.fetch(request),
      ...{ origin: 'http://shop.test', surface: () => 'chk', sitePath: 'gb' },
    });
    const { items } = await call(calls.listProducts, { query: { path: 'shoes' } });
    expect([...new Set(items.map(({ brand }) => brand))]).toEqual(['Northing']);
    const product = await call(calls.getProduct, { params: { productId: 'TL4101' } });
    expect(product.attribute_list.brand).toBe('Northing');
    expect(
      displayBrand(
        { design: neutralDesign('northing'), content: { ...noContent, names } },
        'Touchline Trail',
      ),
    ).toBe('Northing Trail');
    expect(
      displayBrand({ design: neutralDesign('northing'), content: { ...noContent, names } }, 'Touchliner'),
    ).toBe('Touchliner');
    expect((await list({ path: 'shoes' })).items[0]?.brand).toBe('Touchline');
  });

  it('counts each facet value as if nothing else in its facet were selected', async () => {
    expect(await counts({ path: 'shoes' }, 'sport')).toEqual({ running: 1, trail: 1, football: 1 });
    expect(await counts({ path: 'shoes', sport: 'trail' }, 'sport')).toEqual({
      running: 1,
      trail: 1,
      football: 1,
    });
    expect(await counts({ path: 'shoes', sport: 'trail' }, 'gender')).toEqual({ W: 1 });
    expect(await counts({ path: 'shoes', sport: 'trail,football' }, 'gender')).toEqual({ W: 1, M: 1 });
    expect(await counts({ path: 'shoes', color: 'black' }, 'category')).toEqual({ 'running-shoes': 1 });
    expect(await counts({ path: 'shoes', color: 'nothing' }, 'color')).toEqual({
      yellow: 3,
      black: 1,
      nothing: 0,
    });
  });

  it('shows and counts a model once, in the first colour that fits, with the others on its card', async () => {
    const { items, total } = await list({ path: 'men/shoes/running-shoes' });
    expect([total, items.length]).toEqual([1, 1]);
    expect(items[0]?.colours).toMatchObject([
      { id: 'TL4101', url: '/tempo-4/TL4101.html' },
      { id: 'TL4102', name: 'Black', pricing_information: { currentPrice: 130, standard_price: 130 } },
    ]);
    expect(items[0]?.colours[0]?.pricing_information).toBeUndefined();
    expect(await idsOf({ path: 'shoes', color: 'black' })).toEqual(['TL4102']);
    expect(await idsOf({ path: 'men/shoes', sort: 'price-desc' })).toEqual(['TB1001', 'TL4102']);
    expect(await list({ path: 'shoes', color: 'yellow,black' })).toMatchObject({ total: 3 });
    await expect(list({ q: 'tempo', page: '2' })).rejects.toThrow('There is no such page');
  });

  it('filters by several facets, price and sale', async () => {
    expect(await idsOf({ path: 'shoes', gender: 'M', category: 'running-shoes' })).toEqual(['TL4101']);
    expect(await idsOf({ path: 'shoes', price: '100-150' })).toEqual(['TL4102', 'TL5101']);
    expect(await idsOf({ path: 'shoes', price: '-100' })).toEqual(['TL4101']);
    expect(await idsOf({ path: 'shoes', price: '150.01-' })).toEqual(['TB1001']);
    expect(await idsOf({ sale: 'true' })).toEqual(['TL4101']);
    expect(await idsOf({ size: 'XL' })).toEqual(['TS1001']);
    const facet = (await list({ path: 'shoes', price: '100-150' })).facets.find(({ key }) => key === 'price');
    expect(facet?.range).toEqual({ min: 91, max: 200, from: 100, to: 150 });
  });

  it('lists the market’s sizes from small to large', async () => {
    const sizes = (query: Record<string, string>, site: string) =>
      list(query, site).then((answer) =>
        answer.facets.find(({ key }) => key === 'size')?.values.map(({ value }) => value),
      );
    expect(await sizes({ path: 'shoes' }, 'gb')).toEqual(['8', '9']);
    expect(await sizes({ path: 'shoes' }, 'de')).toEqual(['42', '43']);
    expect(await sizes({ path: 'tees' }, 'gb')).toEqual(['S', 'M', 'XL']);
  });

  it('sorts by price, age and discount', async () => {
    expect(await idsOf({ path: 'shoes', sort: 'price-asc' })).toEqual(['TL4101', 'TL5101', 'TB1001']);
    expect(await idsOf({ path: 'shoes', sort: 'price-desc' })).toEqual(['TB1001', 'TL5101', 'TL4102']);
    expect((await idsOf({ path: 'shoes', sort: 'newest' })).at(-1)).toBe('TL5101');
    expect((await idsOf({ path: 'shoes', sort: 'discount' }))[0]).toBe('TL4101');
  });

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: 'abc' },
    { page: '1e9' },
    { page: '1.5' },
    { page: '9999999999' },
    { sort: 'best' },
    { price: 'cheap' },
    { price: '-' },
  ])('refuses a query it cannot read: %o', async (query) => {
    const refusal = await list({ path: 'shoes', ...query }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refused);
    expect(refusal).toMatchObject({ status: 422, body: { errorCode: 'InvalidParameters' } });
  });

  it('has no page after the last one', async () => {
    await expect(list({ path: 'shoes', page: '900' })).rejects.toThrow('There is no such page');
  });

  it('finds products by name, kind, colour and word prefixes, ignoring case', async () => {
    expect(await idsOf({ q: 'tempo' })).toEqual(['TL4101']);
    expect(await idsOf({ q: 'RUNNING sho' })).toEqual(['TL4101']);
    expect(await idsOf({ q: 'green tee' })).toEqual(['TS1001']);
    // A category and a sport: also what has no text in this language.
    expect(await idsOf({ q: 'schuhe laufen' }, 'de')).toEqual(['TL4101']);
    expect(await idsOf({ q: 'strasse' }, 'de')).toEqual(['TL4101']);
    expect(await idsOf({ q: 'tempo', color: 'black' })).toEqual(['TL4102']);
  });

  it('finds products in the language their texts are shown in, where a site’s own has none', async () => {
    const { index } = await loadIndex(opened.db, { code: 'gb', sizeSystem: 'UK' }, 'touchline', now);
    const idsIn = async (language: string, words: string) => {
      const lexicon = new SearchLexicon(index, language, {});
      return (await searchByWords({ db: opened.db, index, lexicon, language }, words)).ids;
    };
    expect(await idsIn('ar', 'running shoe')).toEqual(['TL4101', 'TL4102']);
    expect(await idsIn('de-AT', 'schuhe laufen')).toEqual(['TL4101']);
  });

  it('finds by the phrases of a category that the catalogue does not have, as by synonyms', async () => {
    const { index } = await loadIndex(opened.db, { code: 'gb', sizeSystem: 'UK' }, 'touchline', now);
    const filters = { ...noVocabulary.filters, category: { racers: ['road flyer', 'running shoe'] } };
    const lexicon = new SearchLexicon(index, 'en', { en: { ...noVocabulary, filters } });
    const input = { db: opened.db, index, lexicon, language: 'en' };
    expect((await searchByWords(input, 'road flyer')).ids).toEqual(['TL4101', 'TL4102']);
    expect((await searchByWords(input, 'racers')).ids).toEqual(['TL4101', 'TL4102']);
    expect(lexicon.filterAt(['racers'], 0)).toBeUndefined();
  });

  it('corrects misspelled search terms', async () => {
    expect(await list({ q: 'fotball boots' })).toMatchObject({ correctedTerm: 'football boots', total: 1 });
    expect(await list({ q: 'trial shoe' })).toMatchObject({ correctedTerm: 'trail shoe' });
    expect(await list({ q: 'xqzzy' })).toMatchObject({ total: 0, items: [] });
  });

  it('removes the characters % ? # & / from search terms [A5.57]', async () => {
    expect(await list({ q: ' %te?mp#o&/ ' })).toMatchObject({ title: 'tempo', total: 1 });
    expect(await list({ q: "'; drop table products; --" })).toMatchObject({ total: 0 });
    expect(await list({ q: ':* | ! ( ) <-> \\' })).toMatchObject({ total: 0 });
    expect(await list({ q: '' })).toMatchObject({ total: 0 });
  });

  it('returns a product with sizes, colours, links and matching products', async () => {
    const product = await on('gb')(calls.getProduct, { params: { productId: 'TL4101' } });
    expect(product).toMatchObject({
      id: 'TL4101',
      name: 'Tempo 4',
      pricing_information: {
        currency: 'GBP',
        currentPrice: 91,
        standard_price: 130,
        standard_price_no_vat: 108.33,
        sale_price: 91,
        discount_percentage: 30,
      },
      variation_list: [{ sku: 'TL4101_080', size: '8', availability_status: 'IN_STOCK' }, { size: '9' }],
      colours: [{ id: 'TL4101' }, { id: 'TL4102', name: 'Black' }],
      related: [{ id: 'TS1001' }],
      breadcrumb_list: [
        { link: '/' },
        { link: '/men' },
        { link: '/men/shoes' },
        { text: 'Running shoes', link: '/men/running-shoes' },
      ],
      deliveryPromise: { earliest: '2026-11-25', freeFrom: 50 },
    });
    expect(product.pricing_information.lowest_price_30_days).toBeUndefined();
  });

  it('returns the lowest price of the 30 days before the sale where the law requires it', async () => {
    const product = await on('de')(calls.getProduct, { params: { productId: 'TL4101' } });
    expect(product.pricing_information).toMatchObject({
      currentPrice: 91,
      standard_price: 140,
      lowest_price_30_days: 120,
    });
    expect(product.pricing_information.prior_prices?.map((prior) => prior.price)).toEqual([140, 120, 140]);
  });

  it('returns cards in the order of their ids, without those that the site does not sell', async () => {
    const ids = ['TS1001', 'unknown', 'a/b%2F', 'TL4101'];
    expect((await listCards(on('gb'), ids)).map(({ id }) => id)).toEqual(['TS1001', 'a/b%2F', 'TL4101']);
    expect(await listCards(on('gb'), [])).toEqual([]);
    const refused = ['TS1001', '{}', '[1]', JSON.stringify(Array.from({ length: 101 }, () => 'x'))];
    for (const text of refused)
      await expect(on('gb')(calls.listCards, { query: { ids: text } })).rejects.toBeInstanceOf(Refused);
  });

  it('handles malicious ids in addresses, and does not find unknown ones', async () => {
    expect(await on('gb')(calls.getProduct, { params: { productId: 'a/b%2F' } })).toMatchObject({
      id: 'a/b%2F',
      meta_data: { canonical: '/odd/a%2Fb%252F.html' },
      model_number: '__proto__',
    });
    for (const productId of ['nothing', '__proto__', 'constructor', '../markets', '%', '%00']) {
      await expect(on('gb')(calls.getProduct, { params: { productId } })).rejects.toBeInstanceOf(NotFound);
    }
    await expect(on('de')(calls.getProduct, { params: { productId: 'a/b%2F' } })).rejects.toBeInstanceOf(
      NotFound,
    );
    await expect(on('xx')(calls.getProduct, { params: { productId: 'TL4101' } })).rejects.toBeInstanceOf(
      NotFound,
    );
  });

  it('returns current stock, and that everything is held', async () => {
    const ask = () => on('gb')(calls.getAvailability, { params: { productId: 'TS1001' } });
    expect(await ask()).toMatchObject({
      availability_status: 'IN_STOCK',
      variation_list: [{ left: 2 }, { left: 2 }, { left: 2 }],
    });
    const skus = [0, 1, 2].map((at) => `TS1001_${at}`);
    const hold = { basket_id: 'somebody', quantity: 2, expires_at: days(1) };
    await opened.db
      .insertInto('stock_holds')
      .values(skus.map((sku) => ({ sku, ...hold })))
      .execute();
    await opened.db.updateTable('stock').set({ held: 2 }).where('sku', 'in', skus).execute();
    expect(await ask()).toMatchObject({ availability_status: 'FULLY_RESERVED' });
    clock.set(days(2));
    expect(await ask()).toMatchObject({ availability_status: 'IN_STOCK' });
    clock.set(now);
  });

  it('returns a navigation by departments, sports and sale, with counts', async () => {
    const navigation = await on('gb')(calls.getNavigation);
    const node = (key: string) => navigation.find((each) => each.key === key);
    expect(navigation.map(({ key }) => key)).toEqual(['new', 'men', 'women', 'sports', 'sale']);
    expect(node('men')).toMatchObject({
      path: 'men',
      count: 5,
      children: [
        { key: 'shoes', path: 'men/shoes', count: 2 },
        { key: 'tops', count: 3 },
      ],
    });
    expect(node('sports')?.children.map(({ path }) => path)).toContain('sports/trail');
    expect(node('sale')?.count).toBe(1);
  });

  it('suggests phrases with their result counts, and products [A7.23]', async () => {
    const suggestions = await on('gb')(calls.suggest, { query: { q: 'tra' } });
    expect(suggestions.searchTerms).toContainEqual({ searchterm: 'Trail shoe', nrResults: 1 });
    expect(suggestions.products.map(({ name }) => name)).toEqual(['Peat Mid']);
    for (const { searchterm, nrResults } of suggestions.searchTerms) {
      expect((await list({ q: searchterm })).total).toBe(nrResults);
    }
    expect(await on('gb')(calls.suggest, { query: { q: 't' } })).toEqual({ searchTerms: [], products: [] });
  });

  it('lists the addresses of all products of a site', async () => {
    const answer = await on('gb')(calls.listAllProducts, {});
    expect(answer.total).toBe(7);
    expect(answer.addresses.map(({ url }) => url)).toContain('/odd/a%2Fb%252F.html');
    expect((await on('de')(calls.listAllProducts, {})).total).toBe(6);
  });

  it('sends public responses with an ETag, and 304 when they are unchanged', async () => {
    const ask = (headers = {}) =>
      commerce.fetch(
        new Request('http://shop.test/api/catalogue/products?sitePath=gb&path=shoes', { headers }),
      );
    const first = await ask();
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    const again = await ask({ 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('writes lists exactly as JSON.stringify does, each with its own ETag', async () => {
    const tags = new Set<string | null>();
    for (const query of [{}, { path: 'shoes' }, { price: '0-1' }, { size: '8' }]) {
      const address = `http://shop.test/api/catalogue/products?${new URLSearchParams({ sitePath: 'gb', ...query })}`;
      const answer = await commerce.fetch(new Request(address));
      const { markets, catalogue } = commerce.shop;
      const list = await catalogue.list(markets.site('gb'), { sitePath: 'gb', ...query });
      expect(await answer.text()).toBe(JSON.stringify(list));
      tags.add(answer.headers.get('etag'));
    }
    expect(tags.size).toBe(4);
  });

  it('limits searches per source and returns a time to wait', async () => {
    const ask = (at: number) =>
      commerce.fetch(new Request(`http://shop.test/api/catalogue/suggestions?sitePath=gb&q=x${at}`), {
        source: '203.0.113.9',
      });
    expect((await ask(0)).status).toBe(200);
    // As after 298 more.
    await opened.db
      .updateTable('rate_limits')
      .set({ hits: 299 })
      .where('key', '=', 'search:203.0.113.9')
      .execute();
    const answers = [await ask(1), await ask(2)];
    expect(answers.at(-2)?.status).toBe(200);
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
