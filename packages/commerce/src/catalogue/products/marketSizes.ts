import type { SizeKind } from '@touchline/contract/product/schema';
import type { LanguageTexts } from './tables.ts';

/** A size of a market, and what it is called in other countries. */
export interface MarketSize {
  /** Its label in the market's own system, as lists show it. */
  label: string;
  kind: SizeKind;
  /** Whom the products are for: EU 42 is another US size for men than for women. */
  gender: string;
  /** Its label by size system. */
  labels: LanguageTexts;
}

/** Each size once for the same kind of thing and the same people. */
export function marketSizes(sizes: readonly MarketSize[]): readonly MarketSize[] {
  const keyOf = ({ kind, gender, labels }: MarketSize) => JSON.stringify([kind, gender, labels]);
  return [...new Map(sizes.map((size) => [keyOf(size), size])).values()];
}
