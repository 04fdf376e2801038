import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import { holdStock } from '../stock/holdStock.ts';
import { describeOnDatabases } from '../node/testing/describeOnDatabases.ts';
import { sampleProduct } from '../testing/sampleProduct.ts';
import { testMarket } from '../testing/testMarket.ts';
import { findSellables } from './findSellables.ts';
import { writeProducts } from './writeProducts.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T13:00:00Z');
const market = testMarket();
const site = { market, language: { code: 'de', label: 'Deutsch', sitePath: 'gb' } };

describeOnDatabases('Sellable sizes', (open) => {
  let opened: OpenDatabase;
  const write = (...records: ReturnType<typeof sampleProduct>[]) =>
    opened.db.transaction().execute((trx) => writeProducts(trx, records, now));

  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  it('tells price, size of the market, stock and picture of a sku', async () => {
    await write(sampleProduct());
    const found = await findSellables(opened.db, ['TL4101_080', 'nothing'], site, now);
    expect([...found.keys()]).toEqual(['TL4101_080']);
    expect(found.get('TL4101_080')).toMatchObject({
      productId: 'TL4101',
      name: 'Tempo 4',
      size: '8',
      price: 13_000,
      standard: 13_000,
      status: 'IN_STOCK',
      free: 5,
      url: '/tempo-4/TL4101.html',
    });
  });

  it('does not sell what another market sells', async () => {
    await write(sampleProduct());
    const us = { market: testMarket({ code: 'us' }), language: site.language };
    expect((await findSellables(opened.db, ['TL4101_080'], us, now)).size).toBe(0);
  });

  it('sells at the sale price only between its dates', async () => {
    const price = {
      market: 'gb',
      standard: 10_000,
      sale: 8_000,
      saleFrom: now,
      saleUntil: later,
      member: null,
    };
    await write(sampleProduct({ prices: [price] }));
    const at = async (time: Date) =>
      (await findSellables(opened.db, ['TL4101_080'], site, time)).get('TL4101_080')?.price;
    expect(await at(new Date('2026-11-21T11:59:59Z'))).toBe(10_000);
    expect(await at(now)).toBe(8_000);
    expect(await at(later)).toBe(10_000);
  });

  it('counts what others hold as gone, and the own hold as free', async () => {
    await write(sampleProduct());
    await holdStock(opened.db, 'mine', [{ sku: 'TL4101_080', quantity: 2 }], later, now);
    await holdStock(opened.db, 'theirs', [{ sku: 'TL4101_080', quantity: 3 }], later, now);
    const at = async (basket?: string) =>
      (await findSellables(opened.db, ['TL4101_080'], site, now, basket)).get('TL4101_080');
    expect(await at()).toMatchObject({ free: 0, status: 'FULLY_RESERVED' });
    expect(await at('mine')).toMatchObject({ free: 2, status: 'IN_STOCK' });
    expect((await findSellables(opened.db, ['TL4101_080'], site, later)).get('TL4101_080')?.free).toBe(5);
  });

  it('keeps a size that is gone, but does not sell it', async () => {
    await write(sampleProduct());
    await write(sampleProduct({ variants: sampleProduct().variants.slice(0, 1) }));
    const found = await findSellables(opened.db, ['TL4101_080', 'TL4101_090'], site, now);
    expect(found.get('TL4101_080')?.status).toBe('IN_STOCK');
    expect(found.get('TL4101_090')).toMatchObject({ status: 'NOT_AVAILABLE', free: 0 });
  });
});
