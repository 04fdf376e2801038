import * as z from 'zod/mini';
import { Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ReturnRequest } from './returnSchema.ts';
import { Order } from './schema.ts';

const errors = {
  404: 'No such order for this shopper.',
  409: 'NotReturnable: something was not delivered, is too late, cannot go back, or is on its way back already. ExchangeUnavailable with details.itemIds: the other size is gone, or costs something else than was paid.',
  429: 'Too many from this source; see Retry-After.',
};

export const announceReturn = defineEndpoint({
  id: 'announceReturn',
  summary: 'Announces that pieces of an order go back. The same request key makes one return.',
  method: 'POST',
  base: 'checkout',
  path: '/orders/{orderId}/returns',
  access: { caller: 'shopper', scopes: ['order:write'] },
  params: z.object({ orderId: z.string() }),
  query: Site,
  body: ReturnRequest,
  response: Order,
  errors: { 401: 'No token.', ...errors },
});

export const announceLinkedReturn = defineEndpoint({
  id: 'announceLinkedReturn',
  summary: 'Announces a return of the order a link opens, by the same rule as its owner.',
  method: 'POST',
  base: 'checkout',
  path: '/linked-order/returns',
  access: { caller: 'link' },
  query: Site,
  body: z.extend(ReturnRequest, { key: z.string().check(z.maxLength(100)) }),
  response: Order,
  errors: { ...errors, 404: 'The link is wrong or over.' },
});
