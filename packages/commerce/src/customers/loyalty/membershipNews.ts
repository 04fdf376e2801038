import type { LoyaltyRules } from '@touchline/contract/loyalty/schema';
import { addDays } from './memberOrders.ts';
import type { OrderPoints, PointsLedger } from './points.ts';
import type { SettleResult } from './settleMember.ts';
import type { LoyaltyTables } from './tables.ts';

/** Something a member is told, once per occasion. */
export interface News {
  readonly occasion: string;
  readonly type: LoyaltyTables['loyalty_notifications']['type'];
  readonly points?: number;
  readonly tier?: number;
  readonly on?: Date;
}

interface Situation {
  readonly happened: SettleResult;
  /** Tier before and after. */
  readonly before: number;
  readonly tier: number;
  /** Tier at the end of the notice period, if nothing is bought until then. */
  readonly later: number;
  readonly orders: readonly OrderPoints[];
  readonly ledger: PointsLedger;
  readonly rules: LoyaltyRules;
  readonly now: Date;
}

/** What a member is told of what has happened, and of what is about to. */
export function membershipNews(situation: Situation): News[] {
  const { happened, before, tier, later, orders, ledger, rules, now } = situation;
  const moment = now.toISOString();
  const news: News[] = [];
  if (happened.earned > 0) {
    news.push({ occasion: `gained ${moment}`, type: 'POINTS_GAINED', points: happened.earned });
    news.push({ occasion: 'first points', type: 'INVITE_A_FRIEND' });
  }
  if (happened.expired > 0) {
    const type = ledger.available > 0 ? 'POINTS_EXPIRED' : 'ALL_POINTS_EXPIRED';
    news.push({ occasion: `expired ${moment}`, type, points: happened.expired });
  }
  // Joining itself is no upgrade.
  if (tier > before && before > 0) news.push({ occasion: `up ${moment}`, type: 'LEVEL_UPGRADE', tier });
  if (tier < before) news.push({ occasion: `down ${moment}`, type: 'LEVEL_DOWNGRADE', tier });
  if (later < tier) {
    const on = firstEnd(orders, rules, now);
    const occasion = `soon down ${tier} ${on?.toISOString() ?? ''}`;
    news.push({ occasion, type: 'UPCOMING_DOWNGRADE', tier: later, ...(on ? { on } : {}) });
  }
  for (const { orderId, expireAt } of orders) {
    const points = ledger.of(orderId).available;
    if (points > 0 && expireAt > now && addDays(expireAt, -rules.noticeDays) <= now)
      news.push({ occasion: `to expire ${orderId}`, type: 'POINTS_TO_EXPIRE', points, on: expireAt });
  }
  return news;
}

/** When the first points cease to count for the tier. */
function firstEnd(orders: readonly OrderPoints[], rules: LoyaltyRules, now: Date): Date | undefined {
  return orders
    .map(({ matureAt }) => addDays(matureAt, rules.tierDays))
    .filter((end) => end > now)
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
}
