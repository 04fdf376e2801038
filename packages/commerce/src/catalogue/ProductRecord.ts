import type { LanguageTexts, SaleMode, StoredPicture } from './tables.ts';

/** What a language says about a product. */
export interface ProductWords {
  name: string;
  kind: string;
  colour: string;
  lead: string;
  body: string;
  fit: string;
  facts: { key: string; label: string; value: string }[];
  materials: string[];
  care: string[];
  highlights: string[];
  /** More it should be found by, best first: sports and category, then the rest. */
  found: { well: string[]; also: string[] };
}

/** A product as it comes in, from the demo catalogue or from a feed. Money in whole minor units. */
export interface ProductRecord {
  id: string;
  source: string;
  model: string;
  slug: string;
  brand: string;
  /** Brands of shop that show it; all when empty. */
  shops: string[];
  category: string | null;
  gender: string;
  ageGroup: string | null;
  sports: string[];
  colourFamilies: string[];
  swatch: string[];
  pattern: string | null;
  badge: string | null;
  launchedAt: Date;
  nationalSizes: boolean;
  pictures: StoredPicture[];
  related: string[];
  position: number;
  /** By language. */
  words: ReadonlyMap<string, ProductWords>;
  variants: VariantRecord[];
  prices: PriceRecord[];
  /** Earlier prices where they are known; otherwise the price of today begins a history. */
  history: HistoryRecord[];
}

export interface VariantRecord {
  sku: string;
  sizes: LanguageTexts;
  gtin: string | null;
  mpn: string | null;
  selling: SaleMode;
  availableFrom: Date | null;
  onHand: number;
}

export interface PriceRecord {
  market: string;
  standard: number;
  sale: number | null;
  saleFrom: Date | null;
  saleUntil: Date | null;
  member: number | null;
}

export interface HistoryRecord {
  market: string;
  price: number;
  from: Date;
  until: Date | null;
}

export interface CategoryRecord {
  path: string;
  key: string;
  parent: string | null;
  position: number;
  names: LanguageTexts;
}
