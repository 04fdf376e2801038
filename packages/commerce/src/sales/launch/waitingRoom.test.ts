import { startCheckout } from '@touchline/contract/client/basket';
import {
  getLaunchStanding,
  joinWaitingRoom,
  leaveWaitingRoom,
  showPresence,
} from '@touchline/contract/client/launch';
import { placeOrder } from '@touchline/contract/client/order';
import { surfaces } from '@touchline/contract/endpoint';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BotCheck } from '../../kernel/bots/BotCheck.ts';
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

describeOnDatabases('A waiting room', (open) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const openRoom = (seats = 1, bots?: BotCheck) =>
    openLaunches(database, [launch({ eventType: 'Waitroom', seats })], bots);
  const join = async ({ call }: SeatedBrowser) => joinWaitingRoom(call, 'orbit');
  const stay = async ({ call }: SeatedBrowser) => {
    const outcome = await showPresence(call, 'orbit');
    return outcome.kind === 'done' ? outcome.standing : undefined;
  };
  /** Whoever waits and whoever came in, in the order of the letters. */
  const inside = async (people: readonly SeatedBrowser[]) =>
    Promise.all(people.map(async (one) => (await stay(one))?.queue?.seatUntil !== undefined));
  const members = (shop: TestLaunches, count: number) =>
    Promise.all(Array.from({ length: count }, (_, one) => shop.member(`member${one}@example.org`)));

  it('seats one after the other in the order in which they came, and tells how many come first and how long it takes', async () => {
    const shop = await openRoom();
    shop.clock.set(at('13:00'));
    const [ann, ben, cho] = [
      await shop.member('a@example.org'),
      await shop.member('b@example.org'),
      await shop.member('c@example.org'),
    ];
    await join(ann);
    shop.clock.advance(1_000);
    await join(ben);
    shop.clock.advance(1_000);
    await join(cho);
    expect((await stay(ann))?.mayBuy).toBe(true);
    expect((await stay(ben))?.queue).toMatchObject({ ahead: 0 });
    const waiting = await stay(cho);
    expect(waiting).toMatchObject({ mayBuy: false, refusal: 'LAUNCH_SEAT_REQUIRED', queue: { ahead: 1 } });
    expect(waiting?.queue?.waitSeconds).toBeGreaterThan(0);
    await leaveWaitingRoom(ann.call, 'orbit');
    expect((await stay(ben))?.mayBuy).toBe(true);
    expect((await stay(cho))?.queue).toMatchObject({ ahead: 0 });
    // Joining again is a sign of life and moves nobody.
    await join(cho);
    expect((await stay(cho))?.queue).toMatchObject({ ahead: 0 });
  });

  it('shuffles everybody who came before the opening, and tells no place before', async () => {
    const shop = await openRoom(1);
    const early = await members(shop, 6);
    for (const one of early) {
      await join(one);
      shop.clock.advance(20_000);
      expect((await stay(one))?.queue).toEqual({ isUsed: false });
    }
    shop.clock.set(at('13:00'));
    // Whoever came last is still there; the others gave a sign of life a minute before.
    await database.db
      .updateTable('launch_entries')
      .set({ seen_at: at('12:59') })
      .execute();
    const order = await shop.rows<{ account_id: string }>(
      'select account_id from launch_entries order by queue_key',
    );
    const late = await shop.member('late@example.org');
    await join(late);
    expect((await inside([...early, late])).filter(Boolean)).toHaveLength(1);
    const first = early.find(({ accountId }) => accountId === order[0]?.account_id);
    expect(first && (await stay(first))?.mayBuy).toBe(true);
    expect((await stay(late))?.queue).toMatchObject({ ahead: 5 });
    const keys = await shop.rows<{ queue_key: number }>(
      'select queue_key from launch_entries where queue_key < 0',
    );
    expect(new Set(keys.map(({ queue_key }) => queue_key)).size).toBe(6);
  });

  it('gives the seat of somebody who went quiet to the next after five minutes, and who left blocks nobody', async () => {
    const shop = await openRoom();
    shop.clock.set(at('13:00'));
    const [ann, ben, cho] = await members(shop, 3);
    if (!ann || !ben || !cho) throw new Error('Three came.');
    for (const one of [ann, ben, cho]) {
      await join(one);
      shop.clock.advance(1_000);
    }
    // Ben closes the window; Ann puts nothing in the bag.
    for (let minute = 0; minute < 4; minute += 1) {
      shop.clock.advance(minutes);
      expect((await stay(cho))?.mayBuy).toBe(false);
    }
    shop.clock.advance(minutes);
    expect((await stay(cho))?.mayBuy).toBe(true);
    expect(await addOne(ann)).toBe('LAUNCH_SEAT_REQUIRED');
    // Neither is told of a place that is no more, also when they look again.
    expect([(await stay(ben))?.queue, (await stay(ann))?.queue]).toEqual([undefined, undefined]);
    // Back after five minutes, a place is that of somebody who comes now.
    await join(ben);
    await join(ann);
    expect((await stay(ben))?.queue).toMatchObject({ ahead: expect.any(Number) as unknown });
  });

  it.each(surfaces)(
    'is passed with a signed seat only: %s refuses to add, to hold and to order without',
    async (surface) => {
      const shop = await openRoom(2);
      shop.clock.set(at('13:00'));
      const [ann, ben] = await members(shop, 2);
      if (!ann || !ben) throw new Error('Two came.');
      for (const one of [ann, ben]) one.use(surface);
      expect(await addOne(ann)).toBe('LAUNCH_SEAT_REQUIRED');
      await join(ann);
      const basket = await readyBag(ann);
      const pay = await payment(shop, ann, basket.basketId);
      const seat = ann.seats.current;
      const place = () =>
        placeOrder(
          ann.call,
          {
            basketId: basket.basketId,
            paymentMethodId: 'CREDIT_CARD',
            confirmedTotal: basket.pricing.total,
            ...pay,
          },
          crypto.randomUUID(),
        );
      // Somebody else's seat, a forged one, none: each is no seat, although the account has one.
      for (const shown of [`${seat ?? ''}x`, undefined]) {
        ann.seats.current = shown;
        expect(await addOne(ann)).toBe('LAUNCH_SEAT_REQUIRED');
        expect(await startCheckout(ann.call)).toMatchObject({ kind: 'notHeld' });
        expect(await place()).toEqual({ kind: 'changed' });
      }
      await join(ben);
      ann.seats.current = ben.seats.current;
      expect(await addOne(ann)).toBe('LAUNCH_SEAT_REQUIRED');
      ann.seats.current = seat;
      expect(orderIn(await place()).pricing.total).toBe(basket.pricing.total);
      expect(await addOne(ann)).toBe('LAUNCH_LIMIT_REACHED');
    },
  );

  it('keeps the seat as long as the stock is held for paying, and one seat is good for one of two orders at once', async () => {
    const shop = await openRoom();
    shop.clock.set(at('13:00'));
    const ann = await shop.member('ann@example.org');
    await join(ann);
    const basket = await readyBag(ann);
    shop.clock.advance(10 * minutes);
    expect((await stay(ann))?.mayBuy).toBe(true);
    const pay = await payment(shop, ann, basket.basketId);
    const twin = 'b'.repeat(32);
    await shop.rows(
      `insert into baskets (id, shopper_id, owner_id, state, version, data, created_at, modified_at)
       select '${twin}', shopper_id, owner_id, state, version, data, created_at, modified_at from baskets where id = '${basket.basketId}'`,
    );
    const place = (basketId: string) =>
      placeOrder(
        ann.call,
        { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: basket.pricing.total, ...pay },
        crypto.randomUUID(),
      ).catch(() => ({ kind: 'refused' as const }));
    const outcomes = await Promise.all([place(basket.basketId), place(twin)]);
    expect(outcomes.filter(({ kind }) => kind === 'placed' || kind === 'pending')).toHaveLength(1);
  });

  it('gives the seat back when the payment fails', async () => {
    const shop = await openRoom();
    shop.clock.set(at('13:00'));
    const ann = await shop.member('ann@example.org');
    await join(ann);
    const basket = await readyBag(ann);
    const order = async (card: string) =>
      placeOrder(
        ann.call,
        {
          ...{
            basketId: basket.basketId,
            paymentMethodId: 'CREDIT_CARD',
            confirmedTotal: basket.pricing.total,
          },
          ...(await payment(shop, ann, basket.basketId, card)),
        },
        crypto.randomUUID(),
      );
    expect((await order(cardFor('decline'))).kind).toBe('declined');
    expect((await stay(ann))?.mayBuy).toBe(true);
    expect(orderIn(await order(cardFor('approve')))).toBeDefined();
  });

  it('takes one entry of a confirmed account, whatever the number of browsers', async () => {
    const shop = await openRoom();
    shop.clock.set(at('13:00'));
    const ann = await shop.member('ann@example.org');
    await Promise.all(Array.from({ length: 6 }, () => join(ann)));
    expect(await shop.rows('select id from launch_entries')).toHaveLength(1);
    const unproved = await shop.member('new@example.org', { isVerified: false });
    expect(await join(unproved)).toEqual({ kind: 'refused', reason: 'notVerified' });
    expect((await getLaunchStanding(shop.shopper().call, 'orbit'))?.isSignedIn).toBe(false);
    expect(await joinWaitingRoom(shop.shopper().call, 'orbit')).toEqual({
      kind: 'refused',
      reason: 'signedOut',
    });
    shop.clock.set(at('14:00'));
    expect(await join(ann)).toEqual({ kind: 'refused', reason: 'over' });
  });

  it('asks for a bot check when many join from one network', async () => {
    let solved = 0;
    const bots: BotCheck = {
      passed: async (request) => request.headers.has('x-bot-proof') && (solved += 1) > 0,
    };
    const shop = await openRoom(1, bots);
    const people = await Promise.all(
      Array.from({ length: 7 }, (_, one) => shop.member(`bot${one}@example.org`, { source: '203.0.113.9' })),
    );
    const outcomes = [];
    for (const one of people) outcomes.push(await join(one));
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(5);
    expect(outcomes.at(-1)).toEqual({ kind: 'refused', reason: 'botCheck' });
    const last = people.at(-1);
    expect(last && (await joinWaitingRoom(last.call, 'orbit', 'proof'))).toMatchObject({ kind: 'done' });
    expect(solved).toBe(1);
  });
});
