import type { Market } from '@touchline/contract/market/schema';
import { programmeOf } from '../../kernel/market/loyaltyProgramme.ts';
import type { SkuFacts } from './loadBasket.ts';

/** Whether a shopper pays the prices for members: a member, where the market has the programme. */
export const isPricedForMembers = (isMember: boolean, market: Market): boolean =>
  isMember && programmeOf(market) !== undefined;

/** The price of one piece in whole minor units: for a member the lowest there is. */
export function unitPrice({ standard, sale, member }: SkuFacts, isForMembers: boolean): number {
  const forAll = sale ?? standard ?? 0;
  return isForMembers && member !== null && standard !== null ? Math.min(forAll, member) : forAll;
}
