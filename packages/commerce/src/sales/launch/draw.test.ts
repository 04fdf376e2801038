import type { Basket } from '@touchline/contract/basket/schema';
import { commitmentOf, verifyDraw } from '@touchline/contract/launch/draw';
import { enterDraw, getDraw, getLaunchStanding, withdrawEntry } from '@touchline/contract/client/launch';
import { placeOrder } from '@touchline/contract/client/order';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { cardFor, orderIn, payment, readyBag } from '../order/testing/buying.ts';
import {
  addOne,
  launch,
  openLaunches,
  type SeatedBrowser,
  type TestLaunches,
} from './testing/openLaunches.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const minutes = 60_000;
const [eight, nine] = ['TL4101_080', 'TL4101_090'] as const;

describeOnDatabases('A draw', (open) => {
  let database: OpenDatabase;
  let shop: TestLaunches;
  beforeEach(async () => {
    // By this time the back end keeps responses that are the same for everybody.
    vi.useFakeTimers({ toFake: ['performance'] });
    database = await open();
    shop = await openLaunches(database, [launch({ eventType: 'Hype2.0', payMinutes: 30 })]);
    await database.db.updateTable('stock').set({ on_hand: 1 }).execute();
  });
  afterEach(() => {
    vi.useRealTimers();
    return database.close();
  });

  const enter = ({ call }: SeatedBrowser, sku: string = eight) => enterDraw(call, 'orbit', sku);
  const outcomeOf = async ({ call }: SeatedBrowser) =>
    (await getLaunchStanding(call, 'orbit'))?.entry?.outcome;
  /** People who entered for the same size, after the draw: the winner first. */
  async function drawnFor(count: number): Promise<SeatedBrowser[]> {
    shop.clock.set(at('13:00'));
    const people = await Promise.all(
      Array.from({ length: count }, (_, one) => shop.member(`member${one}@example.org`)),
    );
    for (const one of people) await enter(one);
    shop.clock.set(at('14:00'));
    await shop.settle();
    shop.clock.advance(minutes);
    await shop.settle();
    const ranks = await shop.rows<{ account_id: string }>(
      'select account_id from launch_entries order by rank',
    );
    return ranks.flatMap(({ account_id }) => people.filter(({ accountId }) => accountId === account_id));
  }
  const pay = async (one: SeatedBrowser, basket: Basket & { basketId: string }, card?: string) =>
    placeOrder(
      one.call,
      {
        ...{
          basketId: basket.basketId,
          paymentMethodId: 'CREDIT_CARD',
          confirmedTotal: basket.pricing.total,
        },
        ...(await payment(shop, one, basket.basketId, card)),
      },
      crypto.randomUUID(),
    );
  const buy = async (one: SeatedBrowser) => pay(one, await readyBag(one, 1, eight));

  it('takes one entry of each confirmed account while it is open, with a receipt that proves the commitment', async () => {
    const ann = await shop.member('ann@example.org');
    expect(await enter(ann)).toEqual({ kind: 'refused', reason: 'notOpen' });
    shop.clock.set(at('13:00'));
    const [first, again] = [await enter(ann), await enter(ann)];
    expect(again).toEqual(first);
    const entry = first.kind === 'done' ? first.standing.entry : undefined;
    expect(entry?.commitment).toBe(await commitmentOf('orbit', eight, entry?.receipt ?? ''));
    // Another size takes the place of the first.
    const changed = await enter(ann, nine);
    expect(changed).toMatchObject({ kind: 'done', standing: { entry: { sku: nine, outcome: 'entered' } } });
    await Promise.all(Array.from({ length: 5 }, () => enter(ann)));
    expect(await shop.rows('select id from launch_entries')).toHaveLength(1);
    expect(await enter(ann, 'TL4101_999')).toEqual({ kind: 'refused', reason: 'noSuchSize' });
    const unproved = await shop.member('new@example.org', { isVerified: false });
    expect(await enter(unproved)).toEqual({ kind: 'refused', reason: 'notVerified' });
    expect((await withdrawEntry(ann.call, 'orbit')).kind).toBe('done');
    expect(await shop.rows('select id from launch_entries')).toHaveLength(0);
    shop.clock.set(at('14:00'));
    expect(await enter(ann)).toEqual({ kind: 'refused', reason: 'over' });
  });

  it('takes one entry of a mailbox, however many accounts its tags make', async () => {
    const tags = await Promise.all(
      ['', '+0', '+1', '+2'].map((tag) => shop.member(`plus${tag}@example.org`)),
    );
    shop.clock.set(at('13:00'));
    const outcomes = await Promise.all(tags.map((one) => enter(one)));
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(outcomes).toContainEqual({ kind: 'refused', reason: 'onePerPerson' });
    expect(await shop.rows('select id from launch_entries')).toHaveLength(1);
  });

  it('publishes the digest of its seed first, then the list, then the seed, by which anybody can check the winners', async () => {
    const guest = shop.shopper();
    const before = await getDraw(guest.call, 'orbit');
    expect(before).toMatchObject({ state: 'open', entries: [], winners: [] });
    expect(before?.seed).toBeUndefined();
    shop.clock.set(at('13:00'));
    const people = await Promise.all(
      Array.from({ length: 5 }, (_, one) => shop.member(`member${one}@example.org`)),
    );
    const receipts = await Promise.all(people.map((one) => enter(one)));
    shop.clock.set(at('14:00'));
    await shop.settle();
    vi.advanceTimersByTime(1_100);
    const closed = await getDraw(guest.call, 'orbit');
    expect(closed).toMatchObject({ state: 'closed', entryCount: 5, winners: [] });
    expect(closed?.seed).toBeUndefined();
    expect(closed?.seedCommitment).toBe(before?.seedCommitment);
    shop.clock.advance(minutes);
    await shop.settle();
    vi.advanceTimersByTime(1_100);
    const drawn = await getDraw(guest.call, 'orbit');
    expect(drawn?.root).toBe(closed?.root);
    expect(drawn?.entries).toEqual(closed?.entries);
    expect(drawn?.winners).toHaveLength(1);
    expect(drawn && (await verifyDraw(drawn))).toEqual({ seed: true, list: true, winners: true });
    const listed = drawn?.entries.map(({ commitment }) => commitment);
    for (const one of receipts)
      expect(listed).toContain(one.kind === 'done' ? one.standing.entry?.commitment : '');
    const text = JSON.stringify(drawn);
    for (const { accountId } of people) expect(text).not.toContain(accountId);
  });

  it('sells to its winner only: one piece of the size, once', async () => {
    const [winner, next] = await drawnFor(3);
    if (!winner || !next) throw new Error('Three entered.');
    expect([await outcomeOf(winner), await outcomeOf(next)]).toEqual(['won', 'next']);
    expect(await addOne(next)).toBe('LAUNCH_WIN_REQUIRED');
    expect(await addOne(shop.shopper())).toBe('LAUNCH_WIN_REQUIRED');
    expect(await addOne(winner, nine)).toBe('LAUNCH_WIN_REQUIRED');
    expect(await addOne(winner, eight, 2)).toBe('LAUNCH_LIMIT_REACHED');
    expect(orderIn(await buy(winner))).toBeDefined();
    expect(await outcomeOf(winner)).toBe('bought');
    expect(await addOne(winner)).toBe('LAUNCH_LIMIT_REACHED');
    shop.clock.advance(60 * minutes);
    await shop.settle();
    expect([await outcomeOf(winner), await outcomeOf(next)]).toEqual(['bought', 'next']);
  });

  it('passes a win that is not paid in time on to the next, and the late winner cannot buy any more', async () => {
    const [winner, next, third] = await drawnFor(3);
    if (!winner || !next || !third) throw new Error('Three entered.');
    shop.clock.advance(30 * minutes);
    expect(await addOne(winner)).toBe('LAUNCH_WIN_REQUIRED');
    await Promise.all([shop.settle(), shop.settle()]);
    expect([await outcomeOf(winner), await outcomeOf(next), await outcomeOf(third)]).toEqual([
      'lapsed',
      'won',
      'next',
    ]);
    expect(orderIn(await buy(next))).toBeDefined();
  });

  it('passes on what its winner gives up, and gives a win back when the order is cancelled', async () => {
    const [winner, next, third] = await drawnFor(3);
    if (!winner || !next || !third) throw new Error('Three entered.');
    await withdrawEntry(winner.call, 'orbit');
    await shop.settle();
    expect([await outcomeOf(winner), await outcomeOf(next)]).toEqual(['lapsed', 'won']);
    const basket = await readyBag(next, 1, eight);
    expect((await pay(next, basket, cardFor('decline'))).kind).toBe('declined');
    expect(await outcomeOf(next)).toBe('won');
    const { orderId: id } = orderIn(await pay(next, basket));
    expect(await outcomeOf(next)).toBe('bought');
    await shop.rows(`update orders set status = 'cancelled' where id = '${id}'`);
    expect(await outcomeOf(next)).toBe('won');
    shop.clock.advance(31 * minutes);
    await shop.settle();
    expect([await outcomeOf(next), await outcomeOf(third)]).toEqual(['lapsed', 'won']);
  });

  it('keeps the published list when somebody asks for erasure, and forgets whose entry it was', async () => {
    const [winner, next] = await drawnFor(2);
    if (!winner || !next) throw new Error('Two entered.');
    const { eraseOwner } = await import('../../privacy/personalData/erasePerson.ts');
    await eraseOwner(shop.shop, winner.accountId);
    const rows = await shop.rows<{ account_id: string | null }>(
      'select account_id, receipt from launch_entries',
    );
    expect(rows).toHaveLength(2);
    expect(rows.map(({ account_id }) => account_id)).toContain(null);
    vi.advanceTimersByTime(1_100);
    const draw = await getDraw(next.call, 'orbit');
    expect(draw && (await verifyDraw(draw))).toEqual({ seed: true, list: true, winners: true });
    shop.clock.advance(31 * minutes);
    await shop.settle();
    expect(await outcomeOf(next)).toBe('won');
  });
});
