import * as z from 'zod/mini';
import { Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { maxSearchToken } from './searchToken.ts';
import { OrderLink } from './linkSchema.ts';
import { CreditNote } from './returnSchema.ts';

export const getReturnInvoice = defineEndpoint({
  id: 'getReturnInvoice',
  summary:
    'A credit note of this shopper, by the return that it is for, once that has arrived, or by its own number.',
  method: 'GET',
  base: 'checkout',
  path: '/invoice/return/{id}',
  access: { caller: 'shopper', scopes: ['order:read'] },
  params: z.object({ id: z.string() }),
  query: Site,
  response: CreditNote,
  errors: { 401: 'No token.', 404: 'No such return of this shopper, or it has not arrived.' },
});

export const getLinkedReturnInvoice = defineEndpoint({
  id: 'getLinkedReturnInvoice',
  summary: 'A credit note of the order a link opens: the same as its owner sees.',
  method: 'GET',
  base: 'checkout',
  path: '/linked-order/invoice/return/{id}',
  access: { caller: 'link' },
  params: z.object({ id: z.string() }),
  query: z.extend(Site, { key: z.string().check(z.maxLength(100)) }),
  response: CreditNote,
  errors: {
    404: 'The link is wrong or over, or its order has no such credit note.',
    429: 'Too many; see Retry-After.',
  },
});

export const getDocument = defineEndpoint({
  id: 'getDocument',
  summary: 'A document of an order as PDF, by an address of `documents` in its order.',
  method: 'GET',
  base: 'api',
  path: '/document',
  access: { caller: 'link' },
  query: z.object({ token: z.string().check(z.maxLength(1_000)) }),
  /** The file in base 64; what is sent is the file itself, `application/pdf`. */
  response: z.string(),
  // The first one after a while starts the thread that prints.
  timeout: 20_000,
  errors: {
    404: 'The address is forged or over, or the shop has nothing that prints.',
    429: 'Too many; see Retry-After.',
    503: 'So many are being printed that this one would not be done in time; see Retry-After.',
  },
});

export const searchOrderEncrypted = defineEndpoint({
  id: 'searchOrderEncrypted',
  summary:
    'The link of an order by an encrypted search: a token that holds its number and email address, and that only the shop can read. Whatever is wrong with it answers alike.',
  method: 'POST',
  base: 'api',
  path: '/orders/search/encrypted',
  access: { caller: 'anyone' },
  query: Site,
  body: z.object({ search: z.string().check(z.minLength(1), z.maxLength(maxSearchToken)) }),
  response: OrderLink,
  errors: {
    404: 'The token is forged or over, or no order has this number and this address any more.',
    429: 'Too many from this source, for this number or for this address; see Retry-After.',
  },
});
