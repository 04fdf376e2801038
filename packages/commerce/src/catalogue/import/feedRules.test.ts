import { getNavigation, getProduct, listProducts } from '@touchline/contract/product/endpoints';
import { createTransport } from '@touchline/contract/client/transport';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeCategories, writeProducts } from '../products/writeProducts.ts';
import { createCommerce } from '../../app/createCommerce.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { SettableClock } from '../../kernel/ports/Clock.ts';
import { sampleProduct } from '../products/testing/sampleProduct.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import type { FeedProblem } from './FeedProblem.ts';
import { importFeed, type ImportReport } from './importFeed.ts';

const now = new Date('2026-11-21T12:00:00Z');
const market = testMarket();
const columns = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'brand', 'mpn', 'item_group_id', 'color', 'size', 'sale_price', 'product_type', 'gender', 'google_product_category', 'gtin', 'availability_date', 'sale_price_effective_date', 'condition']; // prettier-ignore
type Row = Partial<Record<string, string>>;

const row = (changes: Row = {}): Row => ({
  id: 'A-1',
  title: 'Peak jacket - Blue, S',
  description: 'A jacket for wind and rain on every ridge.',
  link: 'https://retailer.example/a-1',
  image_link: 'a.jpg',
  availability: 'in_stock',
  price: '75.00 GBP',
  brand: 'Peak',
  mpn: 'A-1',
  product_type: 'Men > Tops > Jackets',
  gender: 'male',
  ...changes,
});
const tsv = (rows: readonly Row[], names: readonly string[] = columns) =>
  [names.join('\t'), ...rows.map((each) => names.map((name) => each[name] ?? '').join('\t'))].join('\n');

