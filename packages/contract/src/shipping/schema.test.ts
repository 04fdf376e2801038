import { safeParse } from 'zod/mini';
import type * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { ShippingOption } from './schema.ts';

const home: z.input<typeof ShippingOption> = {
  ...{ id: 'standard', shipmentId: 's-1', carrierCode: 'RM', carrierServiceCode: 'RM48' },
  ...{ carrierName: 'Royal Mail', shippingType: 'home', price: 0, products: ['TL4101_080'] },
  carrierService: 'STANDARD',
};
const isOption = (part: Record<string, unknown>) => safeParse(ShippingOption, { ...home, ...part }).success;

describe('a way to deliver', () => {
  it.each(
    ['SHIPTOSTORE', 'EXPRESS', 'STANDARD DELIVERY', 'NONE', 'PREMIUM', 'PRIME']
      .concat(['SHIPTOPUDO', 'SCHEDULED', 'STANDARD'])
      .map((service) => [service]),
  )('is of the carrier service %s [C3.13]', (carrierService) => {
    expect(isOption({ carrierService })).toBe(true);
  });

  it.each([['GROUND'], ['GROUND_INLINE']])('is of the carrier class %s [C3.14]', (carrierService) => {
    expect(isOption({ carrierService })).toBe(true);
  });

  it('is of no other service', () => expect(isOption({ carrierService: 'PIGEON' })).toBe(false));

  it('is of one of six shipping types [C9.16]', () => {
    for (const shippingType of ['pudo', 'cnc', 'home', 'express', 'egiftcard', 'digital']) {
      expect(isOption({ shippingType }), shippingType).toBe(true);
    }
    expect(isOption({ shippingType: 'pigeon' })).toBe(false);
  });
});
