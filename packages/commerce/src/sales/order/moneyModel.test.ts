import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { crashPoints } from './CrashPoints.ts';
import { coupon, giftValues, MoneyModel, type Step } from './testing/moneyModel.ts';

const order = fc.nat({ max: 3 });
const buy = fc.record({
  kind: fc.constant('buy' as const),
  card: fc.constantFrom(
    ...(['approve', 'approve', 'decline', 'lose', 'late', 'eventsTwice', 'eventsReversed'] as const),
    'voidLater' as const,
  ),
  quantity: fc.integer({ min: 1, max: 2 }),
  giftCards: fc.nat({ max: 2 }),
  hasCoupon: fc.boolean(),
  ...{ isMembers: fc.boolean(), hasVoucher: fc.boolean() },
  crash: fc.constantFrom('none' as const, 'none' as const, ...crashPoints),
});
const after: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('cancel' as const, 'deliver' as const, 'return' as const, 'exchange' as const),
    order,
  }),
  fc.record({
    kind: fc.constant('refundsAre' as const),
    answer: fc.constantFrom('lost' as const, 'refused' as const, 'made' as const),
  }),
  fc.record({ kind: fc.constantFrom('mature' as const, 'redeem' as const, 'loyalty' as const) }),
  fc.record({
    kind: fc.constantFrom('events' as const, 'reconcile' as const, 'work' as const, 'restart' as const),
  }),
);
const plans = fc
  .tuple(
    buy,
    fc.array(fc.oneof({ arbitrary: buy, weight: 1 }, { arbitrary: after, weight: 3 }), { maxLength: 10 }),
  )
  .map(([first, steps]): Step[] => [first, ...steps]);

interface Row {
  readonly id: string;
  readonly status: string;
  readonly total: number;
  readonly state: string;
  readonly due: number;
  readonly captured: number;
  readonly refunded: number;
  readonly gift: number;
  readonly back: number;
  readonly owed: boolean;
  readonly pieces: number;
  readonly hasCoupon: boolean;
  readonly returned: number;
  readonly worth: number;
  readonly open: number;
  /** It brings another size in exchange. */
  readonly isReplacement: boolean;
}

const rowsOf = ({ checkout }: MoneyModel) =>
  checkout.rows<Row & { paymentId: string }>(`
    select o.id, o.status, o.total_minor::int as total, p.id as "paymentId", p.state, p.amount_minor::int as due,
      p.captured_minor::int as captured, p.refunded_minor::int as refunded, p.gift_minor::int as gift,
      p.gift_returned_minor::int as back, p.give_back_since is not null as owed,
      (select sum((line ->> 'quantity')::int)::int from jsonb_array_elements(o.data -> 'stock') as line) as pieces,
      exists (select from coupon_uses u where u.order_id = o.id) as "hasCoupon",
      (select coalesce(sum(l.quantity), 0)::int from return_lines l join returns r on r.id = l.return_id
        where r.order_id = o.id and r.state <> 'announced') as returned,
      (select coalesce(sum(f.minor), 0)::int from refunds f where f.order_id = o.id) as worth,
      (select count(*)::int from refunds f where f.order_id = o.id and f.state <> 'done') as open,
      o.replaces is not null as "isReplacement"
    from orders o join payments p on p.order_id = o.id`);

const noMoney = { due: 0, captured: 0, refunded: 0, gift: 0, back: 0, worth: 0 };

/** What holds in every shop, whatever has happened to it, once it had time to recover. */
async function expectBooksToBalance(model: MoneyModel, stocked: number): Promise<void> {
  const { checkout } = model;
  const orders = await rowsOf(model);
  for (const row of orders) {
    const at = `order ${row.id}`;
    // Its money is with the order that was paid.
    if (row.isReplacement) {
      const { due, captured, refunded, gift, back, worth } = row;
      expect({ due, captured, refunded, gift, back, worth }, at).toEqual(noMoney);
      continue;
    }
    const provider = await checkout.sandbox.provider.find(row.paymentId);
    const isLive = !['failed', 'cancelled', 'created'].includes(row.status);
    // What was ordered is what the method and the gift cards were to pay.
    expect(row.due + row.gift, at).toBe(row.total);
    expect(['asked', 'waiting', 'unknown', 'releasing', 'created'], at).not.toContain(row.state);
    expect(row.status, at).not.toBe('created');
    expect(row.owed, at).toBe(false);
    // The provider has the same books.
    if (provider && isLive) {
      expect([provider.capturedMinor, provider.refundedMinor], at).toEqual([row.captured, row.refunded]);
      expect(provider.amount.minor, at).toBe(row.due);
    }
    if (isLive) {
      // No order without money: it is reserved, or taken as far as parcels have left.
      // What a bank voids after the goods have left is lost, and an alert tells it.
      const isLost = row.status === 'completed' && row.state === 'voided';
      if (row.due > 0 && !isLost)
        expect(['authorised', 'captured', 'refunded'], at).toContain(provider?.state);
      expect(row.open, at).toBe(0);
      expect(row.refunded + row.back, at).toBe(row.worth);
    } else {
      // No money without an order.
      const kept = (provider?.capturedMinor ?? 0) - (provider?.refundedMinor ?? 0);
      expect(kept, at).toBe(0);
      expect(['declined', 'voided', 'refunded', undefined], at).toContain(provider?.state);
      expect(row.back, at).toBe(row.gift);
    }
  }
  const live = orders.filter(({ status }) => status !== 'failed' && status !== 'cancelled');
  const sum = (of: (row: Row) => number, rows: readonly Row[] = live) =>
    rows.reduce((total, row) => total + of(row), 0);
  const [cards] = await checkout.rows<{ left: number; entries: number }>(`
    select sum(balance_minor)::int as left, (select sum(minor)::int from gift_card_entries) as entries from gift_cards`);
  const issued = giftValues.reduce((total, value) => total + value, 0);
  const spent = sum(({ gift, back }) => gift - back, orders);
  expect(cards).toEqual({ left: issued - spent, entries: issued - spent });
  expect((await model.onHand()) + sum(({ pieces }) => pieces) - sum(({ returned }) => returned)).toBe(
    stocked,
  );
  await expectPointsToBalance(model);
  expect(live.filter(({ hasCoupon }) => hasCoupon).length).toBeLessThanOrEqual(coupon.uses);
}

