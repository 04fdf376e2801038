import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Gift } from '../gift/schema.ts';
import { InvoicingDetails } from '../invoicing/schema.ts';
import { DocumentConsent } from '../permissions/schema.ts';
import { AddItem, Basket, RestoredBasket, RestoreParams } from './schema.ts';

export const Site = z.object({ sitePath: z.string() });
export const ById = z.object({ basketId: z.string() });
const ByItem = z.object({ basketId: z.string(), itemId: z.string() });

/** Error responses shared by every basket call. */
export const basketErrors = {
  401: 'The token is missing, wrong or over: restore the basket.',
  404: 'No such basket for this shopper.',
  429: 'Too many; see Retry-After.',
};
const itemErrors = {
  ...basketErrors,
  422: 'BagRefusal: QUANTITY_EXCEEDED, SIZE_OUT_OF_STOCK, QUANTITY_UNAVAILABLE …',
};

/** Path parameter for a basket that does not exist yet; adding the first item creates it. */
export const newBasketId = '-';

export const getBaskets = defineEndpoint({
  id: 'getBaskets',
  summary:
    "The shopper's current basket; a new one without basketId when there is none. `review-and-pay` checks it for paying: prices, stock, and a hold as `startCheckout` makes; what could not be held is in its messages.",
  method: 'GET',
  base: 'checkout',
  path: '/customer/baskets',
  access: { caller: 'visitor', scopes: ['basket:read'] },
  query: z.object({
    sitePath: z.string(),
    context: z.optional(z.enum(['checkout-continue', 'review-and-pay'])),
  }),
  response: Basket,
  errors: { 401: 'The token is wrong or over: restore the basket.', 404: 'The basket of the token is gone.' },
});

export const getBag = defineEndpoint({
  id: 'getBag',
  summary: 'The bag: the current basket with prices and stock of now.',
  method: 'GET',
  base: 'checkout',
  path: '/basket/bag',
  access: { caller: 'visitor', scopes: ['basket:read'] },
  query: Site,
  response: Basket,
  errors: { 401: 'The token is wrong or over: restore the basket.' },
});

export const startCheckout = defineEndpoint({
  id: 'startCheckout',
  summary: 'Checks prices and stock and holds the stock for the time of the checkout.',
  method: 'GET',
  base: 'checkout',
  path: '/basket/start-checkout',
  access: { caller: 'shopper', scopes: ['basket:write'] },
  query: Site,
  response: Basket,
  errors: {
    ...basketErrors,
    409: 'ReservationFailure: details.productIds could not be held; ReservationFailureWithoutProductUnavailability: nothing is sold out, try again; ProductsForbidden: a launch does not sell it to the caller now.',
  },
});

export const addItems = defineEndpoint({
  id: 'addItems',
  summary:
    'Puts items in the bag; with basketId `-` a basket is made and its token comes in the `authorization` header. With `orderType=multiShipping` they go into a shipment of their own, whose delivery is chosen by itself.',
  method: 'POST',
  base: 'checkout',
  path: '/baskets/{basketId}/items',
  access: { caller: 'visitor', scopes: ['basket:write'] },
  params: ById,
  query: z.object({
    sitePath: z.string(),
    orderType: z.optional(z.literal('multiShipping')),
    eaStoreID: z.optional(z.string()),
    eaEmployeeID: z.optional(z.string()),
  }),
  body: z.array(AddItem).check(z.minLength(1), z.maxLength(50)),
  response: Basket,
  errors: itemErrors,
});

export const restoreBasket = defineEndpoint({
  id: 'restoreBasket',
  summary:
    'Brings a bag back in one call, from the parameters of a link or from stored lines: what is not sold any more does not keep the others away. Without a bag one is made, unless nothing came.',
  method: 'POST',
  base: 'checkout',
  path: '/basket/restore',
  access: { caller: 'visitor', scopes: ['basket:write'] },
  query: Site,
  body: z.union([RestoreParams, z.array(AddItem).check(z.minLength(1), z.maxLength(50))]),
  response: RestoredBasket,
  errors: { ...basketErrors, 422: 'InvalidParameters: the parameters are not those of a link.' },
});

