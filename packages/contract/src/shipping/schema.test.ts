import { safeParse } from 'zod/mini';
import type * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { expectAllFields } from '../testing/expectAllFields.ts';
import { patchShipmentV2 } from './endpoints.ts';
import { Address, BridgeShippingOption, ShippingOption } from './schema.ts';

const home: z.input<typeof ShippingOption> = {
  ...{ id: 'standard', shipmentId: 's-1', carrierCode: 'RM', carrierServiceCode: 'RM48' },
  ...{ carrierName: 'Royal Mail', shippingType: 'home', price: 0, products: ['TL4101_080'] },
  carrierService: 'STANDARD',
};
const isOption = (part: Record<string, unknown>) => safeParse(ShippingOption, { ...home, ...part }).success;

describe('a delivery option', () => {
  it('has all its fields, and rejects a field of the wrong type [C3.08]', () => {
    expectAllFields(ShippingOption, {
      ...home,
      delivery: { from: '2026-11-25', to: '2026-11-27' },
      collection: { from: '2026-11-24', to: '2026-11-24' },
      ...{ customId: 'c-1', delayMessage: 'Snow', shipNode: 'MAN', leadTime: 2, basketPrice: 130 },
      shippingOnDate: '2026-11-24',
    });
  });

  it.each(
    ['SHIPTOSTORE', 'EXPRESS', 'STANDARD DELIVERY', 'NONE', 'PREMIUM', 'PRIME']
      .concat(['SHIPTOPUDO', 'SCHEDULED', 'STANDARD'])
      .map((service) => [service]),
  )('can have the carrier service %s [C3.13]', (carrierService) => {
    expect(isOption({ carrierService })).toBe(true);
  });

  it.each([['GROUND'], ['GROUND_INLINE']])('can have the carrier class %s [C3.14]', (carrierService) => {
    expect(isOption({ carrierService })).toBe(true);
  });

  it('rejects any other service', () => expect(isOption({ carrierService: 'PIGEON' })).toBe(false));

  it('has one of six shipping types [C3.09, C9.16]', () => {
    for (const shippingType of ['pudo', 'cnc', 'home', 'express', 'egiftcard', 'digital']) {
      expect(isOption({ shippingType }), shippingType).toBe(true);
    }
    expect(isOption({ shippingType: 'pigeon' })).toBe(false);
  });
});

describe('a delivery option of the bridge', () => {
  const option: z.input<typeof BridgeShippingOption> = {
    ...{ shippingOptionId: 'standard', shippingOptionCode: 'RM48', shippingOptionPrice: 3.95 },
    ...{ deliveryDate: '2026-11-25', isSelected: true, type: 'homeDelivery' },
    shipments: [
      {
        ...{ shipmentId: 's-1', products: ['TL4101_080'], shippingType: 'home', price: 3.95 },
        ...{ carrierCode: 'RM', carrierService: 'STANDARD', carrierServiceCode: 'standard' },
      },
    ],
    schedulingOptions: [{ date: '2026-11-25', timeslots: ['8-10'] }],
  };

  it('has all its fields, and rejects a field of the wrong type', () =>
    expectAllFields(BridgeShippingOption, option));

  it('is returned with one of three types', () => {
    const isTold = (type: string) => safeParse(BridgeShippingOption, { ...option, type }).success;
    expect(['homeDelivery', 'clickAndCollect', 'pudo'].map(isTold)).toEqual([true, true, true]);
    expect(['HomeDelivery', 'ClickAndCollect', 'PUDO'].map(isTold)).toEqual([false, false, false]);
  });

  it('is requested with different names for the same three types', () => {
    const isAskedFor = (type: string) =>
      safeParse(patchShipmentV2.body ?? BridgeShippingOption, { type, shippingOptionId: 'standard' }).success;
    expect(['HomeDelivery', 'ClickAndCollect', 'PUDO'].map(isAskedFor)).toEqual([true, true, true]);
    expect(['homeDelivery', 'clickAndCollect', 'pudo'].map(isAskedFor)).toEqual([false, false, false]);
  });
});

it('an address has all its fields, and is valid as a shipping address [C3.15]', () => {
  expectAllFields(Address, {
    ...{ id: 'a-1', type: 'shipping', firstName: 'Maya', lastName: 'Okafor' },
    ...{ emailAddress: 'maya@example.org', phoneNumber: '07700 900123', country: 'GB' },
    ...{ postalCode: 'M4 3AQ', line1: '12 Canal Street', city: 'Manchester', region: 'LAN' },
  });
});
