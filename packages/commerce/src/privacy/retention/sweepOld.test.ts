import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { jobs } from '../../app/jobs.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { fillBag, readyBag } from '../../sales/order/testing/buying.ts';
import { openCheckout, type TestCheckout } from '../../sales/order/testing/openCheckout.ts';
import { sweepOld } from './sweepOld.ts';

const day = 86_400_000;

describeOnDatabases('Expired data', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
  });
  afterEach(() => database.close());
  const ids = async () =>
    (await checkout.rows<{ id: string }>('select id from baskets order by id')).map(({ id }) => id);
  const later = (days: number) => new Date(checkout.clock.now().getTime() + days * day);

  it('includes baskets unused for a month and baskets ordered a week ago, but none with a payment in progress', async () => {
    const { basketId: forgotten } = await fillBag(checkout.shopper());
    const { basketId: ordered } = await fillBag(checkout.shopper());
    const { basketId: paying } = await fillBag(checkout.shopper());
    await sql`update baskets set state = 'closed' where id = ${ordered}`.execute(database.db);
    await sql`update baskets set state = 'placing' where id = ${paying}`.execute(database.db);
    expect(await sweepOld(database.db, later(6))).toEqual({ baskets: 0, events: 0 });
    expect(await sweepOld(database.db, later(8))).toEqual({ baskets: 1, events: 0 });
    expect(await ids()).toEqual([forgotten, paying].toSorted());
    expect(await sweepOld(database.db, later(29))).toEqual({ baskets: 0, events: 0 });
    expect(await sweepOld(database.db, later(31))).toEqual({ baskets: 1, events: 0 });
    expect(await ids()).toEqual([paying]);
  });

  it('excludes a basket that still holds stock: the hold is released first', async () => {
    const { basketId } = await readyBag(checkout.shopper());
    expect(await sweepOld(database.db, later(31))).toEqual({ baskets: 0, events: 0 });
    expect(await ids()).toEqual([basketId]);
    await sql`delete from stock_holds`.execute(database.db);
    expect(await sweepOld(database.db, later(31))).toEqual({ baskets: 1, events: 0 });
  });

  it('includes payment events after three months, and delivered sandbox events after one month', async () => {
    const now = checkout.clock.now();
    await sql`insert into payment_events (processor, id, received_at)
      select 'adyen', 'e' || n, ${now}::timestamptz from generate_series(1, 2500) n`.execute(database.db);
    await sql`insert into sandbox_event (id, body, due_at, delivered_at) values
      ('told', '', ${now}::timestamptz, ${now}::timestamptz), ('waits', '', ${now}::timestamptz, null)`.execute(
      database.db,
    );
    expect(await sweepOld(database.db, later(29))).toEqual({ baskets: 0, events: 0 });
    expect(await sweepOld(database.db, later(31))).toEqual({ baskets: 0, events: 1 });
    expect(await sweepOld(database.db, later(91))).toEqual({ baskets: 0, events: 2_500 });
    expect(await checkout.rows('select id from sandbox_event')).toEqual([{ id: 'waits' }]);
  });

  it('includes the log of what happened to accounts, after half a year', async () => {
    await sql`insert into account_events (account_id, kind, source, happened_at)
      values ('maya', 'signed-in', '203.0.113.7', ${checkout.clock.now()}::timestamptz)`.execute(database.db);
    const logged = async () => (await checkout.rows('select id from account_events')).length;
    await sweepOld(database.db, later(179));
    expect(await logged()).toBe(1);
    await sweepOld(database.db, later(181));
    expect(await logged()).toBe(0);
  });

  it('is deleted automatically every hour', async () => {
    await fillBag(checkout.shopper());
    checkout.clock.set(later(31));
    const job = jobs.find(({ name }) => name === 'sweep old');
    expect(job?.everySeconds).toBe(3_600);
    await job?.run(checkout.shop);
    expect(await ids()).toEqual([]);
  });
});
