import * as z from 'zod/mini';
import { Basket } from '../basket/schema.ts';
import { basketErrors, ById } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { maxCouponLength } from './constants.ts';

/** Where the shopper typed it. */
const Query = z.object({ sitePath: z.string(), context: z.optional(z.enum(['cart', 'checkout'])) });

export const addCoupon = defineEndpoint({
  id: 'addCoupon',
  summary: 'Has a basket use a coupon. The same coupon twice is once.',
  method: 'POST',
  base: 'checkout',
  path: '/baskets/{basketId}/coupons',
  access: { caller: 'shopper', scopes: ['basket:write'] },
  params: ById,
  query: Query,
  body: z.object({ couponCode: z.string().check(z.minLength(1), z.maxLength(maxCouponLength)) }),
  response: Basket,
  errors: { ...basketErrors, 422: 'CouponRefused: details.statusCode says why.' },
});

export const removeCoupon = defineEndpoint({
  id: 'removeCoupon',
  summary: 'Takes a coupon off a basket; one that it does not have is off already.',
  method: 'DELETE',
  base: 'checkout',
  path: '/baskets/{basketId}/coupons/{code}',
  access: { caller: 'shopper', scopes: ['basket:write'] },
  params: z.object({ basketId: z.string(), code: z.string() }),
  query: Query,
  response: Basket,
  errors: basketErrors,
});
