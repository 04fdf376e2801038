import { changeItem, getBag, setContact } from '@touchline/contract/client/basket';
import { addCoupon, removeCoupon } from '@touchline/contract/client/coupon';
import { getOrder, placeOrder } from '@touchline/contract/client/order';
import { changeShipment, getShippingMethods } from '@touchline/contract/client/shipping';
import type { Basket } from '@touchline/contract/basket/schema';
import { surfaces } from '@touchline/contract/endpoint';
import { RateLimited } from '@touchline/contract/errors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { cancelOrder } from '../order/cancelOrder.ts';
import { anyOrder } from '../order/loadOrder.ts';
import { address, cardFor, fillBag, orderIn, payment, readyBag, withId } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { writeCoupon } from './testing/writeCoupon.ts';

type Filled = Basket & { basketId: string };

describeOnDatabases('Coupons', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
  });
  afterEach(() => database.close());

  async function bagWith(shopper: TestShopper, ...codes: string[]): Promise<Filled> {
    let basket: Filled = await readyBag(shopper);
    for (const code of codes) {
      const outcome = await addCoupon(shopper.call, basket.basketId, code, 'checkout');
      if (outcome.kind !== 'done') throw new Error(outcome.reason);
      basket = { ...outcome.basket, basketId: basket.basketId };
    }
    return basket;
  }

  async function place(shopper: TestShopper, basket: Filled, number = cardFor('approve')) {
    const body = { basketId: basket.basketId, confirmedTotal: basket.pricing.total };
    if (basket.pricing.total === 0)
      return placeOrder(shopper.call, { ...body, paymentMethodId: 'ZERO_VALUE' }, crypto.randomUUID());
    const paid = await payment(checkout, shopper, basket.basketId, number);
    return placeOrder(
      shopper.call,
      { ...body, ...paid, paymentMethodId: 'CREDIT_CARD' },
      crypto.randomUUID(),
    );
  }

  it.each(surfaces)(
    'are added and removed on %s, and take their part off each line [C7.61][C7.62]',
    async (surface) => {
      await writeCoupon(checkout, 'RUN10');
      const shopper = checkout.shopper();
      shopper.use(surface);
      const { basketId } = await fillBag(shopper, 2);
      const outcome = await addCoupon(shopper.call, basketId, ' run 10 ', 'cart');
      if (outcome.kind !== 'done') throw new Error(outcome.reason);
      expect(outcome.basket).toMatchObject({
        couponList: [{ couponCode: 'RUN10', statusCode: 'APPLIED', amount: 26, kind: 'percent' }],
        pricing: { price: 260, coupons: 26, total: 234, tax: 39 },
        shipmentList: [
          {
            productLineItemList: [
              { discountList: [{ id: 'RUN10', amount: 26 }], pricing: { price: 130, total: 234 } },
            ],
          },
        ],
      });
      const twice = await addCoupon(shopper.call, basketId, 'RUN10', 'cart');
      expect(twice).toMatchObject({ kind: 'done', basket: { couponList: [{ couponCode: 'RUN10' }] } });
      const without = await removeCoupon(shopper.call, basketId, 'run10', 'cart');
      expect(without).toMatchObject({ couponList: [], pricing: { total: 260 } });
    },
  );

  it('are refused with their reason', async () => {
    const day = (text: string) => new Date(text);
    await writeCoupon(checkout, 'OVER', { until_at: day('2026-01-01') });
    await writeCoupon(checkout, 'STOPPED', { stopped_at: day('2026-01-01') });
    await writeCoupon(checkout, 'SOON', { from_at: day('2027-01-01') });
    await writeCoupon(checkout, 'BIG', { minimum_minor: 20_000 });
    await writeCoupon(checkout, 'SOCKS', { products: ['SX1001'] });
    await writeCoupon(checkout, 'MEMBERS', { members_only: true });
    await writeCoupon(checkout, 'ABROAD', { market: 'us' });
    const refusals: Record<string, unknown> = {};
    const shopper = checkout.shopper();
    const { basketId } = await fillBag(shopper);
    for (const code of ['NONE', 'OVER', 'STOPPED', 'SOON', 'BIG', 'SOCKS', 'MEMBERS', 'ABROAD']) {
      const outcome = await addCoupon(shopper.call, basketId, code, 'cart');
      refusals[code] = outcome.kind === 'refused' ? [outcome.reason, outcome.minimum] : outcome.kind;
    }
    expect(refusals).toEqual({
      NONE: ['UNKNOWN', undefined],
      OVER: ['EXPIRED', undefined],
      STOPPED: ['EXPIRED', undefined],
      SOON: ['NOT_STARTED', undefined],
      BIG: ['BELOW_MINIMUM', 200],
      SOCKS: ['WRONG_PRODUCTS', undefined],
      MEMBERS: ['MEMBERS_ONLY', undefined],
      ABROAD: ['UNKNOWN', undefined],
    });
  });

  it('are looked at again at every change', async () => {
    await writeCoupon(checkout, 'TWO', { minimum_minor: 20_000 });
    const shopper = checkout.shopper();
    const { basketId, shipmentList } = await fillBag(shopper, 2);
    await addCoupon(shopper.call, basketId, 'TWO', 'cart');
    const itemId = shipmentList[0]?.productLineItemList[0]?.itemId ?? '';
    const one = await changeItem(shopper.call, basketId, itemId, { quantity: 1 });
    expect(one).toMatchObject({
      basket: { couponList: [{ statusCode: 'BELOW_MINIMUM' }], pricing: { total: 133.95 - 3.95 } },
    });
    const two = await changeItem(shopper.call, basketId, itemId, { quantity: 2 });
    expect(two).toMatchObject({ basket: { couponList: [{ statusCode: 'APPLIED', amount: 26 }] } });
  });

  it('stand beside each other only where both may', async () => {
    await writeCoupon(checkout, 'A', { with_coupons: true });
    await writeCoupon(checkout, 'B', { with_coupons: true, kind: 'amount', value: 700 });
    await writeCoupon(checkout, 'ALONE');
    const shopper = checkout.shopper();
    const basket = await bagWith(shopper, 'A', 'B');
    expect(basket.pricing).toMatchObject({ coupons: 20, total: 110 });
    expect(await addCoupon(shopper.call, basket.basketId, 'ALONE', 'cart')).toMatchObject({
      ...{ kind: 'refused', reason: 'NOT_COMBINABLE' },
    });
  });

  it('make the delivery free, but not the express one, and say what that saves', async () => {
    checkout = await openCheckout(database, {
      market: {
        deliveryMethods:
          checkout.shop.markets.all[0]?.deliveryMethods.map((method) => ({ ...method, freeFrom: 1_000 })) ??
          [],
      },
    });
    await writeCoupon(checkout, 'SHIP', { kind: 'freeDelivery', value: 0 });
    const shopper = checkout.shopper();
    const basket = await bagWith(shopper, 'SHIP');
    expect(basket.pricing).toMatchObject({ shipping: 0, total: 130 });
    expect(basket.couponList).toMatchObject([{ statusCode: 'APPLIED', amount: 3.95, kind: 'freeDelivery' }]);
    const options = await getShippingMethods(shopper.call, basket.basketId);
    expect(options.map(({ id, price }) => [id, price])).toEqual([
      ['standard', 0],
      ['express', 7.95],
    ]);
    const order = orderIn(await place(shopper, basket));
    expect(order).toMatchObject({
      pricing: { shipping: 0, total: 130 },
      coupons: [{ couponCode: 'SHIP', amount: 3.95 }],
    });
  });

  it('keep with the order what each line was reduced by', async () => {
    await writeCoupon(checkout, 'RUN10');
    const shopper = checkout.shopper();
    const { orderId } = orderIn(await place(shopper, await bagWith(shopper, 'RUN10')));
    const order = await anyOrder(database.db, orderId);
    expect(Object.values(order?.data.lineReductions ?? {})).toEqual([1_300]);
    expect(await getOrder(shopper.call, orderId)).toMatchObject({
      pricing: { price: 130, coupons: 13, total: 117, tax: 19.5 },
      coupons: [{ couponCode: 'RUN10', amount: 13 }],
    });
  });

  it('order for nothing without any provider where they pay everything', async () => {
    await writeCoupon(checkout, 'ALL', { value: 100_000 });
    const shopper = checkout.shopper();
    const basket = await bagWith(shopper, 'ALL');
    expect(basket.pricing.total).toBe(0);
    expect(await place(shopper, basket)).toMatchObject({ kind: 'placed', order: { paymentStatus: 'paid' } });
  });

  it('are used once by two hundred buyers of the last one', async () => {
    await writeCoupon(checkout, 'LAST', { maxUses: 1 });
    await checkout.rows(`update stock set on_hand = 500 where sku = 'TL4101_080' returning sku`);
    const buyers = Array.from({ length: 200 }, (_, at) => checkout.shopper(`buyer ${at}`));
    const baskets = await Promise.all(
      buyers.map(async (buyer) => {
        const { basketId } = await readyBag(buyer);
        await checkout.rows(
          `update baskets set data = data || '{"coupons": ["LAST"]}' where id = '${basketId}' returning id`,
        );
        return withId(await getBag(buyer.call));
      }),
    );
    expect(baskets.every(({ pricing }) => pricing.total === 117)).toBe(true);
    const outcomes = await Promise.all(buyers.map((buyer, at) => place(buyer, baskets[at] as Filled)));
    // On a busy machine the provider's answer may come later than the order.
    expect(outcomes.filter(({ kind }) => kind === 'placed' || kind === 'pending')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'changed')).toHaveLength(199);
    const loser = buyers[outcomes.findIndex(({ kind }) => kind === 'changed')];
    if (!loser) throw new Error('Nobody lost.');
    expect((await getBag(loser.call)).couponList).toEqual([
      { couponCode: 'LAST', statusCode: 'USED_UP', kind: 'percent' },
    ]);
    expect(await checkout.rows('select count(*)::int as count from coupon_uses')).toEqual([{ count: 1 }]);
  }, 120_000);

  it('are free again when the bank refuses and when the order is cancelled', async () => {
    await writeCoupon(checkout, 'ONCE', { maxUses: 1, max_per_person: 1 });
    const shopper = checkout.shopper();
    const basket = await bagWith(shopper, 'ONCE');
    expect((await place(shopper, basket, cardFor('decline'))).kind).toBe('declined');
    const again = { ...(await getBag(shopper.call)), basketId: basket.basketId };
    expect(again.couponList).toMatchObject([{ statusCode: 'APPLIED' }]);
    const { orderId } = orderIn(await place(shopper, again));
    const other = checkout.shopper('other');
    const bag = await readyBag(other);
    const usedUp = await addCoupon(other.call, bag.basketId, 'ONCE', 'cart');
    // The same address of the door and the mailbox: it is the same person.
    expect(usedUp).toMatchObject({ kind: 'refused', reason: 'USED_BY_YOU' });
    const order = await anyOrder(database.db, orderId);
    if (order) await cancelOrder(checkout.jobs.checkout, order, undefined);
    expect((await addCoupon(other.call, bag.basketId, 'ONCE', 'cart')).kind).toBe('done');
  });

  it('are used by one person as often as they may be, also in two tabs at once and under another email', async () => {
    await writeCoupon(checkout, 'MINE', { max_per_person: 1 });
    const tabs = [checkout.shopper('one'), checkout.shopper('two')];
    const baskets: Filled[] = [];
    for (const tab of tabs) baskets.push(await bagWith(tab, 'MINE'));
    const [, second] = tabs;
    if (!second) throw new Error('There is no second tab.');
    await changeShipment(second.call, baskets[1]?.basketId ?? '', {
      shippingAddress: { ...address, emailAddress: 'other@example.org' },
    });
    const outcomes = await Promise.allSettled(tabs.map((tab, at) => place(tab, baskets[at] as Filled)));
    const kinds = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value.kind : String(outcome.reason),
    );
    expect(kinds.filter((kind) => kind === 'placed')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'couponUsed')).toHaveLength(1);
  });

  it('for a first order are refused as soon as the email says who it is', async () => {
    await writeCoupon(checkout, 'WELCOME', { first_order_only: true });
    const first = checkout.shopper();
    orderIn(await place(first, await bagWith(first, 'WELCOME')));
    const second = checkout.shopper('second');
    const { basketId } = await fillBag(second);
    expect((await addCoupon(second.call, basketId, 'WELCOME', 'cart')).kind).toBe('done');
    const known = await setContact(second.call, basketId, address.emailAddress ?? '');
    expect(known.couponList).toMatchObject([{ statusCode: 'FIRST_ORDER_ONLY' }]);
    expect(known.pricing.total).toBe(130);
  });

  it('marked for Klarna say so while they apply', async () => {
    await writeCoupon(checkout, 'KLARNA15', { is_klarna: true, value: 15_000 });
    const basket = await bagWith(checkout.shopper(), 'KLARNA15');
    expect(basket.couponList).toMatchObject([{ couponCode: 'KLARNA15', statusCode: 'KLARNA', amount: 19.5 }]);
  });

  it('stop a hundred guesses by the eleventh', async () => {
    const shopper = checkout.shopper();
    const { basketId } = await fillBag(shopper);
    let answered = 0;
    for (let guess = 0; guess < 100; guess += 1) {
      try {
        await addCoupon(shopper.call, basketId, `GUESS${guess}`, 'cart');
        answered += 1;
      } catch (error) {
        if (!(error instanceof RateLimited)) throw error;
      }
    }
    expect(answered).toBe(10);
  });
});
