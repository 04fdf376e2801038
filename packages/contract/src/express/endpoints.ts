import * as z from 'zod/mini';
import { basketErrors, Site } from '../basket/endpoints.ts';
import { AddItem, Basket } from '../basket/schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ExpressPlace, ExpressQuote } from './schema.ts';

const items = z.array(AddItem).check(z.minLength(1), z.maxLength(50));

export const quoteExpress = defineEndpoint({
  id: 'quoteExpress',
  summary:
    'What a bag, or items without one, would cost at a place with a delivery, for the sheet of a device’s wallet. Nothing is changed.',
  method: 'POST',
  base: 'checkout',
  path: '/express/quote',
  access: { caller: 'visitor', scopes: ['basket:read'] },
  query: Site,
  body: z.object({
    /** The bag; left out, `items` are quoted by themselves. */
    basketId: z.optional(z.string()),
    items: z.optional(items),
    place: z.optional(ExpressPlace),
    shippingOptionId: z.optional(z.string()),
  }),
  response: ExpressQuote,
  errors: { ...basketErrors, 422: 'BagRefusal: an item is not sold, or not as often.' },
});

export const startExpress = defineEndpoint({
  id: 'startExpress',
  summary:
    'Makes a basket of these items alone, to be paid at once. The shopper’s bag stays as it is; a visitor without one gets an empty one with its token.',
  method: 'POST',
  base: 'checkout',
  path: '/express/baskets',
  access: { caller: 'visitor', scopes: ['basket:write'] },
  query: Site,
  body: items,
  response: Basket,
  errors: { ...basketErrors, 422: 'BagRefusal: an item is not sold, or not as often.' },
});
