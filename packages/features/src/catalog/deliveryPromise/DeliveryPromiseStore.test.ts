import * as calls from '@touchline/contract/delivery/endpoints';
import { describe, expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { byCarrier, usual } from './DeliveryPromise.fixtures.ts';
import { DeliveryPlaceStore } from './DeliveryPlaceStore.ts';
import { DeliveryPromiseStore } from './DeliveryPromiseStore.ts';

function open(DPEV2 = false) {
  const ports = testPorts({ flags: { DPEV2 } });
  ports.server
    .on(calls.getDeliveryPromise, { answer: usual })
    .on(calls.getDeliveryPromiseV2, { answer: byCarrier });
  const place = new DeliveryPlaceStore(ports, 'GB');
  return { ...ports, place, store: new DeliveryPromiseStore(ports, place) };
}

describe('the delivery promise', () => {
  it('tells the days of the usual delivery [C7.33]', async () => {
    const { store, server } = open();
    await store.ask('TL4101_080', ' M4 3AQ ');
    expect(store.status).toEqual({ kind: 'promised', options: [{ ...usual, shippingType: 'home' }] });
    expect(server.callsOf(calls.getDeliveryPromiseV2)).toHaveLength(0);
  });

  it('tells those of each carrier where the flag DPEV2 is on [C7.34, C3.35]', async () => {
    const { store, server } = open(true);
    await store.ask('TL4101_080', 'M4 3AQ');
    expect(store.status).toMatchObject({
      kind: 'promised',
      options: [
        {
          shippingType: 'express',
          carrierName: 'DPD Next Day',
          earliest: '2026-11-24',
          latest: '2026-11-24',
        },
        { shippingType: 'home', carrierName: 'Royal Mail', earliest: '2026-11-25', latest: '2026-11-26' },
      ],
    });
    expect(server.callsOf(calls.getDeliveryPromise)).toHaveLength(0);
  });

  it('keeps the postal code for the next size, and asks only when it is another one', async () => {
    const { store, server } = open();
    await store.show('TL4101_080');
    expect(server.callsOf(calls.getDeliveryPromise)).toHaveLength(0);
    await store.ask('TL4101_080', 'M4 3AQ');
    await store.show('TL4101_080');
    await store.show('TL42_070');
    expect(server.callsOf(calls.getDeliveryPromise)).toHaveLength(2);
  });

  it('keeps the postal code for the next visit to this market, once it is known to be one', async () => {
    const { store, server, storage } = open();
    server.on(calls.getDeliveryPromise, {
      status: 422,
      error: { errorCode: 'InvalidParameters', message: '' },
    });
    await store.ask('TL4101_080', 'nowhere');
    expect(storage.get('deliveryPostalCode')).toBeUndefined();
    server.on(calls.getDeliveryPromise, { answer: usual });
    await store.ask('TL4101_080', ' m43aq');

    const next = testPorts();
    next.storage.set('deliveryPostalCode', storage.get('deliveryPostalCode') ?? '');
    const [here, abroad] = ['GB', 'DE'].map((country) => new DeliveryPlaceStore(next, country));
    here?.recall();
    abroad?.recall();
    expect([here?.postalCode, abroad?.postalCode]).toEqual(['M4 3AQ', '']);
    await store.ask('TL4101_080', ' ');
    expect(storage.get('deliveryPostalCode')).toBeUndefined();
    expect(store.status).toEqual({ kind: 'idle' });
  });

  it.each([
    [422, 'UnserviceableException', 'unserviceable'],
    [422, 'CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE', 'blockedPostalCode'],
    [422, 'InvalidParameters', 'invalidPostalCode'],
    [404, 'NotFound', 'notAvailable'],
    [503, 'Unavailable', 'failed'],
  ])('says so when there is none: %s %s', async (status, errorCode, kind) => {
    const { store, server } = open();
    server.on(calls.getDeliveryPromise, { status, error: { errorCode, message: '' } });
    await store.ask('TL4101_080', 'M4 3AQ');
    expect(store.status).toEqual({ kind });
  });
});
