import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { writeProducts } from '../products/writeProducts.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { sampleProduct } from '../products/testing/sampleProduct.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { feedNow, feedRow, feedShop } from './testing/feedShop.ts';

describeOnDatabases('A product of a feed', (open) => {
  let opened: OpenDatabase;
  let shop: ReturnType<typeof feedShop>;
  beforeEach(async () => {
    opened = await open();
    shop = feedShop(opened);
  });
  afterEach(() => opened.close());

  const member = (id: string, color: string, changes = {}) =>
    feedRow({ id, item_group_id: 'GROW', color, size: 'M', title: `Grow tee - ${color}`, ...changes });
  const red = member('RED-M', 'Red');
  const blue = member('BLUE-M', 'Blue');

  it('keeps its address when siblings come, go or change places', async () => {
    await shop.load([red]);
    const { url } = (await shop.list({ path: 'men' })).items[0] ?? {};
    expect(url).toBe('/grow-tee/RED-M.html');
    await shop.load([blue, red]);
    expect((await shop.product('RED-M')).colours.map(({ id }) => id)).toEqual(['BLUE-M', 'RED-M']);
    await shop.load([red, blue]);
    await shop.load([red]);
    expect((await shop.product('RED-M')).meta_data.canonical).toBe(url);
    expect((await shop.product('BLUE-M')).availability_status).toBe('NOT_AVAILABLE');
    await shop.load([blue]);
    expect((await shop.product('BLUE-M')).availability_status).toBe('IN_STOCK');
    expect((await shop.product('RED-M')).availability_status).toBe('NOT_AVAILABLE');
  });

  it('has the same address whatever the order of the rows', async () => {
    await shop.load([member('Z', 'Red', { size: 'S' }), member('Y', 'Red', { size: 'L' }), blue]);
    expect((await shop.product('Y')).variation_list.map(({ sku }) => sku)).toEqual(['Z', 'Y']);
    await shop.load([
      blue,
      member('Y', 'Red', { size: 'L' }),
      member('A', 'Red', { size: 'M' }),
      member('Z', 'Red', { size: 'S' }),
    ]);
    expect((await shop.product('Y')).variation_list.map(({ sku }) => sku)).toEqual(['Z', 'A', 'Y']);
  });

  it('keeps an address that an older version gave it', async () => {
    await shop.load([red, blue]);
    const old = sampleProduct({ id: 'GROW-red', source: 'feed:gb', model: 'GROW', slug: 'grow-tee' });
    await opened.db.transaction().execute((trx) => writeProducts(trx, [{ ...old, variants: [] }], feedNow));
    await opened.db
      .updateTable('variants')
      .set({ product_id: 'GROW-red' })
      .where('sku', '=', 'RED-M')
      .execute();
    await opened.db.deleteFrom('products').where('id', '=', 'RED-M').execute();
    await opened.db
      .updateTable('feed_groups')
      .set({ digest: 'outdated', products: ['GROW-red', 'BLUE-M'] })
      .execute();
    await shop.load([blue, red]);
    expect((await shop.product('GROW-red')).variation_list[0]?.sku).toBe('RED-M');
  });

  it('leads from the address of a size that had its own price to the product it belongs to again', async () => {
    const large = (price: string) => member('RED-XL', 'Red', { size: 'XL', price });
    await shop.load([red, large('80.00 GBP')]);
    expect((await shop.product('RED-XL')).pricing_information.currentPrice).toBe(80);
    await opened.db
      .insertInto('former_products')
      .values({ id: 'OLDER', product_id: 'RED-XL', moved_at: feedNow })
      .execute();
    await shop.load([red, large('75.00 GBP')]);
    for (const id of ['RED-XL', 'OLDER']) expect((await shop.product(id)).id).toBe('RED-M');
    await shop.load([red, large('90.00 GBP')]);
    // A product page is kept for some seconds.
    expect((await feedShop(opened).product('RED-XL')).pricing_information.currentPrice).toBe(90);
  });

  it('keeps its reviews when it joins a group', async () => {
    await shop.load([feedRow({ id: 'RED-M', color: 'Red', title: 'Grow tee' })]);
    await opened.db
      .insertInto('reviews')
      .values({
        ...{ id: 'r', model: 'RED-M', product_id: 'RED-M', account_id: null, email: 'ada@example.com' },
        ...{ state: 'published', refusal: null, rating: 4, title: 'Good', text: 'Good', nickname: 'Ada' },
        ...{ fit: null, language: 'en', site_path: 'gb', is_verified: false, reply: null, replied_at: null },
        written_at: feedNow,
      })
      .execute();
    await shop.load([red, blue]);
    expect((await shop.product('BLUE-M')).rating).toEqual({ average: 4, count: 1 });
  });

  it('and a group with the same id are both sold, and the report says so, in a dry run too', async () => {
    const rows = [feedRow({ id: 'GROW', title: 'Grow pot' }), red, blue];
    for (const dryRun of [true, false]) {
      const { report, problems } = await shop.load(rows, { dryRun });
      expect(report).toMatchObject({ skipped: 0, warnings: 2 });
      expect(problems.map(({ line, attribute, severity }) => `${line} ${attribute} ${severity}`)).toEqual([
        '3 item_group_id warning',
        '4 item_group_id warning',
      ]);
    }
    expect((await shop.product('GROW')).name).toBe('Grow pot');
    expect((await shop.product('GROW')).colours).toHaveLength(1);
    expect((await shop.product('RED-M')).colours.map(({ id }) => id)).toEqual(['RED-M', 'BLUE-M']);
    // The other way round.
    const turned = await shop.load([red, blue, feedRow({ id: 'GROW', title: 'Grow pot' })]);
    expect(turned.problems).toMatchObject([{ line: 4, attribute: 'id', severity: 'warning' }]);
  });

  it('never takes the place of a product that came with the shop, nor of another article', async () => {
    const own = sampleProduct({ id: 'OWN', slug: 'own' });
    await opened.db.transaction().execute((trx) => writeProducts(trx, [own], feedNow));
    const sku = own.variants[0]?.sku ?? '';
    await shop.load([feedRow({ id: 'BOTH', title: 'Ball', brand: 'Peak', mpn: '7' })], {
      market: { ...testMarket(), code: 'us' },
    });
    const rows = [
      feedRow({ id: 'OWN', title: 'Other' }),
      feedRow({ id: sku, title: 'Other' }),
      feedRow({ id: 'BOTH', title: 'Shoe', brand: 'Valley', mpn: '8' }),
      feedRow({ id: 'good' }),
    ];
    for (const dryRun of [true, false]) {
      const { report, problems } = await shop.load(rows, { dryRun });
      expect(report).toMatchObject({ items: 4, skipped: 3 });
      expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
        '2 is the id of a product that came with the shop; the item is left out',
        '3 is the id of a product that came with the shop; the item is left out',
        '4 is the id of another article in the feed of market us; the item is left out',
      ]);
    }
    expect((await shop.product('OWN')).name).not.toBe('Other');
  });

  it.each([
    ['capitals', ['ab-1', 'AB-1']],
    ['spaces', ['A 1', 'A  1']],
    ['the way an accent is written', ['caf\u00E9', 'cafe\u0301']],
  ])('is another one when its id differs only by %s', async (_, ids) => {
    await shop.load(ids.map((id) => feedRow({ id, title: `Cap ${id}` })));
    for (const id of ids) expect((await shop.product(id)).variation_list[0]?.sku).toBe(id);
  });

  it('is that of the first row when two groups name one id', async () => {
    const { problems } = await shop.load([red, member('RED-M', 'Green', { item_group_id: 'OTHER' })]);
    expect(problems).toMatchObject([{ line: 3, attribute: 'id', severity: 'error' }]);
    expect((await shop.product('RED-M')).attribute_list.color).toBe('Red');
  });
});
