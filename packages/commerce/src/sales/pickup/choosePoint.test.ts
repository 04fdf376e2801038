import { getBag, startCheckout } from '@touchline/contract/client/basket';
import { getOrder, placeOrder } from '@touchline/contract/client/order';
import { changeShipment, getShippingMethods } from '@touchline/contract/client/shipping';
import type { PickupChoice } from '@touchline/contract/pickup/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { address, fillBag, orderIn, payment } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { collectingMarket, contact, sku, stockStore } from './testing/collecting.ts';
import { samplePoint } from './testing/samplePoint.ts';
import { writePoints } from './writePoints.ts';

const store: PickupChoice = { id: 'MAN-1', type: 'cnc' };
const locker: PickupChoice = { id: 'L1', type: 'locker', consumerId: '123450' };

describeOnDatabases('A chosen pick-up point', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  let basketId: string;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, { market: collectingMarket() });
    await writePoints(database.db, [
      samplePoint(),
      samplePoint({ id: 'L1', type: 'locker', carrier_code: 'LOCK', carrier_name: 'Lockline' }),
      samplePoint({ id: 'full', type: 'locker', carrier_code: 'LOCK', capacity: 0 }),
      samplePoint({ id: 'shut', type: 'parcelShop', carrier_code: 'BOX', is_closed: true }),
      samplePoint({ id: 'gone', type: 'parcelShop', carrier_code: 'BOX', active: false }),
      samplePoint({ id: 'other', type: 'parcelShop', carrier_code: 'OTHER' }),
      samplePoint({ id: 'open', type: 'parcelShop', carrier_code: 'BOX', capacity: 1 }),
      samplePoint({ id: 'abroad', country: 'IE' }),
    ]);
    guest = checkout.shopper();
    ({ basketId } = await fillBag(guest));
  });
  afterEach(() => database.close());

  const choose = async (shippingOptionId: string, pickupPoint: PickupChoice) => {
    const done = await changeShipment(guest.call, basketId, { shippingOptionId, pickupPoint, contact });
    if (done.kind !== 'done') throw new Error(done.kind);
    return done.basket;
  };
  const refusal = async (shippingOptionId: string, pickupPoint: PickupChoice) => {
    const body = { shippingOptionId, pickupPoint };
    const answer = await guest.raw('PATCH', `/baskets/${basketId}/shipment`, body);
    const { errorCode, details } = (await answer.json()) as {
      errorCode: string;
      details?: { reason: string };
    };
    return `${answer.status} ${errorCode} ${details?.reason ?? ''}`.trim();
  };
  const messages = async () => (await getBag(guest.call)).messageList.map(({ type }) => type);
  const place = async (key = 'a-key-of-this') => {
    const { pricing } = await getBag(guest.call);
    const paid = await payment(checkout, guest, basketId);
    return placeOrder(
      guest.call,
      { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total, ...paid },
      key,
    );
  };

  it.each<[string, string, PickupChoice, string]>([
    ['a store of another country', 'collect', { id: 'abroad', type: 'cnc' }, 'unknown'],
    ['a point that does not exist', 'collect', { id: 'none', type: 'cnc' }, 'unknown'],
    ['a point of another kind', 'collect', { id: 'open', type: 'parcelShop' }, 'unknown'],
    ['a point of another carrier', 'parcelshop', { id: 'other', type: 'parcelShop' }, 'unknown'],
    ['a full locker', 'locker', { ...locker, id: 'full' }, 'full'],
    ['a closed shop', 'parcelshop', { id: 'shut', type: 'parcelShop' }, 'closed'],
    ['a shop that is no longer offered', 'parcelshop', { id: 'gone', type: 'parcelShop' }, 'closed'],
    ['a locker without its number', 'locker', { id: 'L1', type: 'locker' }, 'consumerId'],
    ['a locker with a wrong number', 'locker', { ...locker, consumerId: '123451' }, 'consumerId'],
  ])('is refused with its reason: %s [C8.33]', async (_, option, point, reason) => {
    expect(await refusal(option, point)).toBe(`422 PudoException ${reason}`);
  });

  it('is refused for a delivery to an address', async () => {
    expect(await refusal('standard', store)).toBe('422 invalid_shipping_method_id_exception');
  });

  it('is needed before the basket can be ordered', async () => {
    await changeShipment(guest.call, basketId, { shippingOptionId: 'collect', contact });
    expect(await messages()).toContain('ShippingMethodRequired');
    expect(await messages()).not.toContain('ShippingMethodInapplicable');
    const placed = await guest.raw(
      'POST',
      '/orders',
      { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: 130 },
      { 'idempotency-key': 'no-point-yet' },
    );
    expect(await placed.json()).toMatchObject({ errorCode: 'PudoException', details: { reason: 'missing' } });
    await choose('collect', store);
    expect(await messages()).not.toContain('ShippingMethodRequired');
  });

  it('is a store or a point of the carrier in the basket [C3.03]', async () => {
    expect(await choose('collect', store)).toMatchObject({
      pickupPoint: { cncStore: { id: 'MAN-1' } },
      pricing: { shipping: 0 },
      shipmentList: [
        {
          shippingLineItem: {
            pickup: { point: { id: 'MAN-1', name: 'Market Street', stock: 'later' } },
            // Sent on Monday, three working days under way: from the opening of that Thursday on.
            deliveryPeriod: { from: '2026-11-26', to: '2026-11-26' },
          },
        },
      ],
    });
    const atLocker = await choose('locker', locker);
    expect(atLocker).toMatchObject({ pickupPoint: { pudoStore: { id: 'L1' } }, pricing: { shipping: 2.95 } });
    expect(JSON.stringify(atLocker)).not.toContain('123450');
  });

  it('has the order at the store in opening hours, where the store has all of it', async () => {
    await stockStore(database.db, 'MAN-1', 1);
    const basket = await choose('collect', store);
    expect(basket.shipmentList[0]?.shippingLineItem?.pickup?.point).toMatchObject({
      stock: 'all',
      readyBy: '2026-11-21T14:00:00.000Z',
    });
    const options = await getShippingMethods(guest.call, basketId);
    expect(options.find(({ id }) => id === 'collect')).toMatchObject({
      collection: { from: '2026-11-21', to: '2026-11-21' },
      shipNode: 'MAN-1',
    });
    expect(options.find(({ id }) => id === 'parcelshop')).toMatchObject({
      collection: { from: '2026-11-25', to: '2026-11-26' },
    });
  });

  it('holds and takes the piece of the store, and not of the shop', async () => {
    const before = await checkout.stock(sku);
    await stockStore(database.db, 'MAN-1', 1);
    await startCheckout(guest.call);
    expect(await checkout.stock(sku)).toEqual({ ...before, held: 1 });
    const chosen = await choose('collect', store);
    expect(chosen.reservedUntil).toBeDefined();
    expect(await checkout.stock(sku)).toEqual({ ...before, held: 0 });
    expect(await checkout.stock(`${sku}@MAN-1`)).toEqual({ onHand: 1, held: 1 });
    expect((await place()).kind).toBe('placed');
    expect(await checkout.stock(sku)).toEqual({ ...before, held: 0 });
    expect(await checkout.stock(`${sku}@MAN-1`)).toEqual({ onHand: 0, held: 0 });
  });

  it('stands in the order with its address, whom it is for, and a code', async () => {
    await choose('locker', locker);
    const { orderId } = orderIn(await place());
    const order = await getOrder(guest.call, orderId);
    expect(order).toMatchObject({
      contact: { firstName: 'Maya', lastName: 'Okafor' },
      shippingAddress: {
        firstName: 'Maya',
        address1: '14 Market Street',
        city: 'Manchester',
        zipcode: 'M1 1PT',
      },
      shippingLineItemList: [{ pickup: { point: { id: 'L1', carrierName: 'Lockline' } } }],
    });
    expect(order?.billingAddress).toBeUndefined();
    expect(order?.shippingLineItemList[0]?.pickup?.code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    expect(await checkout.rows(`select data -> 'consumerIds' as numbers from orders`)).toEqual([
      { numbers: { LOCK: '0000123450' } },
    ]);
    // The order's own copy stays as it is.
    await writePoints(database.db, [samplePoint({ id: 'L1', type: 'locker', name: 'Elsewhere' })]);
    const later = await getOrder(guest.call, orderId);
    expect(later?.shippingLineItemList[0]?.pickup?.point.name).toBe('Market Street');
  });

  it('is forgotten when the order is delivered after all', async () => {
    await stockStore(database.db, 'MAN-1', 1);
    await startCheckout(guest.call);
    await choose('collect', store);
    const sent = await changeShipment(guest.call, basketId, {
      shippingOptionId: 'standard',
      shippingAddress: address,
    });
    if (sent.kind !== 'done') throw new Error(sent.kind);
    expect(sent.basket.pickupPoint).toBeUndefined();
    expect(sent.basket.shipmentList[0]?.shippingLineItem?.pickup).toBeUndefined();
    expect(await checkout.stock(`${sku}@MAN-1`)).toEqual({ onHand: 1, held: 0 });
    const { orderId } = orderIn(await place());
    const order = await getOrder(guest.call, orderId);
    expect(order).toMatchObject({ shippingAddress: { address1: '12 Canal Street' } });
    expect(JSON.stringify(order)).not.toContain('Market Street');
    expect(await checkout.rows('select collection_code from orders')).toEqual([{ collection_code: null }]);
  });

  it('that closes while somebody pays is told before the money moves [C8.15]', async () => {
    await choose('parcelshop', { id: 'open', type: 'parcelShop' });
    await database.db
      .updateTable('pickup_points')
      .set({ is_closed: true })
      .where('id', '=', 'open')
      .execute();
    expect(await messages()).toEqual(
      expect.arrayContaining(['ShippingMethodInapplicable', 'ShippingMethodRequired']),
    );
    expect(await place()).toEqual({ kind: 'pointGone', reason: 'closed' });
    expect(await checkout.rows('select id from orders')).toEqual([]);
    expect(await checkout.rows('select id from sandbox_payment')).toEqual([]);
  });

  it('is taken by the bridge with the form of its kind', async () => {
    guest.use('bridge');
    const patch = async (type: string, pickupPoint?: PickupChoice) =>
      guest.raw('PATCH', `/baskets/${basketId}/v2/shipment`, {
        type,
        shippingOptionId: 'collect',
        pickupPoint,
      });
    // As at the other back end, the method may be chosen first; the basket then waits for a point.
    expect(await (await patch('ClickAndCollect')).json()).toMatchObject({
      messageList: expect.arrayContaining([{ type: 'ShippingMethodRequired', details: {} }]) as unknown,
    });
    expect((await patch('PUDO', store)).status).toBe(422);
    expect(await (await patch('ClickAndCollect', store)).json()).toMatchObject({
      pickupPoint: { cncStore: { id: 'MAN-1' } },
    });
  });
});
