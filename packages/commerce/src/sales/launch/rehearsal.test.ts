import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeProducts } from '../../catalogue/products/writeProducts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import {
  describeOnDatabases,
  describeOnOneDatabase,
  type OpenEmpty,
} from '../../node/testing/describeOnDatabases.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import { randomness } from './testing/openLaunches.ts';
import { sequence, type RehearsalPlan } from './testing/rehearsal.ts';
import { rehearseDraw } from './testing/rehearseDraw.ts';
import { rehearseRoom } from './testing/rehearseRoom.ts';

const launchWith = (visitors: number) => (open: OpenEmpty) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await open();
    await database.db
      .transaction()
      .execute((trx) => writeProducts(trx, [sampleProduct()], new Date('2026-11-21T12:00:00Z')));
  });
  afterEach(() => database.close());

  const plan = (): RehearsalPlan => ({
    ...{ visitors, leaving: 0.3, bots: 0.2, seats: visitors * 0.015, stock: visitors * 0.06 },
    product: { id: 'TL4101', skus: ['TL4101_080', 'TL4101_090'] },
    opensAt: new Date('2026-11-21T13:00:00Z'),
    random: sequence(7),
  });

  it('sells exactly what there is through the waiting room, to nobody without a seat and to nobody twice', async () => {
    const outcome = await rehearseRoom({ db: database.db, plan: plan() });
    expect(outcome).toMatchObject({ sold: plan().stock, slippedIn: 0, doubled: 0, mostSeats: plan().seats });
    // Programs tried without a turn, and whoever closed the window gave the seat to the next.
    expect(outcome.turnedAway).toBeGreaterThan(visitors / 2);
    expect(outcome.passedOn).toBeGreaterThan(0);
  }, 120_000);

  it('has as many winners as pieces in the draw, passes on what is not paid, and can be drawn again by anybody', async () => {
    const outcome = await rehearseDraw({ db: database.db, plan: plan() }, randomness);
    expect(outcome.check).toEqual({ seed: true, list: true, winners: true });
    expect(outcome.sizes.map(({ sold, pieces }) => sold - pieces)).toEqual([0, 0]);
    expect(outcome).toMatchObject({ sold: plan().stock, slippedIn: 0 });
    expect(outcome.entries).toBeLessThan(visitors);
    expect(outcome.passedOn).toBeGreaterThan(0);
    expect(outcome.turnedAway).toBeGreaterThan(visitors * 0.15);
  }, 120_000);
};

const people = 'visitors, of whom 30 % leave and 20 % are programs';
describeOnDatabases(`A launch with 1,000 ${people}`, launchWith(1_000));
// The number matters to what is sold to whom, and the database to whether it is: the full number plays on one of them.
describeOnOneDatabase(`A launch with 10,000 ${people}`, launchWith(10_000));
