import { addItems, startCheckout } from '@touchline/contract/client/basket';
import { getOrder, placeOrder } from '@touchline/contract/client/order';
import { changeShipment, getShippingMethods } from '@touchline/contract/client/shipping';
import type { Basket } from '@touchline/contract/basket/schema';
import type { Surface } from '@touchline/contract/endpoint';
import { BridgeShippingOption } from '@touchline/contract/shipping/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ProductRecord } from '../../catalogue/products/ProductRecord.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { address, orderIn, payment, withId } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { shipmentPrice } from '../basket/shipmentPrice.ts';

/** A bottle that is in stock, and boots that arrive in December. */
function products(bottlePrice: number): ProductRecord[] {
  const [size] = sampleProduct().variants;
  if (!size) throw new Error('The sample has no size.');
  const priced = (standard: number): ProductRecord['prices'] => [
    { market: 'gb', standard, sale: null, saleFrom: null, saleUntil: null, member: null },
  ];
  return [
    sampleProduct({ id: 'FLASK', variants: [{ ...size, sku: 'FLASK_1' }], prices: priced(bottlePrice) }),
    sampleProduct({
      id: 'BOOTS',
      variants: [
        { ...size, sku: 'BOOTS_1', selling: 'preorder', availableFrom: new Date('2026-12-11T00:00:00Z') },
      ],
      prices: priced(2_000),
    }),
  ];
}

describeOnDatabases('An order in two parcels', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  let basketId: string;

  async function start(bottlePrice: number, surface: Surface = 'chk'): Promise<void> {
    checkout = await openCheckout(database, { products: products(bottlePrice) });
    guest = checkout.shopper();
    guest.use(surface);
    const added = await addItems(guest.call, undefined, [
      { productId: 'FLASK_1', quantity: 1 },
      { productId: 'BOOTS_1', quantity: 2 },
    ]);
    if (added.kind !== 'done') throw new Error(added.reason);
    ({ basketId } = withId(added.basket));
    await choose({ shippingAddress: address, shippingOptionId: 'standard' });
  }

  async function choose(change: Parameters<typeof changeShipment>[2]): Promise<Basket> {
    const outcome = await changeShipment(guest.call, basketId, change);
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    return outcome.basket;
  }

  const offered = async () =>
    (await getShippingMethods(guest.call, basketId)).map(({ shipmentId, id, price, basketPrice }) => [
      `${shipmentId.slice(basketId.length + 1)} ${id}`,
      price,
      basketPrice,
    ]);

  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  describe.each<Surface>(['chk', 'bridge'])('requested as %s', (surface) => {
    it('charges express for each parcel, and standard once', async () => {
      await start(1_000, surface);
      // 10.00 and 40.00 of goods reach the market's 50.00: standard is free, express is not.
      expect(await offered()).toEqual([
        ['regular standard', 0, 50],
        ['regular express', 7.95, 57.95],
        ['preorder standard', 0, 50],
        ['preorder express', 7.95, 57.95],
      ]);
      const second = await choose({ shipmentId: `${basketId}.preorder`, shippingOptionId: 'express' });
      expect(second.pricing).toMatchObject({ shipping: 7.95, total: 57.95 });
      expect(second.shipmentList.map(({ shippingLineItem }) => shippingLineItem?.pricing.price)).toEqual([
        0, 7.95,
      ]);
      expect((await offered())[1]).toEqual(['regular express', 7.95, 65.9]);
      const both = await choose({ shipmentId: `${basketId}.regular`, shippingOptionId: 'express' });
      expect(both.pricing).toMatchObject({ shipping: 15.9, total: 65.9 });
    });
  });

  it('charges standard delivery below the free threshold once, for all parcels', async () => {
    await start(500);
    expect(await offered()).toEqual([
      ['regular standard', 3.95, 48.95],
      ['regular express', 7.95, 52.95],
      ['preorder standard', 0, 48.95],
      ['preorder express', 7.95, 56.9],
    ]);
  });

  it('returns the combined price of all parcels per method on the bridge', async () => {
    await start(1_000, 'bridge');
    const answer = await guest.raw('GET', `/baskets/${basketId}/v2/shipment`);
    const options = z.array(BridgeShippingOption).parse(await answer.json());
    expect(
      options.map(({ shippingOptionId, shippingOptionPrice }) => [shippingOptionId, shippingOptionPrice]),
    ).toEqual([
      ['standard', 0],
      ['express', 15.9],
    ]);
    const patched = await guest.raw('PATCH', `/baskets/${basketId}/v2/shipment`, {
      type: 'HomeDelivery',
      shippingOptionId: 'express',
    });
    expect(await patched.json()).toMatchObject({ pricing: { shipping: 15.9, total: 65.9 } });
  });

  it('charges and stores the same total, and lists what is in which parcel', async () => {
    await start(1_000);
    await choose({ shipmentId: `${basketId}.preorder`, shippingOptionId: 'express' });
    const held = await startCheckout(guest.call);
    if (held.kind !== 'held') throw new Error(held.kind);
    const placing = { basketId, paymentMethodId: 'CREDIT_CARD' };
    const paid = { ...placing, ...(await payment(checkout, guest, basketId)) };
    // The total the shopper would have seen before express was charged.
    expect(await placeOrder(guest.call, { ...paid, confirmedTotal: 50 }, 'key-too-low')).toEqual({
      kind: 'changed',
    });
    const outcome = await placeOrder(guest.call, { ...paid, confirmedTotal: 57.95 }, 'key-as-shown');
    const order = await getOrder(guest.call, orderIn(outcome).orderId);
    expect(order?.pricing).toMatchObject({ price: 50, shipping: 7.95, total: 57.95 });
    expect(await checkout.rows('select total_minor::int as minor from orders')).toEqual([{ minor: 5_795 }]);
    const nameOf = (id: string) =>
      order?.productLineItemList.find(({ itemId }) => itemId === id)?.productId ?? id;
    expect(
      order?.shippingLineItemList.map(({ id, itemIds, deliveryPeriod }) => [
        id,
        itemIds?.map(nameOf),
        deliveryPeriod?.from,
      ]),
    ).toEqual([
      ['standard', ['FLASK_1'], '2026-11-25'],
      ['express', ['BOOTS_1'], '2026-12-14'],
    ]);
  });
});

describe('The price of a parcel', () => {
  const [standard, express] = testMarket().deliveryMethods;
  if (!standard || !express) throw new Error('The market delivers nothing.');
  const market = (...deliveryMethods: (typeof standard)[]) => testMarket({ deliveryMethods });

  it('is zero for a later parcel where the market has one method only', () => {
    expect(shipmentPrice(express, 0, 2_000, market(express), false)).toBe(795);
    expect(shipmentPrice(express, 1, 2_000, market(express), false)).toBe(0);
  });

  it('is not zero for a method only because a cash-on-delivery one is cheaper', () => {
    const atTheDoor = { ...standard, id: 'cash', price: 0.5, cashOnDelivery: true };
    expect(shipmentPrice(standard, 1, 2_000, market(standard, express, atTheDoor), false)).toBe(0);
    expect(shipmentPrice(express, 1, 2_000, market(standard, express, atTheDoor), false)).toBe(795);
  });
});