interface PointsRow {
  readonly id: string;
  readonly status: string;
  readonly total: number;
  /** What the goods cost, whole minor units. */
  readonly goods: number;
  readonly back: number;
  readonly booked: number;
}

/** Points are what was paid for goods and stayed paid, vouchers are what was bought with them, and each is used once. */
async function expectPointsToBalance({ checkout }: MoneyModel): Promise<void> {
  const orders = await checkout.rows<PointsRow>(`
    select o.id, o.status, o.total_minor::int as total,
      round(100 * ((o.data #>> '{pricing,price}')::numeric - coalesce((o.data #>> '{pricing,voucher}')::numeric, 0)
        - coalesce((o.data #>> '{pricing,coupons}')::numeric, 0)))::int as goods,
      (p.refunded_minor + p.gift_returned_minor)::int as back,
      (select coalesce(-sum(e.points), 0)::int from loyalty_entries e
        where e.order_id = o.id and e.ledger in ('issued', 'refunded')) as booked
    from orders o join payments p on p.order_id = o.id
    where o.owner_id is not null and o.placed_at is not null and o.replaces is null`);
  for (const { id, status, total, goods, back, booked } of orders) {
    const kept = status === 'cancelled' || status === 'failed' || total === 0 ? 0 : (total - back) / total;
    // Ten points for a pound; of a part never more than its share.
    expect(Math.abs(booked - (goods * kept) / 10), `points of ${id}`).toBeLessThan(1.1);
  }
  const [sums] = await checkout.rows<Record<string, number>>(`
    select coalesce(sum(points), 0)::int as all,
      coalesce(sum(points) filter (where ledger = 'available'), 0)::int as available,
      coalesce(sum(points) filter (where ledger = 'pending'), 0)::int as pending,
      coalesce(sum(points) filter (where ledger = 'redeemed'), 0)::int as redeemed from loyalty_entries`);
  const [member] = await checkout.rows<Record<string, number>>(`
    select 0 as all, available, pending, (select coalesce(sum(points), 0)::int from loyalty_vouchers
      where points is not null and voided_at is null) as redeemed from loyalty_members`);
  expect(sums).toEqual(member);
  // A voucher is off exactly the order that has it.
  const taken = await checkout.rows<{ id: string; minor: number }>(`
    select o.id, round(100 * (o.data #>> '{pricing,voucher}')::numeric)::int as minor from orders o
    where o.data #> '{pricing,voucher}' is not null and o.replaces is null and o.status not in ('failed', 'cancelled')
    order by o.id`);
  const used = await checkout.rows<{ id: string; minor: number }>(`
    select v.order_id as id, v.value_minor::int as minor from loyalty_vouchers v join orders o on o.id = v.order_id
    where o.status not in ('failed', 'cancelled') order by v.order_id`);
  expect(taken).toEqual(used);
}

describeOnDatabases('The books of a shop', (open) => {
  it('balance after any order of purchases, crashes, events, cancellations, returns and exchanges', async () => {
    const property = fc.asyncProperty(plans, async (plan) => {
      const database: OpenDatabase = await open();
      try {
        const model = await MoneyModel.open(database);
        const stocked = await model.onHand();
        for (const step of plan) await model.run(step);
        await model.settle();
        await expectBooksToBalance(model, stocked);
      } finally {
        await database.close();
      }
    });
    // A failure names its seed and path, and the shortest plan that fails.
    const seed = Number(process.env['MODEL_SEED'] ?? 1_611);
    const numRuns = Number(process.env['INTERLEAVINGS'] ?? 5);
    await fc.assert(property, { seed, numRuns });
  });
});
