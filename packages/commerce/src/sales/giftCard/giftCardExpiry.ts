import type { Market } from '@touchline/contract/market/schema';
import { localTime } from '../../kernel/delivery/localTime.ts';

/** When a gift card expires that is sent at a time; `undefined` where the market's law lets none expire. */
export function giftCardExpiry(
  { giftCards: rules, timeZone }: Pick<Market, 'giftCards' | 'timeZone'>,
  sentAt: Date,
): Date | undefined {
  if (!rules) return undefined;
  const [year = 0, month = 1, day = 1] = localTime(sentAt, timeZone).day.split('-').map(Number);
  if (rules.fromYearEnd) return new Date(Date.UTC(year + 1, rules.validMonths, 1));
  return new Date(Date.UTC(year, month - 1 + rules.validMonths, day + 1));
}
