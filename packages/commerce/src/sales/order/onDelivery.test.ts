import { getBag, startCheckout } from '@touchline/contract/client/basket';
import { cancelOrder, getOrder, getPaymentMethods, placeOrder } from '@touchline/contract/client/order';
import { changeShipment } from '@touchline/contract/client/shipping';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { markPaidOnDelivery } from './markPaidOnDelivery.ts';
import { address, fillBag, orderIn, withId } from './testing/buying.ts';
import {
  openCheckout,
  paymentMethods,
  type CheckoutSetUp,
  type TestCheckout,
  type TestShopper,
} from './testing/openCheckout.ts';

const sku = 'TL4101_080';
const [standard] = testMarket().deliveryMethods;
if (!standard) throw new Error('The market delivers nothing.');
const market: CheckoutSetUp['market'] = {
  deliveryMethods: [standard, { ...standard, id: 'cash', price: 3, cashOnDelivery: true }],
  paymentMethods: [
    ...paymentMethods,
    {
      ...{ id: 'CASH_ON_DELIVERY', names: { en: 'Cash on delivery' }, paymentProcessor: 'comnext' },
      ...{ flow: 'onDelivery', async: false, earlyCapture: false, fee: 2.5, conditions: { maxTotal: 400 } },
    },
  ],
};