export const patchBasket = defineEndpoint({
  id: 'patchBasket',
  summary: 'Changes properties, instalments, contact, or says that a change from elsewhere is accepted.',
  method: 'PATCH',
  base: 'checkout',
  path: '/baskets/{basketId}',
  access: { caller: 'shopper', scopes: ['basket:write'] },
  params: ById,
  query: Site,
  body: z.object({
    properties: z.optional(z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(500)))),
    installments: z.optional(z.int().check(z.gte(1), z.lte(48))),
    confirmedChangingBasket: z.optional(z.boolean()),
    /** Whom the invoice is for; `null`: for nobody. */
    invoicingDetails: z.optional(z.nullable(InvoicingDetails)),
    /** All that the shopper agrees to at the delivery: what is left out is taken back. */
    acceptedConsents: z.optional(z.array(DocumentConsent).check(z.maxLength(20))),
    customer: z.optional(
      z.object({
        email: z.optional(z.string().check(z.maxLength(50))),
        receiveSmsUpdates: z.optional(z.boolean()),
        /** A mobile number with its prefix; needed for `receiveSmsUpdates`, and forgotten when they end. */
        smsNumber: z.optional(z.string().check(z.maxLength(30))),
      }),
    ),
  }),
  response: Basket,
  errors: { ...basketErrors, 422: 'InvalidDataException: details name the field.' },
});

export const patchItem = defineEndpoint({
  id: 'patchItem',
  summary: 'Changes the quantity or the size of a line, or for whom a gift card is.',
  method: 'PATCH',
  base: 'checkout',
  path: '/baskets/{basketId}/items/{itemId}',
  access: { caller: 'shopper', scopes: ['basket:write'] },
  params: ByItem,
  query: Site,
  body: z.object({
    quantity: z.optional(z.int().check(z.gte(1), z.lte(9999))),
    productId: z.optional(z.string().check(z.maxLength(80))),
    gift: z.optional(Gift),
  }),
  response: Basket,
  errors: itemErrors,
});

export const deleteItem = defineEndpoint({
  id: 'deleteItem',
  summary: 'Takes a line out of the bag.',
  method: 'DELETE',
  base: 'checkout',
  path: '/baskets/{basketId}/items/{itemId}',
  access: { caller: 'shopper', scopes: ['basket:write'] },
  params: ByItem,
  query: Site,
  response: Basket,
  errors: basketErrors,
});

export const deleteShipmentAddress = defineEndpoint({
  id: 'deleteShipmentAddress',
  summary: 'Removes the address of one shipment.',
  method: 'DELETE',
  base: 'checkout',
  path: '/baskets/{basketId}/shipping/{shipmentId}/address',
  access: { caller: 'shopper', scopes: ['basket:write'] },
  params: z.object({ basketId: z.string(), shipmentId: z.string() }),
  query: Site,
  response: Basket,
  errors: basketErrors,
});

export const anonymizeBasket = defineEndpoint({
  id: 'anonymizeBasket',
  summary: 'Removes everything personal from the basket and keeps its lines.',
  method: 'POST',
  base: 'checkout',
  path: '/baskets/{basketId}/anonymize',
  access: { caller: 'shopper', scopes: ['basket:write'] },
  params: ById,
  query: Site,
  response: Basket,
  errors: basketErrors,
});

export const transferBasket = defineEndpoint({
  id: 'transferBasket',
  summary:
    'Hands a guest’s basket over to the account that is signed in: its lines join those of the account. Twice is once.',
  method: 'PATCH',
  base: 'checkout',
  path: '/customer',
  access: { caller: 'account', scopes: ['basket:write'] },
  query: Site,
  body: z.object({
    basketId: z.string().check(z.maxLength(100)),
    /** The guest’s checkout token, which proves that the basket is the caller’s. */
    jwt: z.string().check(z.maxLength(2_000)),
  }),
  response: z.object({ basketId: z.string() }),
  errors: {
    401: 'Nobody is signed in.',
    403: 'This needs a sign-in.',
    404: 'The token is wrong or over, or not of this basket.',
  },
});
