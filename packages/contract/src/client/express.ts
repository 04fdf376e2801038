import type * as z from 'zod/mini';
import type * as Express from '../express/endpoints.ts';
import type { AddItem, Basket } from '../basket/schema.ts';
import { Refused } from '../errors.ts';
import type { ExpressQuote } from '../express/schema.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../express/endpoints.ts'));

/** A bag, or items without one; where they go, and by which delivery. */
export type ExpressRequest = z.input<typeof Express.quoteExpress.body & object>;

/** What an order would cost at a place, for a wallet's sheet; `undefined` where an item can't be bought any more. Keeps nothing. */
export async function quoteExpress(
  call: Transport,
  request: ExpressRequest,
): Promise<ExpressQuote | undefined> {
  const { quoteExpress: quote } = await calls();
  return unlessRefused(call(quote, { body: request }));
}

/** Makes a basket of these items alone; `undefined` where one can't be bought any more. The bag stays as it is. */
export async function startExpress(call: Transport, items: readonly AddItem[]): Promise<Basket | undefined> {
  const { startExpress: start } = await calls();
  return unlessRefused(call(start, { body: [...items] }));
}

async function unlessRefused<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refused && error.status === 422) return undefined;
    throw error;
  }
}
