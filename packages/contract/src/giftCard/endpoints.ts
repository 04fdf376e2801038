import * as z from 'zod/mini';
import { Basket } from '../basket/schema.ts';
import { basketErrors, ById, Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { AppliedGiftCard, GiftCardBalance } from './schema.ts';

/** A code as somebody types it, with or without spaces. */
const Code = z.object({ code: z.string().check(z.minLength(1), z.maxLength(60)) });

const unknown =
  'GiftCardNotUsable: unknown, spent, expired, or of another market: the answer does not tell which.';

export const getGiftCardBalance = defineEndpoint({
  id: 'getGiftCardBalance',
  summary: 'What is left on a gift card, and until when it can be spent.',
  method: 'POST',
  base: 'checkout',
  path: '/payments/gift_certificate_balance',
  access: { caller: 'anyone' },
  query: Site,
  body: Code,
  response: GiftCardBalance,
  errors: { 404: unknown, 429: 'Too many codes were tried; see Retry-After.' },
});

export const getGiftCards = defineEndpoint({
  id: 'getGiftCards',
  summary: 'The gift cards of a basket with what each of them pays.',
  method: 'GET',
  base: 'checkout',
  path: '/baskets/{basketId}/payments/gift_certificates',
  access: { caller: 'shopper', scopes: ['basket:read'] },
  params: ById,
  query: Site,
  response: z.object({
    giftCards: z.array(AppliedGiftCard),
    /** What is left to pay by another method. */
    due: z.number(),
  }),
  errors: basketErrors,
});

export const addGiftCard = defineEndpoint({
  id: 'addGiftCard',
  summary: 'Has a gift card pay for a basket, as much as it can. The same card twice is once.',
  method: 'POST',
  base: 'checkout',
  path: '/baskets/{basketId}/payments/gift_certificates',
  access: { caller: 'shopper', scopes: ['basket:write'] },
  params: ById,
  query: Site,
  body: Code,
  response: Basket,
  errors: { ...basketErrors, 422: `${unknown} TooManyGiftCards: the basket has as many as it may have.` },
});

export const removeGiftCard = defineEndpoint({
  id: 'removeGiftCard',
  summary: 'Takes a gift card out of a basket; one that it does not have is out already.',
  method: 'DELETE',
  base: 'checkout',
  path: '/baskets/{basketId}/payments/gift_certificates/{giftCardId}',
  access: { caller: 'shopper', scopes: ['basket:write'] },
  params: z.object({ basketId: z.string(), giftCardId: z.string() }),
  query: Site,
  response: Basket,
  errors: basketErrors,
});
