import type { DeliveryKind } from '@touchline/contract/gift/constants';
import type { Condition, SizeKind } from '@touchline/contract/product/schema';
import type { LanguageTexts, SaleMode, StoredLink, StoredPicture } from './tables.ts';

/** The texts of a product in one language. */
export interface ProductTexts {
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
  /** Further search terms, highest weight first: sports and category, then the rest. */
  found: { well: string[]; also: string[] };
}

/** A product to import, from the demo catalogue or from a feed. Money in whole minor units. */
export interface ProductRecord {
  id: string;
  source: string;
  model: string;
  slug: string;
  brand: string;
  /** Brands of the shop that show it; all when empty. */
  shops: string[];
  category: string | null;
  gender: string;
  ageGroup: string | null;
  sports: string[];
  colourFamilies: string[];
  swatch: string[];
  pattern: string | null;
  badge: string | null;
  /** @default 'new' */
  condition?: Condition;
  /** What its sizes are the sizes of. @default by how they are written */
  sizeKind?: SizeKind | null;
  /** The cut of its sizes, such as `petite`. @default the regular one */
  sizeType?: string | null;
  launchedAt: Date;
  nationalSizes: boolean;
  pictures: StoredPicture[];
  related: string[];
  /** Products that are the same in another size or for another age, or that it is compared with. @default none */
  links?: StoredLink[];
  /** Names of certificates. @default none */
  certificates?: string[];
  /** What can be put on it: the name of a template of `catalogue/personalisation.ts`. @default nothing */
  personalisation?: string;
  /** How many one person may buy, of all sizes and in all orders together. @default any number */
  maxPerPerson?: number;
  /** How it comes, where that is no parcel: any stock then never runs out. @default a parcel */
  deliveryKind?: DeliveryKind;
  /** Whether its price is taxed; a voucher for several purposes is taxed when it is spent. @default true */
  taxable?: boolean;
  position: number;
  /** Texts by language. */
  texts: ReadonlyMap<string, ProductTexts>;
  variants: VariantRecord[];
  prices: PriceRecord[];
  /** Earlier prices, if known; otherwise the history starts with today's price. */
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
  /** Price by market in whole minor units, in place of the product's: the amounts of a gift card. */
  amounts?: Readonly<Record<string, number>>;
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
