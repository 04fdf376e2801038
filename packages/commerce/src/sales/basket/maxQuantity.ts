import type { Market } from '@touchline/contract/market/schema';
import type { SkuFacts } from './loadBasket.ts';

/** How many pieces of a size one order may have: the market's rule, or what one person may buy if that is less. */
export const maxQuantityOf = (
  facts: SkuFacts | undefined,
  { maxQuantity }: Pick<Market, 'maxQuantity'>,
): number => Math.min(maxQuantity, facts?.maxPerPerson ?? Infinity);
