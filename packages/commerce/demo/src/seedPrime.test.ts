import { readMarkets } from '@touchline/commerce/node/readMarkets';
import { expect, it } from 'vitest';
import { primeEnabled, primeNode } from '../catalogue/prime.ts';
import { demoProducts } from '../catalogue/products.ts';

it('keeps colourways of the demo in the warehouse that a market’s Prime delivers from', () => {
  const methods = readMarkets().flatMap(({ deliveryMethods }) => deliveryMethods);
  const prime = methods.filter(({ carrierService }) => carrierService === 'PRIME');
  expect(prime.map(({ shipNode }) => shipNode)).toEqual([primeNode]);
  const known = demoProducts.flatMap(({ colourways }) => colourways.map(({ id }) => id));
  expect(known).toEqual(expect.arrayContaining(Object.keys(primeEnabled)));
});
