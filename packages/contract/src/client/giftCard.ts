import type { Basket } from '../basket/schema.ts';
import { NotFound, Refused } from '../errors.ts';
import type { AppliedGiftCard, GiftCardBalance } from '../giftCard/schema.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../giftCard/endpoints.ts'));

/** - `refused`: unknown, spent, expired, or of another market. - `tooMany`: the basket has as many as it may have. */
export type GiftCardOutcome = { kind: 'done'; basket: Basket } | { kind: 'refused' | 'tooMany' };

/** What is left on a gift card; `undefined` where the code can't be used. Codes that are guessed end in `RateLimited`. */
export async function getGiftCardBalance(
  call: Transport,
  code: string,
): Promise<GiftCardBalance | undefined> {
  try {
    return await call((await calls()).getGiftCardBalance, { body: { code } });
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

/** Has a gift card pay for the basket, as much as it can. */
export async function addGiftCard(call: Transport, basketId: string, code: string): Promise<GiftCardOutcome> {
  try {
    const basket = await call((await calls()).addGiftCard, { params: { basketId }, body: { code } });
    return { kind: 'done', basket };
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 422) throw error;
    return { kind: error.body?.errorCode === 'TooManyGiftCards' ? 'tooMany' : 'refused' };
  }
}

/** Takes a gift card out of the basket. */
export async function removeGiftCard(call: Transport, basketId: string, giftCardId: string): Promise<Basket> {
  return call((await calls()).removeGiftCard, { params: { basketId, giftCardId } });
}

/** The gift cards of the basket with what each pays now, and what is left to pay by another method. */
export async function getGiftCards(
  call: Transport,
  basketId: string,
): Promise<{ giftCards: AppliedGiftCard[]; due: number }> {
  return call((await calls()).getGiftCards, { params: { basketId } });
}
