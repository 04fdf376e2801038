import type { GiftCardStatus } from '@touchline/contract/giftCard/schema';
import type { Market } from '@touchline/contract/market/schema';
import type { BasketData } from '../basket/BasketData.ts';
import type { GiftCardState } from './tables.ts';

/** What is known of a gift card that a basket names. */
export interface GiftCardFacts {
  readonly id: string;
  readonly market: string;
  readonly state: GiftCardState;
  /** Whole minor units of its market's currency. */
  readonly balanceMinor: number;
  /** ISO 8601; null where it never expires. */
  readonly expiresAt: string | null;
}

/** A gift card of a basket; amounts in whole minor units. */
export interface ComputedGiftCard {
  readonly id: string;
  readonly lastDigits: string;
  readonly state: GiftCardStatus;
  /** What it pays. */
  readonly minor: number;
  /** What stays on it. */
  readonly leftMinor: number;
}

/** Shares out what gift cards may pay among those of a basket, in their order. */
export function computeGiftCards(
  { giftCards = [] }: Pick<BasketData, 'giftCards'>,
  known: readonly GiftCardFacts[],
  market: Pick<Market, 'code'>,
  payableMinor: number,
  now: Date,
): ComputedGiftCard[] {
  let open = payableMinor;
  return giftCards.map(({ id, lastDigits }) => {
    const facts = known.find((card) => card.id === id);
    const refused = refusalOf(facts, market, now);
    const balance = refused ? 0 : (facts?.balanceMinor ?? 0);
    const minor = Math.min(balance, open);
    open -= minor;
    const state = refused ?? (minor > 0 ? 'APPLIED' : 'NOT_NEEDED');
    return { id, lastDigits, state, minor, leftMinor: balance - minor };
  });
}

function refusalOf(
  card: GiftCardFacts | undefined,
  { code }: Pick<Market, 'code'>,
  now: Date,
): 'SPENT' | 'EXPIRED' | 'NOT_USABLE' | undefined {
  if (card?.state !== 'active' || card.market !== code) return 'NOT_USABLE';
  if (card.expiresAt !== null && Date.parse(card.expiresAt) <= now.getTime()) return 'EXPIRED';
  return card.balanceMinor > 0 ? undefined : 'SPENT';
}
