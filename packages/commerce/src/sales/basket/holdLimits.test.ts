import { changeItem, getBag, startCheckout } from '@touchline/contract/client/basket';
import { placeOrder } from '@touchline/contract/client/order';
import { changeShipment } from '@touchline/contract/client/shipping';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { address, fillBag, payment } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import { holdLimits } from './holdLimits.ts';

const sku = 'TL4101_080';
const minute = 60_000;

describeOnDatabases('The stock that bags keep from others', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  /** A shop with so many pieces of a size. */
  async function shopWith(onHand: number): Promise<void> {
    const product = sampleProduct();
    checkout = await openCheckout(database, {
      products: [{ ...product, variants: product.variants.map((variant) => ({ ...variant, onHand })) }],
      market: { maxQuantity: 10 },
      checkout: { limits: { holds: holdLimits } },
    });
  }
  const held = async () => (await checkout.stock(sku)).held;
  const start = async ({ call }: TestShopper) => (await startCheckout(call)).kind;

  /** Buys without a hold. */
  async function buys(shopper: TestShopper, quantity: number) {
    const { basketId } = await fillBag(shopper, quantity);
    await changeShipment(shopper.call, basketId, { shippingAddress: address, shippingOptionId: 'standard' });
    await startCheckout(shopper.call);
    const { pricing } = await getBag(shopper.call);
    const order = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total };
    const paid = await payment(checkout, shopper, basketId);
    return (await placeOrder(shopper.call, { ...order, ...paid }, crypto.randomUUID())).kind;
  }

  it('is a part of a size, however many bags one source fills at once, and the next shopper buys', async () => {
    await shopWith(50);
    const bags = Array.from({ length: 5 }, () => checkout.shopper('one source'));
    await Promise.all(bags.map((bag) => fillBag(bag, 10)));
    const kinds = await Promise.all(bags.map((bag) => start(bag)));
    expect(kinds.filter((kind) => kind === 'unreserved').length).toBeGreaterThanOrEqual(2);
    expect(await held()).toBeLessThanOrEqual(30);
    expect(await buys(checkout.shopper('another'), 10)).toBe('placed');
  });

  it('is a part of a size from many sources as well, and the rest is sold to whoever pays', async () => {
    await shopWith(50);
    const bags = Array.from({ length: 8 }, (_, at) => checkout.shopper(`source ${at}`));
    await Promise.all(bags.map((bag) => fillBag(bag, 6)));
    await Promise.all(bags.map((bag) => start(bag)));
    expect(await held()).toBe(30);
    expect(await buys(checkout.shopper('another'), 10)).toBe('placed');
    expect(await buys(checkout.shopper('one more'), 10)).toBe('placed');
    expect(await checkout.stock(sku)).toEqual({ onHand: 30, held: 30 });
  });

  it('includes the last piece: whoever begins to pay for it gets it', async () => {
    await shopWith(1);
    const first = checkout.shopper('first');
    await fillBag(first, 1);
    expect(await start(first)).toBe('held');
    expect(await buys(checkout.shopper('first'), 1).catch(() => 'soldOut')).toBe('soldOut');
  });

  it('is four bags of one source, also when they are filled at the same moment', async () => {
    await shopWith(50);
    const bags = Array.from({ length: 12 }, () => checkout.shopper('one source'));
    await Promise.all(bags.map((bag) => fillBag(bag, 1)));
    const kinds = await Promise.all(bags.map((bag) => start(bag)));
    expect(kinds.filter((kind) => kind === 'held')).toHaveLength(holdLimits.bySource);
  });

  it('is not held again by a bag that let a hold lapse, nor by others of its source, until a pause', async () => {
    await shopWith(50);
    const bags = Array.from({ length: 5 }, () => checkout.shopper('one source'));
    for (const bag of bags) await fillBag(bag, 1);
    for (const bag of bags.slice(0, 4)) expect(await start(bag)).toBe('held');
    checkout.clock.advance(16 * minute);
    for (const bag of bags) expect(await start(bag)).toBe('unreserved');
    expect(await start(await filled('elsewhere'))).toBe('held');
    checkout.clock.advance(30 * minute);
    expect(await start(bags[0] as TestShopper)).toBe('held');
  });

  it('counts for its source when it was given up, too, and leaves one of two last pieces', async () => {
    await shopWith(50);
    for (let at = 0; at < 6; at += 1) {
      const guest = await filled('one source');
      expect(await start(guest)).toBe(at < holdLimits.bySource ? 'held' : 'unreserved');
      const { basketId = '', shipmentList } = await getBag(guest.call);
      const itemId = shipmentList[0]?.productLineItemList[0]?.itemId ?? '';
      await changeItem(guest.call, basketId, itemId, { quantity: 2 });
    }
    await shopWith(2);
    const greedy = checkout.shopper('greedy');
    await fillBag(greedy, 2);
    expect(await start(greedy)).toBe('unreserved');
    expect(await buys(checkout.shopper('another'), 1)).toBe('placed');
  });

  it('counts for its shopper when it was given up, whatever network each bag was filled on', async () => {
    await shopWith(50);
    const first = checkout.shopper('at home');
    expect(await buys(first, 1)).toBe('placed');
    for (let at = 0; at < 4; at += 1) {
      // The token of an order stays the shopper's, and makes as many new bags as are asked for.
      const next = checkout.shopper(`network ${at}`);
      next.token.current = first.token.current;
      const { basketId, shipmentList } = await fillBag(next, 1);
      expect(await start(next)).toBe(at < holdLimits.byShopper ? 'held' : 'unreserved');
      const itemId = shipmentList[0]?.productLineItemList[0]?.itemId ?? '';
      await changeItem(next.call, basketId, itemId, { quantity: 2 });
    }
    expect(await held()).toBe(0);
    checkout.clock.advance(31 * minute);
    const later = checkout.shopper('at home');
    later.token.current = first.token.current;
    await fillBag(later, 1);
    expect(await start(later)).toBe('held');
  });

  async function filled(source: string): Promise<TestShopper> {
    const shopper = checkout.shopper(source);
    await fillBag(shopper, 1);
    return shopper;
  }

  it('is not held for longer by changing the bag again and again', async () => {
    await shopWith(50);
    const guest = await filled('a source');
    const { basketId = '', shipmentList } = await getBag(guest.call);
    const itemId = shipmentList[0]?.productLineItemList[0]?.itemId ?? '';
    const kinds: string[] = [];
    for (let at = 0; at < 8; at += 1) {
      kinds.push(await start(guest));
      checkout.clock.advance(14 * minute);
      await changeItem(guest.call, basketId, itemId, { quantity: 1 + (at % 2) });
    }
    expect(kinds).toEqual(['held', 'held', 'held', 'held', 'held', 'unreserved', 'unreserved', 'held']);
  });

  it('lets a checkout open again whose hold has lapsed', async () => {
    await shopWith(50);
    const guest = await filled('a source');
    await start(guest);
    checkout.clock.advance(16 * minute);
    const opened = await guest.raw('GET', '/customer/baskets');
    const basket = (await opened.json()) as { basketId?: string; reservedUntil?: string };
    expect([basket.basketId, basket.reservedUntil]).toEqual([expect.any(String), undefined]);
    expect(await start(guest)).toBe('unreserved');
  });
});
