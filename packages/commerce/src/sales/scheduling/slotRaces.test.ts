import { getBag } from '@touchline/contract/client/basket';
import { placeOrder, type OrderOutcome } from '@touchline/contract/client/order';
import { scheduleDelivery } from '@touchline/contract/client/scheduling';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { checkoutLimits } from '../order/Checkout.ts';
import { payment, readyBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { withScheduled } from './testing/scheduledMethod.ts';

const slot = '2026-11-24T18:00-21:00';
const market = withScheduled({ slots: [{ from: '18:00', to: '21:00', capacity: 1, price: 2.5 }] });
const product = sampleProduct();
const setUp = {
  market,
  products: [{ ...product, variants: product.variants.map((variant) => ({ ...variant, onHand: 500 })) }],
  checkout: {
    limits: { orders: { ...checkoutLimits.orders, max: 10_000 } },
    guard: { timeLimit: 30_000, retries: 0, breakAfter: 1_000 },
  },
};

describeOnDatabases('The last place of a delivery slot', (open) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const choose = ({ call }: TestShopper, basketId: string, slotId = slot) =>
    scheduleDelivery(call, basketId, {
      ...{ shipmentId: `${basketId}.regular`, shippingOptionId: 'AGENDADA_HOME', slotId },
    });

  /** As many shoppers at the checkout, in two processes in turns. */
  async function buyers(count: number) {
    const processes = [await openCheckout(database, setUp), await openCheckout(database, setUp)];
    return Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const checkout = processes[at % 2] as TestCheckout;
        const shopper = checkout.shopper(`source-${at}`);
        return { checkout, shopper, basketId: (await readyBag(shopper)).basketId };
      }),
    );
  }
  const bookings = async (checkout: TestCheckout) =>
    checkout.rows<{ basket_id: string }>(`select basket_id from slot_bookings where slot = '${slot}'`);

  it('goes to one of fifty shoppers who choose it at the same moment', async () => {
    const all = await buyers(50);
    const outcomes = await Promise.all(all.map(({ shopper, basketId }) => choose(shopper, basketId)));
    const won = outcomes.findIndex(({ kind }) => kind === 'done');
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'taken')).toHaveLength(49);
    const [first] = all;
    if (!first) throw new Error('There is no shopper.');
    expect(await bookings(first.checkout)).toEqual([{ basket_id: all[won]?.basketId }]);
  }, 60_000);

  it('is sold once to fifty shoppers who pay at the same moment for what nobody holds', async () => {
    const all = await buyers(50);
    const [first] = all;
    if (!first) throw new Error('There is no shopper.');
    // Each has chosen it, and each hold was over by then.
    const bodies: Parameters<typeof placeOrder>[1][] = [];
    for (const { checkout, shopper, basketId } of all) {
      expect(await choose(shopper, basketId)).toMatchObject({ kind: 'done' });
      await checkout.rows(`update baskets set reserved_until = null where id = '${basketId}' returning id`);
      const { pricing } = await getBag(shopper.call);
      bodies.push({
        ...{ basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total },
        ...(await payment(checkout, shopper, basketId)),
      });
    }
    const outcomes = await Promise.all(
      all.map(async ({ shopper }, at) => {
        const body = bodies[at];
        return body && placeOrder(shopper.call, body, `last-slot-${at}`);
      }),
    );
    const count = (kind: OrderOutcome['kind']) => outcomes.filter((outcome) => outcome?.kind === kind).length;
    expect({ placed: count('placed'), slotGone: count('slotGone') }).toEqual({ placed: 1, slotGone: 49 });
    const won = all[outcomes.findIndex((outcome) => outcome?.kind === 'placed')];
    expect(await bookings(first.checkout)).toEqual([{ basket_id: won?.basketId }]);
    expect(await first.checkout.rows('select id from payments')).toHaveLength(1);
    expect(await first.checkout.stock('TL4101_080')).toMatchObject({ onHand: 499 });
  }, 60_000);

  it('is never given twice, whatever mix of choosing, changing, paying and lapsing comes together', async () => {
    const all = await buyers(24);
    const other = '2026-11-25T18:00-21:00';
    await Promise.all(
      all.map(async ({ checkout, shopper, basketId }, at) => {
        await choose(shopper, basketId, at % 2 === 0 ? slot : other);
        if (at % 3 === 0)
          await checkout.rows(
            `update baskets set reserved_until = null where id = '${basketId}' returning id`,
          );
        await choose(shopper, basketId, at % 2 === 0 ? other : slot);
        const { pricing } = await getBag(shopper.call);
        if (at % 4 !== 0) return;
        const body = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total };
        await placeOrder(
          shopper.call,
          { ...body, ...(await payment(checkout, shopper, basketId)) },
          `mix-of-all-${at}`,
        ).catch(() => undefined);
      }),
    );
    const [first] = all;
    const kept = await first?.checkout.rows<{ slot: string; places: number }>(
      `select b.slot, count(*)::int as places from slot_bookings b left join baskets k on k.id = b.basket_id
       where b.order_id is not null or k.reserved_until > '${first.checkout.clock.now().toISOString()}' group by b.slot`,
    );
    expect(kept?.length).toBeGreaterThan(0);
    for (const { places } of kept ?? []) expect(places).toBe(1);
    const orders = await first?.checkout.rows<{ slot: string; orders: number }>(
      `select data -> 'shippingLineItemList' -> 0 -> 'scheduled' ->> 'from' as slot, count(*)::int as orders
       from orders where status = 'new' and data -> 'shippingLineItemList' -> 0 -> 'scheduled' is not null group by 1`,
    );
    for (const each of orders ?? []) expect(each.orders).toBe(1);
  }, 60_000);
});
