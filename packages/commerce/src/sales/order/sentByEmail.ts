import type { Market } from '@touchline/contract/market/schema';
import type { ComputedBasket } from '../basket/computeBasket.ts';
import { giftCardExpiry } from '../giftCard/giftCardExpiry.ts';
import type { OrderedGiftCard } from '../giftCard/issueGiftCards.ts';
import { sendTime } from '../basket/lineGift.ts';
import type { OrderData } from './tables.ts';

/** Whether a basket has something that is sent by email: its payment is taken at once. */
export const hasSentByEmail = ({ lines }: Pick<ComputedBasket, 'lines'>): boolean =>
  lines.some(({ facts }) => facts?.deliveryKind != null);

/** The gift cards and files of a basket, as its order keeps them until it is paid. */
export function sentByEmail(
  { lines }: Pick<ComputedBasket, 'lines'>,
  market: Pick<Market, 'timeZone' | 'giftCards'>,
  now: Date,
): Pick<OrderData, 'giftCards' | 'downloads'> {
  const giftCards = lines.flatMap(({ line: { id: itemId, quantity, gift }, facts, price: minor }) =>
    facts?.deliveryKind === 'egiftcard' && gift
      ? [{ ...{ itemId, quantity, minor, gift }, ...timesOf(sendTime(gift, market, now), market) }]
      : [],
  );
  const downloads = lines.flatMap(({ line: { id: itemId }, facts }) =>
    facts?.deliveryKind === 'digital' ? [{ itemId, productId: facts.productId }] : [],
  );
  return {
    ...(giftCards.length > 0 ? { giftCards } : {}),
    ...(downloads.length > 0 ? { downloads } : {}),
  };
}

function timesOf(
  sendAt: Date,
  market: Pick<Market, 'timeZone' | 'giftCards'>,
): Pick<OrderedGiftCard, 'sendAt' | 'expiresAt'> {
  const expiresAt = giftCardExpiry(market, sendAt);
  return { sendAt: sendAt.toISOString(), ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}) };
}