describeOnDatabases('An order that is paid at the door', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, { market });
    guest = checkout.shopper();
  });
  afterEach(() => database.close());

  async function bag(
    shopper: TestShopper,
    shippingOptionId = 'cash',
    quantity = 1,
    phoneNumber = '07700 900123',
  ) {
    const { basketId } = await fillBag(shopper, quantity);
    const shipped = await changeShipment(shopper.call, basketId, {
      shippingAddress: { ...address, phoneNumber },
      shippingOptionId,
    });
    if (shipped.kind !== 'done') throw new Error(shipped.kind);
    await startCheckout(shopper.call);
    return withId(await getBag(shopper.call));
  }
  const place = (shopper: TestShopper, { basketId, pricing }: Awaited<ReturnType<typeof bag>>) =>
    placeOrder(
      shopper.call,
      { basketId, paymentMethodId: 'CASH_ON_DELIVERY', confirmedTotal: pricing.total },
      crypto.randomUUID(),
    );
  const methods = async (shopper: TestShopper, basketId: string) =>
    (await getPaymentMethods(shopper.call, basketId)).paymentMethods.map(({ id }) => id);
  const state = async () => (await checkout.rows<object>('select state, captured_minor from payments'))[0];

  it('is offered with a delivery that is paid in cash, and with no other [C5.05]', async () => {
    const { basketId, pricing } = await bag(guest, 'cash');
    expect(await methods(guest, basketId)).toEqual(['CASH_ON_DELIVERY']);
    expect(pricing).toMatchObject({ paymentFee: 2.5, total: pricing.price + (pricing.shipping ?? 0) + 2.5 });
    await changeShipment(guest.call, basketId, { shippingAddress: address, shippingOptionId: 'standard' });
    expect(await methods(guest, basketId)).toEqual(paymentMethods.map(({ id }) => id));
    expect((await getBag(guest.call)).pricing.paymentFee).toBeUndefined();
  });

  it('is not offered above its largest total', async () => {
    const { basketId } = await bag(guest, 'cash', 4);
    expect(await methods(guest, basketId)).toEqual([]);
  });

  it('is placed without a provider, and is paid when it is delivered, once', async () => {
    const basket = await bag(guest);
    const outcome = await place(guest, basket);
    expect(outcome.kind).toBe('placed');
    const { orderId } = orderIn(outcome);
    expect(orderIn(outcome)).toMatchObject({
      ...{ status: 'new', paymentStatus: 'not_paid', isCancellable: true },
      pricing: { paymentFee: 2.5, total: basket.pricing.total },
      payment: { paymentMethodId: 'CASH_ON_DELIVERY', isOnDelivery: true },
    });
    expect(await checkout.rows('select id from sandbox_payment')).toEqual([]);
    expect(await checkout.stock(sku)).toEqual({ onHand: 4, held: 0 });
    expect(await checkout.rows('select kind from mails')).toEqual([{ kind: 'order-placed' }]);
    checkout.clock.advance(3_600_000);
    await checkout.jobs.reconcile();
    const now = checkout.clock.now();
    const reports = await Promise.all([1, 2, 3].map(() => markPaidOnDelivery(database.db, orderId, now)));
    expect(reports).toContain(true);
    expect(await markPaidOnDelivery(database.db, orderId, now)).toBe(true);
    expect(await getOrder(guest.call, orderId)).toMatchObject({ status: 'new', paymentStatus: 'paid' });
    expect(await state()).toEqual({
      state: 'captured',
      captured_minor: Math.round(basket.pricing.total * 100),
    });
  });

  it('is cancelled before it is delivered, and nothing is owed', async () => {
    const { orderId } = orderIn(await place(guest, await bag(guest)));
    expect((await cancelOrder(guest.call, { orderId })).kind).toBe('cancelled');
    expect(await state()).toEqual({ state: 'voided', captured_minor: 0 });
    expect(await checkout.stock(sku)).toEqual({ onHand: 5, held: 0 });
    expect(await checkout.rows('select give_back_since from payments')).toEqual([{ give_back_since: null }]);
    await checkout.jobs.reconcile();
    expect(await markPaidOnDelivery(database.db, orderId, checkout.clock.now())).toBe(false);
    expect(await getOrder(guest.call, orderId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'not_paid',
    });
  });

  it('needs a telephone number of a guest', async () => {
    const basket = await bag(guest, 'cash', 1, '');
    expect((await place(guest, basket)).kind).toBe('notReady');
    expect(await checkout.rows('select id from orders')).toEqual([]);
  });

  it('is refused to a guest with three of them on the way, whatever the session', async () => {
    for (let count = 0; count < 3; count += 1) {
      const shopper = checkout.shopper(`source-${count}`);
      expect((await place(shopper, await bag(shopper))).kind).toBe('placed');
    }
    const other = checkout.shopper('source-x');
    expect((await place(other, await bag(other))).kind).toBe('onDeliveryLimit');
    await checkout.rows(
      `update payments set state = 'captured' where id = (select id from payments limit 1)`,
    );
    expect((await place(other, await bag(other))).kind).toBe('placed');
  });

  it('is refused in time to all but three that a guest orders at the same moment', async () => {
    await checkout.rows('update stock set on_hand = 50');
    const orders = await Promise.all(
      Array.from({ length: 5 }, async (_, at) => {
        const shopper = checkout.shopper(`source-at-once-${at}`);
        const { basketId, pricing } = await bag(shopper);
        const body = { basketId, paymentMethodId: 'CASH_ON_DELIVERY', confirmedTotal: pricing.total };
        return { shopper, body, key: crypto.randomUUID() };
      }),
    );
    // Each is sent twice, as a shopper presses twice: the second is no order more.
    const outcomes = await Promise.all(
      [...orders, ...orders].map(({ shopper, body, key }) => placeOrder(shopper.call, body, key)),
    );
    const kinds = outcomes.map(({ kind }) => kind);
    expect(kinds.slice(0, 5)).toEqual(kinds.slice(5));
    expect(kinds.slice(0, 5).toSorted()).toEqual([
      ...Array<string>(2).fill('onDeliveryLimit'),
      ...Array<string>(3).fill('placed'),
    ]);
    expect(await checkout.rows('select id from orders')).toHaveLength(3);
  });

  it('is placed after all when its process crashed before, without asking any provider', async () => {
    let died: () => void = () => undefined;
    const dead = new Promise<void>((resolve) => (died = resolve));
    const crashing = await openCheckout(database, {
      ...{ market, products: [], clock: checkout.clock },
      checkout: {
        crash: {
          reach(at) {
            if (at !== 'intent-written') return Promise.resolve();
            died();
            return new Promise<never>(() => undefined);
          },
        },
      },
    });
    const shopper = crashing.shopper();
    void place(shopper, await bag(shopper)).catch(() => undefined);
    await dead;
    checkout.clock.advance(5 * 60_000);
    await checkout.jobs.reconcile();
    await checkout.jobs.reconcile();
    expect(await checkout.rows('select status from orders')).toEqual([{ status: 'new' }]);
    expect(await checkout.rows('select kind from mails')).toEqual([{ kind: 'order-placed' }]);
    expect((await checkout.stock(sku)).onHand).toBe(4);
  });

  it('is the same over the bridge', async () => {
    guest.use('bridge');
    expect((await place(guest, await bag(guest))).kind).toBe('placed');
  });
});
