import { getProduct, listProducts } from '@touchline/contract/product/endpoints';
import { createTransport } from '@touchline/contract/client/transport';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCommerce } from '../../app/createCommerce.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { SettableClock } from '../../kernel/ports/Clock.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { FeedError, problemLine, type FeedProblem } from './FeedProblem.ts';
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
const manyAttributes = Array.from({ length: 30_000 }, (_, at) => `a${at}="x"`).join(' ');
const longTexts = `<a>${'x'.repeat(60_000)}</a>`.repeat(20);
const tsv = (rows: readonly Row[], names: readonly string[] = columns) =>
  [names.join('\t'), ...rows.map((each) => names.map((name) => each[name] ?? '').join('\t'))].join('\n');

describeOnDatabases('Importing a feed', (open) => {
  let opened: OpenDatabase;
  let problems: FeedProblem[];
  let commerce: ReturnType<typeof createCommerce>;
  beforeEach(async () => {
    opened = await open();
    problems = [];
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
        take: (name) => Promise.resolve({ path: `/media/${name}`, widths: [320], webp: [320], ratio: 1 }),
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
  const ids = async () =>
    (
      await opened.db.selectFrom('variants').select('sku').where('active', '=', true).orderBy('sku').execute()
    ).map(({ sku }) => sku);
  const reported = () => problems.map(({ id, attribute, severity }) => `${id} ${attribute} ${severity}`);

  it('creates one product per colour, with sizes in order, and builds the navigation', async () => {
    await load(
      tsv([
        row({ id: 'A-L', item_group_id: 'A', color: 'Blue', size: 'L', title: 'Peak jacket - Blue, L' }),
        row({ id: 'A-S', item_group_id: 'A', color: 'Blue', size: 'S' }),
        row({
          id: 'A-R',
          item_group_id: 'A',
          color: 'Deep Red/White',
          size: 'S',
          title: 'Peak jacket - Deep Red/White, S',
        }),
        row({ id: 'B', title: 'Ball', product_type: 'Gear > Balls', gender: 'unisex' }),
      ]),
    );
    expect(await product('A-L')).toMatchObject({
      name: 'Peak jacket',
      colours: [{ id: 'A-L' }, { id: 'A-R' }],
      variation_list: [
        { sku: 'A-S', size: 'S' },
        { sku: 'A-L', size: 'L' },
      ],
    });
    expect(await product('B')).toMatchObject({
      name: 'Ball',
      breadcrumb_list: [{ link: '/' }, { text: 'Gear' }, { text: 'Balls' }],
    });
    const list = await call()(listProducts, { query: { path: 'men/tops/jackets', color: 'red,white' } });
    expect(list.items.map(({ id }) => id)).toEqual(['A-R']);
  });

  it('changes nothing on a second import, and only what differs on a third', async () => {
    const feed = [row(), row({ id: 'B' })];
    expect(await load(tsv(feed))).toMatchObject({ changed: 2 });
    await opened.db.updateTable('stock').set({ on_hand: 7 }).execute();
    expect(await load(tsv(feed))).toMatchObject({ changed: 0, retired: 0 });
    const left = await opened.db.selectFrom('stock').select('on_hand').execute();
    expect(left).toEqual([{ on_hand: 7 }, { on_hand: 7 }]);
    expect(await load(tsv([row({ price: '70.00 GBP' }), row({ id: 'B' })]))).toMatchObject({ changed: 1 });
    expect((await product('A-1')).pricing_information.currentPrice).toBe(70);
    expect((await product('A-1')).pricing_information.prior_prices?.length).toBeLessThanOrEqual(1);
  });

  it('reports problems in a dry run and writes nothing', async () => {
    expect(await load(tsv([row(), row({ id: 'B', price: '1,50 GBP' })]), { dryRun: true })).toMatchObject({
      items: 2,
      skipped: 1,
    });
    expect(await ids()).toEqual([]);
  });

  it('makes products unavailable that a full feed lacks, and keeps them with a partial feed', async () => {
    await load(tsv([row(), row({ id: 'B' })]));
    await load(tsv([row()]), { isPartial: true });
    expect((await product('B')).availability_status).toBe('IN_STOCK');
    expect(await load(tsv([row()]))).toMatchObject({ retired: 1 });
    commerce = createCommerce({
      database: opened,
      markets: [market],
      origin: 'http://shop.test',
      secret: 'x'.repeat(32),
    });
    expect((await product('B')).availability_status).toBe('NOT_AVAILABLE');
    expect(await load(tsv([row(), row({ id: 'B' })]))).toMatchObject({ changed: 1 });
  });

  it('uses the first of two items with the same id', async () => {
    const report = await load(tsv([row({ title: 'First' }), row({ title: 'Second' })]));
    expect(report).toMatchObject({ items: 2, skipped: 1 });
    expect(reported()).toEqual(['A-1 id error']);
    expect((await product('A-1')).name).toBe('First');
  });

  it('stops before the first write when a required column is missing', async () => {
    await expect(
      load(
        tsv(
          [row()],
          columns.filter((name) => name !== 'price'),
        ),
      ),
    ).rejects.toThrow('The required column price is missing.');
    await expect(load(tsv([row()], ['id', 'title', 'link']))).rejects.toThrow(
      /^The required columns .+, .+ are missing\.$/,
    );
    expect(await ids()).toEqual([]);
  });

  it.each([
    ['nothing', '', 'The feed is empty.'],
    ['white space', ' \n\n ', 'The feed is empty.'],
    ['no items', columns.join('\t'), 'The feed has no items.'],
    ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000', 'zero bytes'],
    ['prose', 'Dear customer,\nthis is no feed.\n', 'none of the required columns'],
    ['a quote that is never closed', `${tsv([row()])}\nB\t"never closed\tx\n`, 'inside a quoted field'],
    ['an endless row', `${tsv([row()])}\nB\t"${'x'.repeat(300_000)}`, 'longer than'],
    ['a page', '<html><body>hello</body></html>', 'neither RSS nor Atom'],
    ['broken XML', '<rss><channel><item><title>x</item></channel></rss>', 'The XML is broken'],
    ['truncated XML', '<rss><channel><item><title>x', 'The XML is broken'],
    [
      'a billion laughs',
      '<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>',
      'document type',
    ],
    [
      'an external entity',
      '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel></channel></rss>',
      'document type',
    ],
    ['a text without an end', `<rss><channel><item><title>${'x'.repeat(400_000)}`, 'is longer than'],
    ['an attribute without an end', `<rss><channel a="${'x'.repeat(400_000)}`, 'is longer than'],
    ['a comment without an end', `<rss><channel><!-- ${'x'.repeat(400_000)}`, 'is longer than'],
    ['a tag of endless attributes', `<rss><channel ${manyAttributes}></channel></rss>`, 'is longer than'],
    ['an endless item', `<rss><channel><item>${longTexts}</item></channel></rss>`, 'An item is longer'],
    ['nothing but blanks', ' '.repeat(100_000), 'begins with more than 65536 blanks'],
    ['deep nesting', `<rss><channel><item>${'<a>'.repeat(50)}`, 'nests deeper'],
  ])('rejects a feed with %s as a whole, and changes nothing', async (_, text, message) => {
    await load(tsv([row({ id: 'before' })]));
    const refusal = await load(text).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FeedError);
    expect((refusal as FeedError).message).toContain(message);
    expect(await ids()).toEqual(['before']);
    expect((await product('before')).availability_status).toBe('IN_STOCK');
  });

  it.each([
    ['price', { price: '15,00 GBP' }],
    ['price', { price: '15.005 GBP' }],
    ['price', { price: '15.00 USD' }],
    ['price', { price: '1e3 GBP' }],
    ['price', { price: '-1.00 GBP' }],
    ['price', { price: '1000000000.00 GBP' }],
    ['title', { title: 'x'.repeat(151) }],
    ['link', { link: 'file:///etc/passwd' }],
    ['link', { link: 'javascript:alert(1)' }],
    ['image_link', { image_link: 'file:///etc/passwd' }],
    ['image_link', { image_link: '../secret.jpg' }],
    ['image_link', { image_link: '/etc/secret.jpg' }],
    ['image_link', { image_link: 'a/%2e%2e/b.jpg' }],
    ['availability', { availability: 'maybe' }],
    ['availability_date', { availability: 'preorder' }],
    ['availability_date', { availability: 'preorder', availability_date: '2028-01-01' }],
    ['availability_date', { availability: 'backorder', availability_date: '2026-02-31' }],
    ['brand', { brand: '' }],
    ['mpn', { mpn: '' }],
    ['condition', { condition: 'broken' }],
    ['color', { google_product_category: 'Apparel & Accessories > Clothing > Outerwear', size: 'S' }],
    ['title', { title: 'Bad \uFFFD byte' }],
  ])('skips an item with an invalid %s: %o', async (attribute, change) => {
    const report = await load(tsv([row(change), row({ id: 'good' })]));
    expect(report.skipped).toBe(1);
    expect(problems[0]).toMatchObject({ line: 2, attribute, severity: 'error' });
    expect(await ids()).toEqual(['good']);
  });

  it.each([
    ['sale_price', { sale_price: '75.00 GBP' }],
    ['sale_price', { sale_price: '50.00 EUR' }],
    ['sale_price_effective_date', { sale_price: '50.00 GBP', sale_price_effective_date: 'soon' }],
    ['gtin', { gtin: '4006381333932' }],
    ['gtin', { gtin: '2000000000008' }],
  ])('keeps an item with a questionable %s, without that value: %o', async (attribute, change) => {
    const report = await load(tsv([row(change)]));
    expect(report).toMatchObject({ skipped: 0, warnings: 1 });
    expect(problems[0]).toMatchObject({ attribute, severity: 'warning' });
    expect((await product('A-1')).pricing_information).toMatchObject({ currentPrice: 75 });
    expect((await product('A-1')).variation_list[0]?.gtin).toBeUndefined();
  });

  it('applies a sale price between its dates, with and without time zones', async () => {
    await load(
      tsv([
        row({
          sale_price: '60.00 GBP',
          sale_price_effective_date: '2026-01-01T00:00-0500/2027-12-31T23:59-0500',
        }),
        row({ id: 'B', sale_price: '60.00 GBP', sale_price_effective_date: '2026-11-01/2026-11-21' }),
        row({ id: 'C', sale_price: '60.00 GBP', sale_price_effective_date: '2026-11-01/2026-11-20' }),
      ]),
    );
    const prices = await Promise.all(
      ['A-1', 'B', 'C'].map(async (id) => (await product(id)).pricing_information.currentPrice),
    );
    expect(prices).toEqual([60, 60, 75]);
  });

  it('imports pre-orders and back-orders, including the old spelling', async () => {
    await load(
      tsv([
        row({ availability: 'in stock' }),
        row({ id: 'B', availability: 'out of stock' }),
        row({ id: 'C', availability: 'preorder', availability_date: '2026-12-01T09:00+01:00' }),
        row({ id: 'D', availability: 'backorder', availability_date: '2026-12-01' }),
      ]),
    );
    const states = await Promise.all(
      ['A-1', 'B', 'C', 'D'].map(async (id) => (await product(id)).availability_status),
    );
    expect(states).toEqual(['IN_STOCK', 'NOT_AVAILABLE', 'PREORDER', 'BACKORDER']);
  });

  it('keeps ids and groups as they are, even malicious ones', async () => {
    await load(
      tsv([
        row({ id: '__proto__' }),
        row({ id: 'a/b%2F' }),
        row({ id: 'constructor', item_group_id: '__proto__x', color: 'Blue' }),
        row({ id: "'; drop table products; --" }),
      ]),
    );
    expect(await ids()).toEqual(["'; drop table products; --", '__proto__', 'a/b%2F', 'constructor'].sort());
    expect((await product('__proto__')).variation_list[0]?.sku).toBe('__proto__');
    expect((await product('a/b%2F')).variation_list[0]?.sku).toBe('a/b%2F');
  });

  it('reads quotes, tabs and line breaks in fields, commas, names with spaces, and reports unknown columns once', async () => {
    const names = [
      'ID',
      'Title',
      'Description',
      'Link',
      'Image Link',
      'Availability',
      'Price',
      'Brand',
      'MPN',
      'shelf',
      'additional image link',
      'shipping(country:price)',
    ];
    const cells = [
      'A',
      '"12"" ball, red"',
      '"two\nlines\tand a tab"',
      'https://a.example',
      'a.jpg',
      'in stock',
      '9.00 GBP',
      'Peak',
      'x',
      '7',
      'b.jpg,c.jpg',
      'GB:3.00 GBP',
    ];
    const quoted = cells.map((cell) => (cell.startsWith('"') || !cell.includes(',') ? cell : `"${cell}"`));
    const report = await load(`\uFEFF${names.join(',')}\r\n${quoted.join(',')}\r\n`);
    expect(report).toMatchObject({ skipped: 0, ignoredColumns: ['shelf'] });
    const read = await product('A');
    expect(read.name).toBe('12" ball, red');
    expect(read.product_description.text).toBe('two\nlines\tand a tab');
    expect(read.view_list.map(({ path }) => path)).toEqual(['/media/a.jpg', '/media/b.jpg', '/media/c.jpg']);
  });

  it('reads RSS with any prefix, repeated elements and several items on one line', async () => {
    const item = (id: string, price: string) =>
      `<item><x:id>${id}</x:id><title>Cap &amp; scarf</title><description><![CDATA[Warm <b>wool</b>]]></description><link>https://a.example/${id}</link><x:image_link>a.jpg</x:image_link><x:additional_image_link>b.jpg</x:additional_image_link><x:additional_image_link>c.jpg</x:additional_image_link><x:availability>in_stock</x:availability><x:price>${price}</x:price><x:brand>Peak</x:brand><x:mpn>1</x:mpn><x:shipping><x:country>GB</x:country><x:price>3.00 GBP</x:price></x:shipping></item>`;
    const report = await load(
      `<?xml version="1.0"?><rss version="2.0" xmlns:x="http://base.google.com/ns/1.0"><channel><title>All</title>${item('A', '5.00 GBP')}${item('B', 'five')}${item('C', '6.00 GBP')}</channel></rss>`,
    );
    expect(report).toMatchObject({ items: 3, skipped: 1 });
    expect(await ids()).toEqual(['A', 'C']);
    const read = await product('A');
    expect(read).toMatchObject({ name: 'Cap & scarf', product_description: { text: 'Warm wool' } });
    expect(read.view_list).toHaveLength(3);
  });

  it('reads Atom', async () => {
    await load(
      '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>All</title><entry><title>Cap</title><link href="https://a.example/1"/><summary>Warm.</summary><g:id>A</g:id><g:image_link>a.jpg</g:image_link><g:availability>in_stock</g:availability><g:price>5.00 GBP</g:price><g:brand>Peak</g:brand><g:mpn>1</g:mpn></entry></feed>',
    );
    expect(await product('A')).toMatchObject({ name: 'Cap', product_description: { text: 'Warm.' } });
  });

  it('imports the stock of stores', async () => {
    const feed =
      'store_code\tid\tquantity\tavailability\nLON\tA\t7\tin_stock\nLON\tA\t8\tin_stock\nLON\tB\t-1\tin stock\n';
    expect(await load(feed)).toMatchObject({ items: 3, skipped: 2, changed: 1 });
    expect(await load(feed)).toMatchObject({ changed: 0 });
    expect(
      await opened.db.selectFrom('store_stock').select(['store_code', 'sku', 'quantity']).execute(),
    ).toEqual([{ store_code: 'LON', sku: 'A', quantity: 7 }]);
  });

  it('splits sizes with different prices into products, so that the page shows the price paid', async () => {
    await load(
      tsv([
        row({ id: 'S', item_group_id: 'A', color: 'Blue', size: 'S' }),
        row({ id: 'XL', item_group_id: 'A', color: 'Blue', size: 'XL', price: '80.00 GBP' }),
      ]),
    );
    expect((await product('S')).pricing_information.currentPrice).toBe(75);
    expect((await product('XL')).pricing_information.currentPrice).toBe(80);
  });

  it('makes one gift card of amounts with different prices, which is neither taxed nor sold out', async () => {
    const names = [...columns, 'delivery_kind', 'taxable'];
    const card = (id: string, price: string) =>
      row({ id, price, item_group_id: 'GIFT', size: price, delivery_kind: 'egiftcard', taxable: 'no' });
    await load(tsv([card('G50', '50.00 GBP'), card('G25', '25.00 GBP')], names));
    const shown = await product('G25');
    expect(shown).toMatchObject({
      deliveryKind: 'egiftcard',
      pricing_information: { currentPrice: 25, standard_price_no_vat: 25, isLowest: true },
    });
    expect(shown.variation_list.map(({ sku, size, price }) => [sku, size, price])).toEqual([
      ['G25', '£25', 25],
      ['G50', '£50', 50],
    ]);
    await load(tsv([row({ id: 'X', delivery_kind: 'fax' })], names));
    expect(problems.map(({ attribute, severity }) => [attribute, severity])).toContainEqual([
      ...['delivery_kind', 'error'],
    ]);
  });
});

describe('A problem line', () => {
  it('is one line with the value cut to 80 characters', () => {
    const line = problemLine({
      file: 'feed.tsv',
      line: 7,
      id: 'A\nB',
      attribute: 'title',
      severity: 'error',
      message: 'is too long',
      value: `${'x'.repeat(79)}…`,
    });
    expect(line.split('\n')).toHaveLength(1);
    expect(line).toBe(`feed.tsv:7\tA B\ttitle\terror\tis too long\t"${'x'.repeat(79)}…"`);
  });
});
