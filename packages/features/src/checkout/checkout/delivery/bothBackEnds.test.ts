import * as shipping from '@touchline/contract/shipping/endpoints';
import type { BridgeShippingOption } from '@touchline/contract/shipping/schema';
import { describe, expect, it } from 'vitest';
import { nextDay, standard } from '../Checkout.fixtures.ts';
import { readyToPay } from '../CheckoutSession.fixtures.ts';
import { inBridgeForm } from './bridgeForm.fixtures.ts';

const ids = (options: readonly { id: string }[] | undefined) => options?.map(({ id }) => id);

describe.each([
  ['chk', false],
  ['the bridge', true],
])('with %s as the active back end', (_name, bridgeEnabled) => {
  const open = () => readyToPay({ flags: { bridgeEnabled } });
  const patch = bridgeEnabled ? shipping.patchShipmentV2 : shipping.patchShipment;

  it('shows the same options, and sends the choice in the form of that back end [C3.12, C7.24, C7.26]', async () => {
    const { store, server } = await open();
    const [choice] = store.delivery.choices;
    expect(ids(choice?.options)).toEqual(['express', 'standard']);
    expect(choice?.options[1]).toMatchObject(standard);
    expect(await store.delivery.select('s-1', 'express')).toBe(true);
    expect(store.delivery.selectedOf('s-1')).toMatchObject(nextDay);
    expect(server.callsOf(patch).at(-1)?.body).toEqual({
      ...{ shipmentId: 's-1', shippingOptionId: 'express' },
      ...(bridgeEnabled ? { type: 'HomeDelivery' } : {}),
    });
    const other = bridgeEnabled ? shipping.patchShipment : shipping.patchShipmentV2;
    expect(server.callsOf(other)).toHaveLength(0);
  });

  it.each([
    ['UnserviceableException', { kind: 'unserviceable' }],
    ['CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE', { kind: 'blockedPostalCode' }],
    ['ShippingMethodNotFound', { kind: 'optionGone' }],
  ])('tells of %s alike', async (errorCode, problem) => {
    const { store, server } = await open();
    server.on(patch, { status: 422, error: { errorCode, message: '' } });
    await store.delivery.select('s-1', 'express');
    expect(store.delivery.problem).toEqual(problem);
  });
});

describe('one choice for all parcels (fulfilmentOptionsV2)', () => {
  const later = { from: '2026-12-15', to: '2026-12-17' };
  const parcels = [standard, nextDay, { ...standard, shipmentId: 's-2', delivery: later }];
  const both = [...parcels, { ...nextDay, shipmentId: 's-2', delivery: later }];
  const open = async (options: readonly BridgeShippingOption[], bridgeEnabled = true) => {
    const session = await readyToPay({ flags: { bridgeEnabled, fulfilmentOptionsV2: true } });
    session.server.on(shipping.getShipmentV2, { answer: [...options] });
    await session.store.delivery.load();
    return session;
  };

  it.each([true, false])(
    'asks once, with the combined price and all days (bridge: %s) [C3.10]',
    async (isOn) => {
      const { store, server } = await open(inBridgeForm(both), isOn);
      const { delivery } = store;
      expect(delivery.choices).toHaveLength(1);
      expect(delivery.choices[0]?.options.find(({ id }) => id === 'express')).toMatchObject({
        price: nextDay.price * 2,
        delivery: { from: nextDay.delivery?.from, to: later.to },
      });
      await delivery.select('all', 'express');
      expect(delivery.selectedShippingOptionV2?.shippingOptionId).toBe('express');
      const sent = server.callsOf(isOn ? shipping.patchShipmentV2 : shipping.patchShipment).at(-1);
      expect(sent?.body).toEqual({ shippingOptionId: 'express', ...(isOn ? { type: 'HomeDelivery' } : {}) });
      expect(delivery.isComplete).toBe(true);
    },
  );

  it('asks for each parcel where an option does not take all of them', async () => {
    const { store } = await open(inBridgeForm(parcels));
    expect(store.delivery.choices.map(({ shipmentId }) => shipmentId)).toEqual(['s-1', 's-2']);
    expect(store.delivery.selectedShippingOptionV2).toBeUndefined();
  });
});
