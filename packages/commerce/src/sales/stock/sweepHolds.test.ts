import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { sweepHolds } from './sweepHolds.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const over = new Date('2026-11-21T12:10:00Z');

describeOnDatabases('Expired holds', (open) => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = await open();
    await opened.db
      .insertInto('stock')
      .values([
        { sku: 'A', on_hand: 5, held: 3, changed_at: noon },
        { sku: 'B', on_hand: 5, held: 1, changed_at: noon },
      ])
      .execute();
    const until = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
    await opened.db
      .insertInto('stock_holds')
      .values([
        { basket_id: 'one', sku: 'A', quantity: 2, expires_at: until(5) },
        { basket_id: 'two', sku: 'A', quantity: 1, expires_at: until(15) },
        { basket_id: 'one', sku: 'B', quantity: 1, expires_at: until(5) },
      ])
      .execute();
  });
  afterEach(() => opened.close());
  const stock = () => opened.db.selectFrom('stock').select(['on_hand', 'held']).orderBy('sku').execute();

  it('are released, and others stay', async () => {
    expect(await sweepHolds(opened.db, noon)).toBe(0);
    expect(await sweepHolds(opened.db, over)).toBe(3);
    expect(await stock()).toEqual([
      { on_hand: 5, held: 1 },
      { on_hand: 5, held: 0 },
    ]);
  });

  it('are released once, even when several processes sweep at the same time', async () => {
    const swept = await Promise.all(Array.from({ length: 8 }, () => sweepHolds(opened.db, over)));
    expect(swept.reduce((sum, pieces) => sum + pieces, 0)).toBe(3);
    expect(await stock()).toEqual([
      { on_hand: 5, held: 1 },
      { on_hand: 5, held: 0 },
    ]);
  });
});
