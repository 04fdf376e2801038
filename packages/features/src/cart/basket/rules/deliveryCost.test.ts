import { expect, it } from 'vitest';
import { deliveryCost } from './deliveryCost.ts';

it('says that delivery is free before the address, once the cheapest is', () => {
  expect(deliveryCost({ shippingFrom: 0 })).toEqual({ kind: 'known', amount: 0 });
});

it('says from which price on delivery costs something, as long as it depends on the choice', () => {
  expect(deliveryCost({ shippingFrom: 3.95 })).toEqual({ kind: 'from', amount: 3.95 });
});

it('says what the chosen delivery costs, and nothing while nothing is known', () => {
  expect(deliveryCost({ shipping: 7.95, shippingFrom: 0 })).toEqual({ kind: 'known', amount: 7.95 });
  expect(deliveryCost({})).toBeUndefined();
});
