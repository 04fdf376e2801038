import { checkGift, tidyGift } from '@touchline/contract/gift/checkGift';
import type { Gift, GiftProblem } from '@touchline/contract/gift/schema';
import type { Market } from '@touchline/contract/market/schema';
import { isProfane } from '../../catalogue/personalisedProduct/checkOptions.ts';
import { localTime, zonedInstant } from '../../kernel/delivery/localTime.ts';

/** Local hour at which gift cards of a later day are sent. */
const sendHour = 8;

/** Whether two lines are for the same person, with the same words and on the same day. */
export function isSameGift(one: Gift | undefined, other: Gift | undefined): boolean {
  const fields = (gift: Gift | undefined) =>
    gift && [gift.recipientName, gift.recipientEmail, gift.senderName, gift.message, gift.sendOn];
  return JSON.stringify(fields(one)) === JSON.stringify(fields(other));
}

const texts = ['recipientName', 'senderName', 'message'] as const;

/** A gift as it is stored, or what is wrong with it: what is typed, and words that are not sent in our name. */
export function readGift(
  given: Gift,
  { timeZone }: Pick<Market, 'timeZone'>,
  now: Date,
): { readonly gift: Gift; readonly problems: readonly GiftProblem[] } {
  const today = localTime(now, timeZone).day;
  const gift = tidyGift(given, today);
  const problems = checkGift(gift, today);
  const rude = texts.filter(
    (field) => isProfane(gift[field] ?? '') && !problems.some((problem) => problem.field === field),
  );
  return {
    gift,
    problems: [...problems, ...rude.map((field) => ({ field, errorCode: 'profanity' as const }))],
  };
}

/** When a gift card is sent: in the morning of its day, or at once where that is past. */
export function sendTime({ sendOn }: Gift, { timeZone }: Pick<Market, 'timeZone'>, now: Date): Date {
  const at = sendOn === undefined ? now : zonedInstant(sendOn, sendHour, timeZone);
  return at > now ? at : now;
}
