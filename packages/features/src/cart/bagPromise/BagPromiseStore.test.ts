import * as calls from '@touchline/contract/delivery/endpoints';
import type { Basket, Shipment } from '@touchline/contract/basket/schema';
import { describe, expect, it } from 'vitest';
import { byCarrier, usual } from '../../catalog/deliveryPromise/DeliveryPromise.fixtures.ts';
import { DeliveryPlaceStore } from '../../catalog/deliveryPromise/index.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { basketOf, line, tee, tempo } from '../basket/Basket.fixtures.ts';
import { BagPromiseStore, type BagPromiseSnapshot } from './BagPromiseStore.ts';

const shipment = (id: string, change: Partial<Shipment>): Shipment => ({
  ...{ shipmentId: id, shipmentType: 'regular', productLineItemList: [tempo] },
  ...change,
});

const card = line({ itemId: 'card', productId: 'GC1001_50' });
const later = shipment('s-2', { shipmentType: 'preorder', productLineItemList: [tee] });
const byEmail = shipment('s-3', { shipmentType: 'egiftcard', productLineItemList: [card] });

function open(shipmentList: Shipment[], DPEV2 = false, change: Partial<Basket> = {}) {
  const ports = testPorts({ flags: { DPEV2 } });
  ports.server
    .on(calls.getDeliveryPromise, { answer: usual })
    .on(calls.getDeliveryPromiseV2, { answer: byCarrier });
  const basket = { basket: basketOf([tempo], { shipmentList, ...change }) };
  const place = new DeliveryPlaceStore(ports, 'GB');
  return { ...ports, place, basket, store: new BagPromiseStore(ports, place, basket) };
}

describe('when the bag arrives', () => {
  it('asks nothing before a postal code is known', async () => {
    const { store, server } = open([shipment('s-1', {})]);
    await store.load();
    expect(server.callsOf(calls.getDeliveryPromise)).toHaveLength(0);
    expect(store.status).toEqual({ kind: 'idle' });
  });

  it('asks for each parcel by itself, and for nothing that comes by email [C7.33]', async () => {
    const { store, server } = open([shipment('s-1', {}), later, byEmail]);
    await store.ask('M4 3AQ');
    const asked = server
      .callsOf(calls.getDeliveryPromise)
      .map(({ url }) => url.searchParams.get('productIds'));
    expect(asked).toEqual([JSON.stringify([tempo.productId]), JSON.stringify([tee.productId])]);
    expect(store.parcels.map(({ itemIds }) => itemIds)).toEqual([[tempo.itemId], [tee.itemId]]);
  });

  it('tells the days of each carrier where the flag DPEV2 is on [C7.34]', async () => {
    const { store } = open([shipment('s-1', {})], true);
    await store.ask('M4 3AQ');
    expect(store.status).toMatchObject({
      kind: 'promised',
      options: [{ shippingType: 'express' }, { shippingType: 'home' }],
    });
  });

  it('takes up the postal code of a product page, and keeps the one that is given here', async () => {
    const { store, place, storage } = open([shipment('s-1', {})]);
    place.change('M4 3AQ');
    place.keep();
    await store.load();
    expect([store.postalCode, store.status.kind]).toEqual(['M4 3AQ', 'promised']);
    await store.ask('NW1 8AH');
    expect(storage.get('deliveryPostalCode')).toContain('NW1 8AH');
  });

  it('asks only for what is new in the bag', async () => {
    const { store, server, basket } = open([shipment('s-1', {})]);
    await store.ask('M4 3AQ');
    basket.basket = basketOf([tempo], { shipmentList: [shipment('s-1', {}), later] });
    await store.load();
    expect(server.callsOf(calls.getDeliveryPromise)).toHaveLength(2);
  });

  it('says what was chosen at the checkout instead, for its address', async () => {
    const shippingLineItem = {
      ...{ id: 'express', shippingType: 'express' as const, name: 'DPD', pricing: { price: 8 } },
      deliveryPeriod: { from: '2026-11-24', to: '2026-11-24' },
    };
    const { store, server } = open([shipment('s-1', { shippingLineItem })], false, {
      shippingAddress: {
        ...{ firstName: 'Maya', lastName: 'Okafor', address1: '12 Canal Street', address2: '', city: '' },
        ...{ stateCode: '', zipcode: 'NW1 8AH', country: 'GB', phoneNumber: '' },
      },
    });
    await store.ask('M4 3AQ');
    expect(server.callsOf(calls.getDeliveryPromise)).toHaveLength(0);
    expect(store.postalCode).toBe('NW1 8AH');
    expect(store.status).toEqual({
      kind: 'chosen',
      options: [{ shippingType: 'express', earliest: '2026-11-24', latest: '2026-11-24' }],
    });
  });

  it('promises nothing for what is collected', () => {
    const shippingLineItem = {
      ...{ id: 'collect', shippingType: 'cnc' as const, name: '', pricing: { price: 0 } },
    };
    expect(open([shipment('s-1', { shippingLineItem })]).store.parcels).toEqual([]);
  });

  it('brings what the server has found to the browser', async () => {
    const { store } = open([shipment('s-1', {})]);
    await store.ask('M4 3AQ');
    const other = open([shipment('s-1', {})]).store;
    other.fillFromSnapshot(JSON.parse(JSON.stringify(store.toSnapshot())) as BagPromiseSnapshot);
    expect([other.postalCode, other.place.postalCode, other.status]).toEqual([
      'M4 3AQ',
      'M4 3AQ',
      store.status,
    ]);
  });
});
