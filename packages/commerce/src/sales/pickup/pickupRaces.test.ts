import { addItems } from '@touchline/contract/client/basket';
import { placeOrder, type OrderOutcome } from '@touchline/contract/client/order';
import { changeShipment } from '@touchline/contract/client/shipping';
import type { PickupChoice } from '@touchline/contract/pickup/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { checkoutLimits } from '../order/Checkout.ts';
import { cardFor, payment, withId } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout } from '../order/testing/openCheckout.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import { collectingMarket, contact, sku, stockStore } from './testing/collecting.ts';
import { samplePoint } from './testing/samplePoint.ts';
import { writePoints } from './writePoints.ts';

const manyOrders = {
  limits: { orders: { ...checkoutLimits.orders, max: 10_000 } },
  guard: { timeLimit: 30_000, retries: 0, breakAfter: 1_000 },
};
const buyers = 20;

describeOnDatabases('Twenty buyers at once', (open) => {
  let database: OpenDatabase;
  let processes: [TestCheckout, TestCheckout];
  beforeEach(async () => {
    database = await open();
    await writePoints(database.db, [
      samplePoint(),
      samplePoint({ id: 'P1', type: 'parcelShop', carrier_code: 'BOX', capacity: 3 }),
    ]);
    const products = sampleProduct().variants.map((variant) => ({ ...variant, onHand: 100 }));
    const setUp = {
      ...{ market: collectingMarket(), checkout: manyOrders },
      products: [sampleProduct({ variants: products })],
    };
    processes = [await openCheckout(database, setUp), await openCheckout(database, setUp)];
  });
  afterEach(() => database.close());

  /** Each buyer with a bag that is ready to be paid; nothing is held. */
  async function ready(shippingOptionId: string, pickupPoint: PickupChoice, number = cardFor('approve')) {
    return Promise.all(
      Array.from({ length: buyers }, async (_, at) => {
        const checkout = processes[at % 2] ?? processes[0];
        const shopper = checkout.shopper(`source-${at}`);
        const added = await addItems(shopper.call, undefined, [{ productId: sku, quantity: 1 }]);
        if (added.kind !== 'done') throw new Error(added.reason);
        const { basketId } = withId(added.basket);
        const chosen = await changeShipment(shopper.call, basketId, {
          shippingOptionId,
          pickupPoint,
          contact,
        });
        if (chosen.kind !== 'done') throw new Error(chosen.kind);
        const { total: confirmedTotal } = chosen.basket.pricing;
        const paid = await payment(checkout, shopper, basketId, number);
        const body = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal, ...paid };
        return { place: () => placeOrder(shopper.call, body, `buyer-number-${at}`) };
      }),
    );
  }

  const kinds = (settled: readonly PromiseSettledResult<OrderOutcome>[]) => {
    const tally: Record<string, number> = {};
    for (const one of settled) {
      const kind =
        one.status === 'fulfilled'
          ? one.value.kind
          : (one.reason as { body: { details: { reason: string } } }).body.details.reason;
      tally[kind] = (tally[kind] ?? 0) + 1;
    }
    return tally;
  };

  it('get the last piece in a store once', async () => {
    await stockStore(database.db, 'MAN-1', 1);
    const all = await ready('collect', { id: 'MAN-1', type: 'cnc' });
    const settled = await Promise.allSettled(all.map(({ place }) => place()));
    // Who comes after it has been sold is sent a piece of the shop's; who asked at the same time is told.
    const tally = kinds(settled);
    expect((tally['placed'] ?? 0) + (tally['soldOut'] ?? 0)).toBe(buyers);
    const [checkout] = processes;
    expect(await checkout.stock(`${sku}@MAN-1`)).toEqual({ onHand: 0, held: 0 });
    const stocks = await checkout.rows<{ sku: string }>(`select data #>> '{stock,0,sku}' as sku from orders`);
    expect(stocks.filter((row) => row.sku === `${sku}@MAN-1`)).toHaveLength(1);
    const fromShop = stocks.length - 1;
    expect(await checkout.stock(sku)).toEqual({ onHand: 100 - fromShop, held: 0 });
  }, 60_000);

  it('get the last piece of all once', async () => {
    await stockStore(database.db, 'MAN-1', 1);
    const all = await ready('collect', { id: 'MAN-1', type: 'cnc' });
    await database.db.updateTable('stock').set({ on_hand: 0 }).where('sku', '=', sku).execute();
    const settled = await Promise.allSettled(all.map(({ place }) => place()));
    expect(kinds(settled)).toEqual({ placed: 1, soldOut: buyers - 1 });
    const [checkout] = processes;
    expect(await checkout.rows("select id from orders where status = 'new'")).toHaveLength(1);
    expect(await checkout.rows('select id from sandbox_payment')).toHaveLength(1);
  }, 60_000);

  it('get the last three places of a parcel shop, and the others are told before they pay', async () => {
    const all = await ready('parcelshop', { id: 'P1', type: 'parcelShop' });
    const settled = await Promise.allSettled(all.map(({ place }) => place()));
    expect(kinds(settled)).toEqual({ placed: 3, pointGone: buyers - 3 });
    const [checkout] = processes;
    expect(await checkout.rows(`select capacity from pickup_points where id = 'P1'`)).toEqual([
      { capacity: 0 },
    ]);
    expect(await checkout.rows('select id from sandbox_payment')).toHaveLength(3);
    const codes = await checkout.rows<{ code: string }>('select collection_code as code from orders');
    expect(new Set(codes.map(({ code }) => code)).size).toBe(3);
  }, 60_000);

  it('free the place and the piece again where the card is declined', async () => {
    await stockStore(database.db, 'MAN-1', 1);
    const card = cardFor('decline', 'CardError');
    const [atShop] = await ready('parcelshop', { id: 'P1', type: 'parcelShop' }, card);
    expect((await atShop?.place())?.kind).toBe('declined');
    const [checkout] = processes;
    expect(await checkout.rows(`select capacity from pickup_points where id = 'P1'`)).toEqual([
      { capacity: 3 },
    ]);
    const [atStore] = await ready('collect', { id: 'MAN-1', type: 'cnc' }, card);
    expect((await atStore?.place())?.kind).toBe('declined');
    expect((await checkout.stock(`${sku}@MAN-1`)).onHand).toBe(1);
  }, 60_000);
});
