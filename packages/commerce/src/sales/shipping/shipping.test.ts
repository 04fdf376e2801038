import { getShippingMethods, changeShipment } from '@touchline/contract/client/shipping';
import { Basket } from '@touchline/contract/basket/schema';
import { BridgeShippingOption } from '@touchline/contract/shipping/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { address, fillBag, placeAs } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';

describeOnDatabases('Delivery', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  let basketId: string;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    guest = checkout.shopper();
    ({ basketId } = await fillBag(guest));
  });
  afterEach(() => database.close());

  it('offers the market’s options with price, delivery date and total [C7.22]', async () => {
    const options = await getShippingMethods(guest.call, basketId);
    expect(options).toMatchObject([
      {
        id: 'standard',
        shipmentId: `${basketId}.regular`,
        shippingType: 'home',
        carrierName: 'Royal Mail',
        carrierService: 'STANDARD',
        price: 0,
        delivery: { from: '2026-11-25', to: '2026-11-27' },
        products: ['TL4101_080'],
        basketPrice: 130,
        orderBy: '2026-11-23T18:00:00.000Z',
      },
      {
        id: 'express',
        shippingType: 'express',
        price: 7.95,
        delivery: { from: '2026-11-24', to: '2026-11-24' },
        basketPrice: 137.95,
      },
    ]);
    const other = await guest.raw('GET', `/baskets/${basketId}/shipment`);
    expect(await other.json()).toEqual(options);
  });

  it('sets address and delivery option in one call, with the billing address following [C7.25]', async () => {
    const done = await changeShipment(guest.call, basketId, {
      shippingAddress: address,
      shippingOptionId: 'express',
    });
    if (done.kind !== 'done') throw new Error(done.kind);
    const kept = {
      firstName: 'Maya',
      lastName: 'Okafor',
      address1: '12 Canal Street',
      address2: '',
      city: 'Manchester',
      stateCode: '',
      zipcode: 'M4 3AQ',
      country: 'GB',
      phoneNumber: '07700 900123',
    };
    expect(done.basket).toMatchObject({
      shippingAddress: kept,
      billingAddress: kept,
      customer: { email: 'maya@example.org' },
      pricing: { shipping: 7.95, total: 137.95 },
      shipmentList: [{ shippingLineItem: { id: 'express', deliveryPeriod: { from: '2026-11-24' } } }],
    });
    const billed = await changeShipment(guest.call, basketId, {
      billingAddress: { ...address, city: 'Leeds' },
    });
    expect(billed).toMatchObject({
      kind: 'done',
      basket: { shippingAddress: { city: 'Manchester' }, billingAddress: { city: 'Leeds' } },
    });
  });

  it('uses the cheapest option for a shipment with an address until the shopper chooses [C5.01]', async () => {
    const done = await changeShipment(guest.call, basketId, { shippingAddress: address });
    expect(done).toMatchObject({
      kind: 'done',
      basket: { shipmentList: [{ shippingLineItem: { id: 'standard' } }] },
    });
    await changeShipment(guest.call, basketId, { shippingOptionId: 'express' });
    const again = await changeShipment(guest.call, basketId, { shippingAddress: address });
    expect(again).toMatchObject({
      kind: 'done',
      basket: { shipmentList: [{ shippingLineItem: { id: 'express' } }] },
    });
  });

  it('names each invalid field of an address, and keeps the previous address [C8.35, C8.36]', async () => {
    const wrong = {
      ...address,
      firstName: 'M4ya <b>',
      lastName: '  ',
      postalCode: 'far too long a code',
      phoneNumber: 'call me',
      emailAddress: 'maya@',
    };
    expect(await changeShipment(guest.call, basketId, { shippingAddress: wrong })).toEqual({
      kind: 'invalidAddress',
      of: 'shipping',
      fields: [
        { field: 'firstName', errorCode: 'invalid' },
        { field: 'lastName', errorCode: 'required' },
        { field: 'postalCode', errorCode: 'tooLong' },
        { field: 'emailAddress', errorCode: 'invalid' },
        { field: 'phoneNumber', errorCode: 'invalid' },
      ],
    });
    expect(
      await changeShipment(guest.call, basketId, { billingAddress: { ...address, city: '' } }),
    ).toMatchObject({ kind: 'invalidAddress', of: 'billing', fields: [{ field: 'city' }] });
    const codeOf = async (change: object) => {
      const answer = await guest.raw('PATCH', `/baskets/${basketId}/shipment`, change);
      return ((await answer.json()) as { errorCode: string }).errorCode;
    };
    expect(await codeOf({ shippingAddress: wrong })).toBe('invalid_shipping_address');
    expect(await codeOf({ billingAddress: wrong })).toBe('invalid_billing_address');
  });

  it('accepts names as people write them', async () => {
    const names = ['Zoë', 'O’Brien', 'Jean-Luc', 'María José', '김민준', 'Nguyễn', 'St. John', "D'Arcy"];
    for (const firstName of names) {
      const done = await changeShipment(guest.call, basketId, { shippingAddress: { ...address, firstName } });
      expect(done.kind, firstName).toBe('done');
    }
  });

  it('rejects another country with its own code [C8.39]', async () => {
    const answer = await guest.raw('PATCH', `/baskets/${basketId}/shipment`, {
      shippingAddress: { ...address, country: 'FR' },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errorCode: 'delivery.invalidCountryForAddress' });
  });

  it('does not deliver to a blocked postal code, regardless of its spelling [C8.13]', async () => {
    for (const postalCode of ['JE2 3AB', 'je23ab', ' JE 1']) {
      const shippingAddress = { ...address, postalCode };
      expect(await changeShipment(guest.call, basketId, { shippingAddress })).toEqual({
        kind: 'blockedPostalCode',
      });
      const answer = await guest.raw('PATCH', `/baskets/${basketId}/shipment`, { shippingAddress });
      expect(await answer.json()).toMatchObject({
        errorCode: 'CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE',
      });
    }
  });

  it('rejects an option that is not offered [C8.11, C8.37]', async () => {
    const unknown = await guest.raw('PATCH', `/baskets/${basketId}/shipment`, { shippingOptionId: 'rocket' });
    expect(await unknown.json()).toMatchObject({ errorCode: 'ShippingMethodNotFound' });
    const absent = await guest.raw('PATCH', `/baskets/${basketId}/shipment`, {
      shippingOptionId: 'express',
      shipmentId: `${basketId}.preorder`,
    });
    expect(await absent.json()).toMatchObject({ errorCode: 'invalid_shipping_method_id_exception' });
    const foreign = await guest.raw('PATCH', `/baskets/${basketId}/shipment`, {
      shippingOptionId: 'express',
      shipmentId: 'other.regular',
    });
    expect(foreign.status).toBe(404);
  });

  it('drops a chosen option that the market no longer offers, and reports it [C8.15]', async () => {
    await changeShipment(guest.call, basketId, { shippingOptionId: 'express' });
    const [standard] = checkout.shop.markets.all[0]?.deliveryMethods ?? [];
    const later = await openCheckout(database, {
      products: [],
      market: { deliveryMethods: standard ? [standard] : [] },
    });
    const same = later.shopper();
    same.token.current = guest.token.current;
    const basket = Basket.parse(await (await same.raw('GET', '/basket/bag')).json());
    expect(basket.shipmentList[0]?.shippingLineItem).toBeUndefined();
    const types = basket.messageList.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['ShippingMethodInapplicable', 'ShippingMethodRequired']));
    const changed = await changeShipment(same.call, basketId, { shippingOptionId: 'standard' });
    if (changed.kind !== 'done') throw new Error(changed.kind);
    expect(changed.basket.messageList.map(({ type }) => type)).not.toContain('ShippingMethodInapplicable');
  });

  it('reports that the postal code of a saved address is no longer served, and accepts no order there [C8.14]', async () => {
    await changeShipment(guest.call, basketId, { shippingAddress: address, shippingOptionId: 'standard' });
    const later = await openCheckout(database, {
      products: [],
      market: { blockedPostalCodes: [address.postalCode.slice(0, 2)] },
    });
    const same = later.shopper();
    same.token.current = guest.token.current;
    const basket = Basket.parse(await (await same.raw('GET', '/basket/bag')).json());
    expect(basket.messageList).toContainEqual({ type: 'BlockedPostalCode', details: {} });
    const placed = await placeAs(same, basket);
    expect([placed.status, await placed.json()]).toMatchObject([
      422,
      { errorCode: 'InvalidDataException', details: { messageList: [{ type: 'BlockedPostalCode' }] } },
    ]);
  });

  it('supports the formats of the bridge', async () => {
    guest.use('bridge');
    const read = async () =>
      z
        .array(BridgeShippingOption)
        .parse(await (await guest.raw('GET', `/baskets/${basketId}/v2/shipment`)).json());
    expect((await read()).map(({ isSelected, type }) => [type, isSelected])).toEqual([
      ['homeDelivery', false],
      ['homeDelivery', false],
    ]);
    const patch = (type: string) =>
      guest.raw('PATCH', `/baskets/${basketId}/v2/shipment`, { type, shippingOptionId: 'express', address });
    expect((await patch('PUDO')).status).toBe(422);
    const basket = Basket.parse(await (await patch('HomeDelivery')).json());
    expect(basket.pricing.shipping).toBe(7.95);
    expect((await read()).find(({ isSelected }) => isSelected)?.shippingOptionId).toBe('express');
    guest.use('chk');
    expect((await guest.raw('GET', `/baskets/${basketId}/v2/shipment`)).status).toBe(404);
  });
});
