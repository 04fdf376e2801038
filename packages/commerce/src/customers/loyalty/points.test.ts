import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noPoints, PointsLedger, type OrderPoints } from './points.ts';
import { settle } from './settleMember.ts';
import { addDays } from './memberOrders.ts';
import { pointsFor } from '../../kernel/market/loyaltyProgramme.ts';
import { paidGoods, progressOf, tierOf } from './programme.ts';
import { rules } from './testing/openLoyalty.ts';

const start = new Date('2026-11-21T12:00:00Z');

const order = (orderId: string, target: number, day = 0): OrderPoints => ({
  ...{ orderId, target, mayEarn: true, matureAt: addDays(start, day + 30) },
  expireAt: addDays(start, day + 330),
});

it('gives whole points for what is paid for goods, in currencies with and without decimals', () => {
  expect(pointsFor(rules, 1999, 'GBP')).toBe(199);
  expect(pointsFor({ ...rules, pointsPerUnit: 0.01 }, 39_900, 'KRW')).toBe(399);
  expect(pointsFor({ ...rules, pointsPerUnit: 1.1 }, 1000, 'GBP')).toBe(11);
  expect(paidGoods(10_000, 10_395, 10_395)).toBe(0);
  expect(paidGoods(10_000, 10_000, 2_500)).toBe(7_500);
});

it('has four tiers by points, and tells how far it is to the next one', () => {
  expect([0, 999, 1000, 5000, 12_000].map((points) => tierOf(rules, points))).toEqual([1, 1, 2, 3, 4]);
  expect(progressOf(rules, 1, 999, 'GBP')).toEqual({
    ...{ currentTier: 1, nextTier: 2, earnedPrice: 99.9, currentPercent: 99 },
  });
  expect(progressOf(rules, 4, 20_000, 'GBP')).toEqual({
    ...{ currentTier: 4, earnedPrice: 2000, currentPercent: 100 },
  });
});

it('books points as pending, makes them available when nothing can be returned, and lets them expire', () => {
  const orders = [order('A', 100)];
  const ledger = new PointsLedger(new Map());
  settle(ledger, orders, start);
  expect([ledger.pending, ledger.available]).toEqual([100, 0]);
  expect(settle(ledger, orders, addDays(start, 30))).toMatchObject({ earned: 100 });
  expect([ledger.pending, ledger.available]).toEqual([0, 100]);
  expect(settle(ledger, orders, addDays(start, 330))).toMatchObject({ expired: 100 });
  expect(ledger.available).toBe(0);
  // A refund after that takes nothing twice.
  settle(ledger, [{ ...order('A', 0) }], addDays(start, 331));
  expect([ledger.available, ledger.of('A').expired, ledger.of('A').refunded]).toEqual([0, 0, 100]);
});

it('uses the points first that expire first', () => {
  const orders = [order('A', 100), order('B', 100, 10)];
  const ledger = new PointsLedger(new Map());
  settle(ledger, orders, addDays(start, 60));
  expect(ledger.redeem(150, ['A', 'B'])).toBe(true);
  expect([ledger.of('A').available, ledger.of('B').available]).toEqual([0, 50]);
  expect(ledger.redeem(51, ['A', 'B'])).toBe(false);
});

it('has a member owe points that were used before the goods came back, until others make up for it', () => {
  const later = addDays(start, 60);
  const ledger = new PointsLedger(new Map());
  settle(ledger, [order('A', 100)], later);
  ledger.redeem(80, ['A']);
  settle(ledger, [order('A', 0)], later);
  expect(ledger.available).toBe(-80);
  settle(ledger, [order('A', 0), order('B', 100)], later);
  expect([ledger.available, ledger.of('A').available, ledger.of('B').available]).toEqual([20, 0, 20]);
});

