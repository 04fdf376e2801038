import { AsyncResource } from 'node:async_hooks';
import { addItems, getBag, startCheckout } from '@touchline/contract/client/basket';
import { placeOrder, type OrderOutcome } from '@touchline/contract/client/order';
import { changeShipment } from '@touchline/contract/client/shipping';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { sweepHolds } from '../stock/sweepHolds.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import { checkoutLimits } from './Checkout.ts';
import { address, payment, readyBag, withId } from './testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from './testing/openCheckout.ts';

const productWith = (onHand: number) => {
  const product = sampleProduct();
  return { ...product, variants: product.variants.map((variant) => ({ ...variant, onHand })) };
};
const manyOrders = {
  limits: { orders: { ...checkoutLimits.orders, max: 10_000 } },
  // On a busy machine an embedded database is slow for the last of a hundred; that must not count as a provider failure.
  guard: { timeLimit: 30_000, retries: 0, breakAfter: 1_000 },
};
const sku = 'TL4101_080';

describeOnDatabases('Concurrent orders', (open) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  /** A basket that is ready but holds no stock: only placing takes the pieces. */
  async function unheldBag(checkout: TestCheckout, shopper: TestShopper, quantity = 1) {
    const outcome = await addItems(shopper.call, undefined, [{ productId: sku, quantity }]);
    if (outcome.kind !== 'done') return undefined;
    const { basketId } = withId(outcome.basket);
    await changeShipment(shopper.call, basketId, { shippingAddress: address, shippingOptionId: 'standard' });
    const { pricing } = await getBag(shopper.call);
    return {
      basketId,
      paymentMethodId: 'CREDIT_CARD',
      confirmedTotal: pricing.total,
      ...(await payment(checkout, shopper, basketId)),
    };
  }
  const tally = (outcomes: readonly (OrderOutcome | undefined)[]) => ({
    placed: outcomes.filter((outcome) => outcome?.kind === 'placed').length,
    soldOut: outcomes.filter((outcome) => outcome?.kind === 'soldOut').length,
  });

  it('sells the last pair once when two shoppers order at the same moment, and informs the other [C8.08]', async () => {
    const checkout = await openCheckout(database, { products: [productWith(1)] });
    const bags = [checkout.shopper(), checkout.shopper()];
    const bodies = await Promise.all(bags.map((shopper) => unheldBag(checkout, shopper)));
    const outcomes = await Promise.all(
      bags.map(async ({ call }, at) => {
        const body = bodies[at];
        return body && placeOrder(call, body, `last-pair-${at}`);
      }),
    );
    expect(tally(outcomes)).toEqual({ placed: 1, soldOut: 1 });
    expect(outcomes).toContainEqual({ kind: 'soldOut', productIds: [sku] });
    expect(await checkout.stock(sku)).toEqual({ onHand: 0, held: 0 });
    const loser = bags[outcomes.findIndex((outcome) => outcome?.kind === 'soldOut')];
    const kept = loser && (await getBag(loser.call));
    expect(kept).toMatchObject({ customer: { email: 'maya@example.org' }, totalProductCount: 1 });
    expect(kept?.shippingAddress?.address1).toBe('12 Canal Street');
    expect(kept?.messageList.map(({ type }) => type)).toContain('ProductItemNotAvailable');
  });

  it('sells twenty of twenty to a hundred shoppers in two processes, and informs the rest', async () => {
    const first = await openCheckout(database, { products: [productWith(20)], checkout: manyOrders });
    const second = await openCheckout(database, { products: [productWith(20)], checkout: manyOrders });
    const buyers = Array.from({ length: 100 }, (_, at) => {
      const checkout = at % 2 === 0 ? first : second;
      return { checkout, shopper: checkout.shopper(`source-${at}`) };
    });
    const bodies = await Promise.all(buyers.map(({ checkout, shopper }) => unheldBag(checkout, shopper)));
    const statuses: number[] = [];
    const outcomes = await Promise.all(
      buyers.map(async ({ shopper }, at) => {
        const body = bodies[at];
        if (!body) return undefined;
        const outcome = await placeOrder(shopper.call, body, `buyer-number-${at}`);
        statuses.push(200);
        return outcome;
      }),
    );
    expect(tally(outcomes)).toEqual({ placed: 20, soldOut: 80 });
    expect(statuses).toHaveLength(100);
    expect(await first.stock(sku)).toEqual({ onHand: 0, held: 0 });
    expect(await first.rows("select id from orders where status = 'new'")).toHaveLength(20);
    expect(await first.rows('select id from sandbox_payment')).toHaveLength(20);
  }, 60_000);

  it('holds a shopper’s stock during the checkout, and releases it when the hold expires', async () => {
    const checkout = await openCheckout(database, { products: [productWith(1)] });
    const first = checkout.shopper();
    const held = await readyBag(first);
    const late = checkout.shopper();
    expect(await addItems(late.call, undefined, [{ productId: sku, quantity: 1 }])).toMatchObject({
      kind: 'refused',
      reason: 'SIZE_OUT_OF_STOCK',
    });
    checkout.clock.advance(15 * 60_000 + 1);
    const second = checkout.shopper();
    const theirs = await readyBag(second);
    const paid = await payment(checkout, second, theirs.basketId);
    const body = { paymentMethodId: 'CREDIT_CARD', confirmedTotal: 130 };
    expect(await startCheckout(first.call)).toEqual({ kind: 'notHeld', productIds: [sku] });
    const outcome = await placeOrder(
      second.call,
      { ...body, basketId: theirs.basketId, ...paid },
      'after-expiry',
    );
    expect(outcome.kind).toBe('placed');
    const own = await payment(checkout, first, held.basketId);
    expect(
      await placeOrder(first.call, { ...body, basketId: held.basketId, ...own }, 'too-late-001'),
    ).toEqual({ kind: 'soldOut', productIds: [sku] });
    expect(await checkout.stock(sku)).toEqual({ onHand: 0, held: 0 });
  });

  it('lets a shopper with an expired hold order what is still in stock', async () => {
    const checkout = await openCheckout(database, { products: [productWith(1)] });
    const guest = checkout.shopper();
    const basket = await readyBag(guest);
    checkout.clock.advance(20 * 60_000);
    const paid = await payment(checkout, guest, basket.basketId);
    const outcome = await placeOrder(
      guest.call,
      { basketId: basket.basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: 130, ...paid },
      'own-expired',
    );
    expect(outcome.kind).toBe('placed');
    expect(await checkout.stock(sku)).toEqual({ onHand: 0, held: 0 });
  });

  it('counts a hold once that expires in another process while its shopper renews it', async () => {
    const checkout = await openCheckout(database, { products: [productWith(2)] });
    const first = checkout.shopper();
    await readyBag(first);
    checkout.clock.advance(10 * 60_000);
    await readyBag(checkout.shopper());
    checkout.clock.advance(5 * 60_000 - 1);
    // The other process's clock is slightly ahead, and it locked the stock first.
    const ahead = new Date(checkout.clock.now().getTime() + 1_000);
    const renew = AsyncResource.bind(() => startCheckout(first.call));
    const [renewed] = await database.db.transaction().execute(async (trx) => {
      expect(await sweepHolds(trx, ahead)).toBe(1);
      const waiting = renew();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return [waiting];
    });
    expect(await renewed).toMatchObject({ kind: 'held' });
    const holds = await checkout.rows<{ quantity: number }>('select quantity from stock_holds');
    expect(holds).toHaveLength(2);
    expect(await checkout.stock(sku)).toEqual({ onHand: 2, held: 2 });
  });

  it('loses no line when one shopper adds from many tabs at once', async () => {
    const checkout = await openCheckout(database, {
      products: [productWith(50)],
      market: { maxQuantity: 50 },
    });
    const guest = checkout.shopper();
    const begun = await addItems(guest.call, undefined, [{ productId: sku, quantity: 1 }]);
    const { basketId } = withId(begun.kind === 'done' ? begun.basket : await getBag(guest.call));
    await Promise.all([1, 2, 3].map(() => addItems(guest.call, basketId, [{ productId: sku, quantity: 1 }])));
    expect((await getBag(guest.call)).totalProductCount).toBe(4);
  });

  it('holds and releases exactly, with any mix of holds, changes and orders', async () => {
    const checkout = await openCheckout(database, { products: [productWith(30)], checkout: manyOrders });
    const shoppers = Array.from({ length: 24 }, (_, at) => checkout.shopper(`mixed-${at}`));
    const placed = await Promise.all(
      shoppers.map(async (shopper, at) => {
        const body = await unheldBag(checkout, shopper, 1 + (at % 2));
        if (!body) return 0;
        await startCheckout(shopper.call);
        if (at % 3 === 0) await addItems(shopper.call, body.basketId, [{ productId: sku, quantity: 1 }]);
        if (at % 3 === 1) await startCheckout(shopper.call);
        if (at % 3 !== 2) return 0;
        const outcome = await placeOrder(shopper.call, body, `mixed-key-${at}`);
        return outcome.kind === 'placed' ? 1 + (at % 2) : 0;
      }),
    );
    const sold = placed.reduce<number>((sum, pieces) => sum + pieces, 0);
    const { onHand, held } = await checkout.stock(sku);
    const [holds] = await checkout.rows<{ sum: number | null }>(
      'select sum(quantity)::int as sum from stock_holds',
    );
    expect(onHand).toBe(30 - sold);
    expect(held).toBe(holds?.sum ?? 0);
    expect(held).toBeLessThanOrEqual(onHand);
  });
});
