import type { LoyaltyProgress, LoyaltyRules } from '@touchline/contract/loyalty/schema';
import { fromWire, toWire } from '@touchline/contract/money';
import { share } from '../../sales/basket/priceBasket.ts';

/** What of the goods stays paid after refunds of some of the total. */
export function paidGoods(goodsMinor: number, totalMinor: number, refundedMinor: number): number {
  if (totalMinor <= 0) return 0;
  return share(goodsMinor, Math.max(0, totalMinor - refundedMinor), totalMinor);
}

/** The tier that points lead to. */
export function tierOf(rules: LoyaltyRules, tierPoints: number): number {
  const reached = rules.tiers.filter(({ from }) => from <= Math.max(0, tierPoints));
  return Math.max(1, ...reached.map(({ tierId }) => tierId));
}

/** How far a member is on the way to the next tier. */
export function progressOf(
  rules: LoyaltyRules,
  tier: number,
  tierPoints: number,
  currency: string,
): LoyaltyProgress {
  const current = rules.tiers.find(({ tierId }) => tierId === tier);
  const next = rules.tiers.find(({ tierId }) => tierId === tier + 1);
  const unit = fromWire(1, currency).minor;
  const earnedPrice = toWire(Math.round((Math.max(0, tierPoints) / rules.pointsPerUnit) * unit), currency);
  if (!next) return { currentTier: tier, earnedPrice, currentPercent: tier === 0 ? 0 : 100 };
  const from = current?.from ?? 0;
  const way = next.from - from;
  const percent = way <= 0 ? 0 : Math.floor(((tierPoints - from) * 100) / way);
  return {
    currentTier: tier,
    nextTier: next.tierId,
    earnedPrice,
    currentPercent: Math.min(99, Math.max(0, percent)),
  };
}
