import * as z from 'zod/mini';
import { basketErrors, Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { CarrierOption, DeliveryPromise, InventoryLine, TaxSimulation } from './schema.ts';

const sku = z.string().check(z.minLength(1), z.maxLength(80));
const Goods = z.extend(Site, {
  postalCode: z.string().check(z.minLength(1), z.maxLength(20)),
  /** At most 50 sizes, as a list in JSON: an id may hold any character. */
  productIds: z.string().check(z.maxLength(4_000)),
});
const promiseErrors = {
  404: 'None of these sizes can be bought.',
  422: 'InvalidParameters: the postal code is none of the market; CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE; UnserviceableException.',
  429: 'Too many; see Retry-After.',
};

export const getDeliveryPromise = defineEndpoint({
  id: 'getDeliveryPromise',
  summary: 'When these sizes arrive together at a postal code with the usual delivery.',
  method: 'GET',
  base: 'checkout',
  path: '/delivery_promise',
  access: { caller: 'anyone' },
  query: Goods,
  response: DeliveryPromise,
  errors: promiseErrors,
});

export const getDeliveryPromiseV2 = defineEndpoint({
  id: 'getDeliveryPromiseV2',
  summary: 'When these sizes arrive together at a postal code, by carrier.',
  method: 'GET',
  base: 'checkout',
  path: '/v2/delivery_promise',
  access: { caller: 'anyone' },
  query: Goods,
  response: z.array(CarrierOption),
  errors: promiseErrors,
});

export const checkInventory = defineEndpoint({
  id: 'checkInventory',
  summary: 'How much there is of each of these sizes for the caller, exactly and now; nothing is held.',
  method: 'POST',
  base: 'checkout',
  path: '/inventory_check',
  access: { caller: 'visitor', scopes: ['basket:read'] },
  query: Site,
  body: z
    .array(z.object({ productId: sku, quantity: z.int().check(z.gte(1), z.lte(9999)) }))
    .check(z.minLength(1), z.maxLength(100)),
  response: z.array(InventoryLine),
  errors: { 429: basketErrors[429] },
});

export const simulateTax = defineEndpoint({
  id: 'simulateTax',
  summary: 'The tax of the basket of the token if it were sent to a place.',
  method: 'GET',
  base: 'checkout',
  path: '/tax_simulation',
  access: { caller: 'shopper', scopes: ['basket:read'] },
  query: z.extend(Site, {
    postalCode: z.string().check(z.maxLength(20)),
    line1: z.optional(z.string().check(z.maxLength(100))),
    city: z.optional(z.string().check(z.maxLength(100))),
    region: z.optional(z.string().check(z.maxLength(60))),
    country: z.string().check(z.maxLength(2)),
  }),
  response: TaxSimulation,
  errors: {
    ...basketErrors,
    422: 'delivery.invalidCountryForAddress; TaxCalculationFailure: no rate is known for the place.',
  },
});
