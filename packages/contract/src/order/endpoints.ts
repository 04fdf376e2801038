import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { basketErrors, Site } from '../basket/endpoints.ts';
import { Order, PlaceOutcome } from './schema.ts';

const ById = z.object({ orderId: z.string() });

export const placeOrder = defineEndpoint({
  id: 'placeOrder',
  summary: 'Pays the basket and makes it an order. The same idempotency key gets the same answer.',
  method: 'POST',
  base: 'checkout',
  path: '/orders',
  who: 'shopper',
  query: Site,
  body: z.object({
    basketId: z.string(),
    paymentMethodId: z.string(),
    /** The provider's session, from `getPaymentMethods`. */
    checkoutId: z.optional(z.string()),
    /** The provider's token for the card; card numbers never come here. */
    paymentToken: z.optional(z.string().check(z.maxLength(200))),
    /** What the shopper was shown, decimal number in the basket's currency; a difference is refused. */
    confirmedTotal: z.number(),
  }),
  answer: PlaceOutcome,
  errors: {
    ...basketErrors,
    409: 'AmountMismatch, IdempotencyKeyReused, BasketChangedElsewhere, or ReservationFailure with details.productIds.',
    422: 'The basket is not ready, or InvalidCheckoutIdError.',
    503: 'The provider is away; nothing was taken.',
  },
  idempotent: true,
  timeout: 20_000,
});

export const getOrder = defineEndpoint({
  id: 'getOrder',
  summary: 'One order of this shopper.',
  method: 'GET',
  base: 'checkout',
  path: '/orders/{orderId}',
  who: 'shopper',
  params: ById,
  query: Site,
  answer: Order,
  errors: { 401: 'No token.', 404: 'No such order for this shopper.' },
});

export const failOrder = defineEndpoint({
  id: 'failOrder',
  summary: 'Gives up an order whose payment was not finished; stock and basket come back.',
  method: 'PATCH',
  base: 'checkout',
  path: '/orders/{orderId}',
  who: 'shopper',
  params: ById,
  query: Site,
  body: z.object({ status: z.literal('failed') }),
  answer: Order,
  errors: { 401: 'No token.', 404: 'No such order for this shopper.', 409: 'The order is paid.' },
});
