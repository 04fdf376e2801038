import type { LanguageTexts } from './tables.ts';
import { sizeLabel } from './sizeLabel.ts';

/** The sizes of a market, and what they are called in other countries. */
export interface MarketSizes {
  /** Labels in the market's own system, as lists show them. */
  own: readonly string[];
  /** By system and label: the labels that the market has for it. Several where men's and women's differ. */
  others: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;
}

/** Which labels of other size systems are which of the market's. `rows` are the sizes of products, each once. */
export function marketSizes(rows: readonly LanguageTexts[], system: string): MarketSizes {
  const own = new Set<string>();
  const others = new Map<string, Map<string, Set<string>>>();
  for (const sizes of rows) {
    const label = sizeLabel(sizes, system);
    own.add(label);
    for (const [other, text] of Object.entries(sizes)) {
      const labels = others.get(other) ?? new Map<string, Set<string>>();
      labels.set(text, (labels.get(text) ?? new Set<string>()).add(label));
      others.set(other, labels);
    }
  }
  return { own: [...own], others };
}