describeOnDatabases('What a feed says', (open) => {
  let opened: OpenDatabase;
  let problems: FeedProblem[];
  let hasPictures: boolean;
  let commerce: ReturnType<typeof createCommerce>;
  beforeEach(async () => {
    opened = await open();
    problems = [];
    hasPictures = true;
    commerce = createCommerce({
      database: opened,
      markets: [market],
      origin: 'http://shop.test',
      secret: 'x'.repeat(32),
      clock: new SettableClock(now),
      checkAnswers: true,
    });
  });
  afterEach(() => opened.close());

  const load = (
    text: string,
    more: { dryRun?: boolean; isPartial?: boolean } = {},
  ): Promise<ImportReport> => {
    problems = [];
    return importFeed({
      db: opened.db,
      source: {
        name: 'feed.tsv',
        // In small chunks, like a file stream.
        async *open() {
          for (let from = 0; from < text.length; from += 97) yield text.slice(from, from + 97);
        },
      },
      market,
      now,
      pictures: {
        take: (name) =>
          Promise.resolve(
            hasPictures ? { path: `/media/${name}`, widths: [320], webp: [320], ratio: 1 } : undefined,
          ),
        check: async (name, refuse) => {
          if (name.startsWith('https://other.example/')) refuse('The picture is left out');
        },
      },
      onProblem: (problem) => problems.push(problem),
      ...more,
    });
  };
  const call = () =>
    createTransport({
      fetch: (request) => commerce.fetch(request),
      origin: 'http://shop.test',
      surface: () => 'chk',
      sitePath: 'gb',
    });
  const product = (productId: string) => call()(getProduct, { params: { productId } });
  const reported = () => problems.map(({ id, attribute, severity }) => `${id} ${attribute} ${severity}`);

  it('keeps a feed category and an existing one of the same name separate, each with its own address', async () => {
    const named = (path: string, name: string, position: number) => {
      const parts = path.split('/');
      const parent = parts.slice(0, -1).join('/') || null;
      return { path, key: parts.at(-1) ?? '', parent, position, names: { en: name } };
    };
    const categories = [
      named('apparel', 'Apparel', 0),
      named('apparel/tops', 'Tops', 0),
      named('apparel/tops/jackets', 'Jackets', 0),
    ];
    const older = sampleProduct({ id: 'OLD', slug: 'old', category: 'apparel/tops/jackets', gender: 'M' });
    await opened.db.transaction().execute(async (trx) => {
      await writeCategories(trx, categories);
      await writeProducts(trx, [older], now);
    });
    await load(tsv([row({ id: 'NEW' })]));
    const men = (await call()(getNavigation)).find(({ key }) => key === 'men');
    const nodes = men?.children.map(({ label, path }) => [label, path]);
    expect(nodes).toEqual([
      ['Tops (Apparel)', 'men/tops'],
      ['Tops', 'men/tops-2'],
    ]);
    for (const [path, id] of [
      ['men/tops', 'OLD'],
      ['men/tops-2', 'NEW'],
      ['men/apparel/tops', 'OLD'],
      ['men/jackets', 'OLD'],
      ['men/tops/jackets', 'NEW'],
    ] as const) {
      const list = await call()(listProducts, { query: { path } });
      expect([path, ...list.items.map((item) => item.id)]).toEqual([path, id]);
      // The list's own address and the category filter lead to the same list.
      const own = list.breadcrumbs.at(-1)?.link ?? '';
      expect((await call()(listProducts, { query: { path: own.slice(1) } })).items[0]?.id).toBe(id);
    }
    expect((await product('NEW')).breadcrumb_list?.map(({ link }) => link)).toEqual([
      '/',
      '/men',
      '/men/tops-2',
      '/men/tops/jackets',
    ]);
    const filtered = await call()(listProducts, { query: { path: 'men', category: 'tops-2' } });
    expect(filtered.items.map(({ id }) => id)).toEqual(['NEW']);
  });

  it('reports in a dry run which pictures the import would leave out, each once', async () => {
    const image_link = 'https://other.example/a.jpg';
    const rows = [row({ image_link }), row({ id: 'B', image_link }), row({ id: 'C' })];
    expect(await load(tsv(rows), { dryRun: true })).toMatchObject({ skipped: 0, warnings: 1 });
    expect(reported()).toEqual(['A-1 image_link warning']);
  });

  it('rejects a price of 0, and ignores a sale price of 0', async () => {
    const rows = [row({ price: '0.00 GBP' }), row({ id: 'B', sale_price: '0 GBP' })];
    expect(await load(tsv(rows))).toMatchObject({ items: 2, skipped: 1 });
    expect(reported()).toEqual(['A-1 price error', 'B sale_price warning']);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^is 0: /),
      'is 0; the sale price is left out',
    ]);
    expect((await product('B')).pricing_information.currentPrice).toBe(75);
  });

  it('decodes entities in text attributes', async () => {
    const rows = [
      row({
        title: 'LumaTech&trade; \u202ETee',
        product_type: 'Men > Tees &amp; tanks',
        color: 'Caf&eacute;',
      }),
    ];
    await load(tsv(rows));
    const tee = await product('A-1');
    expect(tee.name).toBe('LumaTech™ Tee');
    expect(tee.breadcrumb_list?.at(-1)).toEqual({ text: 'Tees & tanks', link: '/men/tees-tanks' });
    expect(tee.attribute_list.color).toBe('Café');
  });

  it('warns about a size that is meant for another gender', async () => {
    const rows = [
      row({ size: "Women's 8" }),
      row({ id: 'B', size: 'M 10', gender: 'female', product_type: 'Women > Shoes' }),
      row({ id: 'C', size: 'M' }),
      row({ id: 'D', size: 'W 8', gender: 'unisex' }),
    ];
    expect(await load(tsv(rows))).toMatchObject({ skipped: 0, warnings: 2 });
    expect(reported()).toEqual(['A-1 size warning', 'B size warning']);
  });

  it('shows new products with a picture first', async () => {
    await load(tsv([row({ id: 'OLD' })]));
    await opened.db
      .updateTable('products')
      .set({ launched_at: new Date(now.getTime() - 86_400_000) })
      .execute();
    hasPictures = false;
    await load(tsv([row({ id: 'NEW', title: 'Newest of all' })]), { isPartial: true });
    const { items, total } = await commerce.shop.catalogue.beginning(
      commerce.shop.markets.site('gb'),
      'new',
      'newest',
      4,
    );
    expect(items.map(({ id }) => id)).toEqual(['OLD', 'NEW']);
    expect(total).toBe(2);
  });
});