type Command =
  | { kind: 'buy'; points: number }
  | { kind: 'refund'; at: number; part: number }
  | { kind: 'void'; at: number }
  | { kind: 'redeem'; points: number }
  | { kind: 'giveBack' }
  | { kind: 'pass'; days: number }
  | { kind: 'leave' };

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.nat({ max: 500 }).map((points): Command => ({ kind: 'buy', points })),
  fc.tuple(fc.nat(), fc.nat({ max: 100 })).map(([at, part]): Command => ({ kind: 'refund', at, part })),
  fc.nat().map((at): Command => ({ kind: 'void', at })),
  fc.nat({ max: 600 }).map((points): Command => ({ kind: 'redeem', points })),
  fc.constant<Command>({ kind: 'giveBack' }),
  fc.nat({ max: 200 }).map((days): Command => ({ kind: 'pass', days })),
  fc.constant<Command>({ kind: 'leave' }),
);

it('never breaks a sum, whatever is bought, used, returned, voided, expired or left, and buying and returning gains nothing', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      let now = start;
      let orders: OrderPoints[] = [];
      let since = 0;
      let used: number[] = [];
      const ledger = new PointsLedger(new Map());
      const ids = () => orders.map(({ orderId }) => orderId);
      const change = (at: number, part: number) => {
        orders = orders.map((one, index) =>
          index === at % Math.max(1, orders.length)
            ? { ...one, target: Math.floor((one.target * part) / 100) }
            : one,
        );
      };
      const check = () => {
        const all = orders.map(({ orderId }) => ledger.of(orderId));
        const sum = (name: keyof (typeof all)[number]) => all.reduce((total, one) => total + one[name], 0);
        const everything = (Object.keys(noPoints()) as (keyof (typeof all)[number])[]).map(sum);
        expect(everything.reduce((total, one) => total + one, 0)).toBe(0);
        // Each balance is what the transfers, booked from one account to another, add up to.
        const booked = (name: keyof (typeof all)[number]) =>
          ledger.transfers.reduce(
            (total, { from, to, points }) =>
              total + (to.ledger === name ? points : 0) - (from.ledger === name ? points : 0),
            0,
          );
        expect([ledger.available, ledger.pending]).toEqual([booked('available'), booked('pending')]);
        // Nobody owns more than what is still paid is worth.
        const worth = orders.reduce((total, { target }) => total + target, 0);
        const held = sum('pending') + sum('available') + sum('redeemed');
        expect(held).toBeLessThanOrEqual(worth);
        for (const name of ['pending', 'redeemed', 'expired', 'refunded', 'forfeited'] as const)
          for (const one of all) expect(one[name]).toBeGreaterThanOrEqual(0);
        for (const { points } of ledger.transfers) expect(points).toBeGreaterThan(0);
      };
      for (const each of commands) {
        if (each.kind === 'buy') {
          const mature = addDays(now, 30);
          orders = [
            ...orders,
            {
              ...{ orderId: `O${orders.length}`, target: each.points, mayEarn: true },
              ...{ matureAt: mature, expireAt: addDays(mature, 300) },
            },
          ];
        } else if (each.kind === 'refund') change(each.at, each.part);
        else if (each.kind === 'void') change(each.at, 0);
        else if (each.kind === 'pass') now = addDays(now, each.days);
        settle(ledger, orders, now);
        if (each.kind === 'redeem' && ledger.redeem(each.points, ids())) used.push(each.points);
        if (each.kind === 'giveBack') ledger.giveBack(used.pop() ?? 0, ids());
        if (each.kind === 'leave') {
          ledger.forfeit(ids());
          used = [];
          since = orders.length;
          orders = orders.map((one, at) => (at < since ? { ...one, mayEarn: false } : one));
        }
        check();
      }
      // Everything goes back: nothing is left but what was used, which is owed.
      orders = orders.map((one) => ({ ...one, target: 0 }));
      settle(ledger, orders, now);
      check();
      const redeemed = orders.reduce((sum, { orderId }) => sum + ledger.of(orderId).redeemed, 0);
      expect(ledger.available + redeemed).toBe(0);
      expect(ledger.pending).toBe(0);
    }),
    { numRuns: 500 },
  );
});
