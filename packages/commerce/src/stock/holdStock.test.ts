import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import { describeOnDatabases } from '../node/testing/describeOnDatabases.ts';
import { consumeStock, holdStock, releaseStock, returnStock, sweepHolds } from './holdStock.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T12:15:00Z');
const over = new Date('2026-11-21T12:20:00Z');

describeOnDatabases('Stock', (open) => {
  let opened: OpenDatabase;

  beforeEach(async () => {
    opened = await open();
    await opened.db
      .insertInto('stock')
      .values([
        { sku: 'A', on_hand: 2, held: 0, changed_at: noon },
        { sku: 'B', on_hand: 5, held: 0, changed_at: noon },
      ])
      .execute();
  });
  afterEach(() => opened.close());

  const stockOf = (sku: string) =>
    opened.db
      .selectFrom('stock')
      .select(['on_hand', 'held'])
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
  const hold = (basket: string, ...lines: [string, number][]) =>
    opened.db.transaction().execute((trx) =>
      holdStock(
        trx,
        basket,
        lines.map(([sku, quantity]) => ({ sku, quantity })),
        later,
        noon,
      ),
    );

  it('holds all lines or none, and says what is short', async () => {
    expect(await hold('one', ['A', 1], ['B', 1])).toEqual([]);
    expect(await hold('two', ['A', 2], ['B', 1])).toEqual([{ sku: 'A', available: 1 }]);
    expect(await hold('two', ['nowhere', 1])).toEqual([{ sku: 'nowhere', available: 0 }]);
    expect(await stockOf('A')).toEqual({ on_hand: 2, held: 1 });
    expect(await stockOf('B')).toEqual({ on_hand: 5, held: 1 });
  });

  it('replaces the hold a basket already has', async () => {
    await hold('one', ['A', 1]);
    expect(await hold('one', ['A', 2])).toEqual([]);
    expect(await stockOf('A')).toEqual({ on_hand: 2, held: 2 });
    expect(await hold('one', ['A', 1])).toEqual([]);
    expect(await stockOf('A')).toEqual({ on_hand: 2, held: 1 });
  });

  it('gives what an expired hold kept to the next', async () => {
    await hold('one', ['A', 2]);
    const shortage = await holdStock(opened.db, 'two', [{ sku: 'A', quantity: 2 }], over, over);
    expect(shortage).toEqual([]);
    expect(await stockOf('A')).toEqual({ on_hand: 2, held: 2 });
    expect(await holdStock(opened.db, 'one', [{ sku: 'A', quantity: 1 }], over, noon)).toHaveLength(1);
  });

  it('takes the held pieces out when they are bought, and others cannot have them', async () => {
    await hold('one', ['A', 2]);
    expect(await consumeStock(opened.db, 'two', [{ sku: 'A', quantity: 1 }], noon)).toEqual([
      { sku: 'A', available: 0 },
    ]);
    expect(await consumeStock(opened.db, 'one', [{ sku: 'A', quantity: 2 }], noon)).toEqual([]);
    expect(await stockOf('A')).toEqual({ on_hand: 0, held: 0 });
    await returnStock(opened.db, [{ sku: 'A', quantity: 2 }], noon);
    expect(await stockOf('A')).toEqual({ on_hand: 2, held: 0 });
  });

  it('gives held pieces back when a basket lets go or its time is over', async () => {
    await hold('one', ['A', 1], ['B', 2]);
    expect(await releaseStock(opened.db, 'one', noon, ['A'])).toBe(1);
    expect(await stockOf('A')).toEqual({ on_hand: 2, held: 0 });
    expect(await sweepHolds(opened.db, noon)).toBe(0);
    expect(await sweepHolds(opened.db, over)).toBe(2);
    expect(await stockOf('B')).toEqual({ on_hand: 5, held: 0 });
  });

  it('sells the last two once, however many want them at the same moment', async () => {
    const buyers = Array.from({ length: 30 }, (_, at) =>
      opened.db.transaction().execute(async (trx) => {
        const skus = at % 2 ? ['A', 'B'] : ['B', 'A'];
        return consumeStock(
          trx,
          `basket ${at}`,
          skus.map((sku) => ({ sku, quantity: 1 })),
          noon,
        );
      }),
    );
    const outcomes = await Promise.all(buyers);
    expect(outcomes.filter((shortage) => shortage.length === 0)).toHaveLength(2);
    expect(await stockOf('A')).toEqual({ on_hand: 0, held: 0 });
    expect(await stockOf('B')).toEqual({ on_hand: 3, held: 0 });
  });

  it('keeps count when many hold and let go at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const shortage = await hold(`basket ${at}`, ['B', 1], ['A', 1]);
        if (shortage.length === 0 && at % 2) await releaseStock(opened.db, `basket ${at}`, noon);
      }),
    );
    const holds = await opened.db.selectFrom('stock_holds').selectAll().where('sku', '=', 'A').execute();
    const sum = holds.reduce((total, row) => total + row.quantity, 0);
    expect((await stockOf('A')).held).toBe(sum);
    expect(sum).toBeLessThanOrEqual(2);
  });
});
