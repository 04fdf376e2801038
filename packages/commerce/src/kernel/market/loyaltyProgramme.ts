import type { LoyaltyRules } from '@touchline/contract/loyalty/schema';
import type { Market } from '@touchline/contract/market/schema';
import { fromWire } from '@touchline/contract/money';
import { notFound } from '../failure/Failure.ts';
import { marketFlags } from './marketFlags.ts';

/** The programme of a market, where its flag is on; the market's own value, since money depends on it. */
export function programmeOf(market: Market): LoyaltyRules | undefined {
  if (!market.loyalty) return undefined;
  return marketFlags({ market, userId: undefined }).MEMBERSHIP_ENABLED ? market.loyalty : undefined;
}

/** The same; a market without a programme is a 404. */
export function requireProgramme(market: Market): LoyaltyRules {
  const rules = programmeOf(market);
  if (!rules) throw notFound('membership programme');
  return rules;
}

/** Points for goods of this value: whole ones, never rounded up. */
export function pointsFor(rules: LoyaltyRules, goodsMinor: number, currency: string): number {
  const unit = fromWire(1, currency).minor;
  // Products such as 19.99 × 10 must not lose a point to binary fractions.
  return Math.floor((Math.max(0, goodsMinor) * rules.pointsPerUnit) / unit + 1e-9);
}
