import type { Colours, Hex, SilhouetteName } from '../illustrator/silhouettes/names.ts';
import type { ColourFamily, SportKey } from '@touchline/commerce/catalogue/taxonomy';
import type { CategoryKey } from './taxonomy.ts';
import type { SizeRunId } from './sizes.ts';

/** Languages of every text in the demo catalogue. */
export const catalogueLanguages = ['en', 'de', 'fr', 'ko', 'ar'] as const;
export type CatalogueLanguage = (typeof catalogueLanguages)[number];

/** One text in every language of the catalogue. */
export type Texts = Readonly<Record<CatalogueLanguage, string>>;

/** Currencies of every price in the demo catalogue. */
export const catalogueCurrencies = ['GBP', 'USD', 'EUR', 'KRW', 'AED'] as const;
export type CatalogueCurrency = (typeof catalogueCurrencies)[number];

/** One price in every currency, in whole minor units: pence, cents, won, fils. GBP, EUR, KRW and AED include tax, USD does not. */
export type Prices = Readonly<Record<CatalogueCurrency, number>>;

/** Shops that show the product: Touchline sells everything, Northing only outdoor products. */
export type ShopBrand = 'touchline' | 'northing';

/** Women, men, kids, kids unisex, unisex. */
export type DemoGender = 'W' | 'M' | 'K' | 'KU' | 'U';

/** Whether and how a colour can be bought. `NOT_AVAILABLE` applies to colours that are sold out in every size. */
export type DemoAvailability =
  'PREVIEW' | 'PREORDER' | 'BACKORDER' | 'IN_STOCK' | 'NOT_AVAILABLE' | 'FULLY_RESERVED';

/** Badges of a card. Sale and member prices are not badges; they are shown by the price. */
export type DemoBadge = 'new' | 'newGrip' | 'recycled' | 'limited';

/** A key fact: its label comes from `factLabels` by key, so that it is translated once. */
export interface DemoFact {
  readonly key: string;
  readonly value: Texts;
}

/** A price and its start. */
export interface DemoPricePeriod {
  /** Days before the catalogue is loaded. */
  readonly fromDaysAgo: number;
  readonly prices: Prices;
}

/** One colour of a model: a separate product with its own id. */
export interface DemoColourway {
  /** Product id, in one of the formats of the accounts document, section 2. */
  readonly id: string;
  readonly colourName: Texts;
  /** Value in the colour filter. */
  readonly colourFamily: ColourFamily;
  /** Colours used by the illustrator. */
  readonly colours: Colours;
  /** One or two colours for the colour dot on a card. */
  readonly swatch: readonly [Hex] | readonly [Hex, Hex];
  readonly availability: DemoAvailability;
  /** Days after the catalogue is loaded until a preview or pre-order is sold, or a back-order is restocked. */
  readonly availableInDays?: number;
  /**
   * Pieces by size code for every size of the run, 0 when sold out. Previews have none. Pre-orders and back-orders:
   * pieces that can be ordered in advance. Fully reserved: pieces in stock, all of them held.
   */
  readonly sizesStock: Readonly<Record<string, number>>;
  /** Sale prices; lower than the model's price in every currency. */
  readonly salePrices?: Prices;
  /** Member prices; lower than the model's price, and absent when the colour is on sale. */
  readonly memberPrices?: Prices;
  /** All prices, oldest first; the last is the current one. */
  readonly priceHistory: readonly DemoPricePeriod[];
}

/** A model of the demo catalogue with all its colours. */
export interface DemoProduct {
  readonly modelNumber: string;
  /** Product name; the same in every language. */
  readonly name: string;
  /** The name as used in addresses: `/tempo-4/RR4101.html`. */
  readonly slug: string;
  /** Product line of the brand: `Touchline Run`. */
  readonly brand: string;
  /** Shops that show it. */
  readonly shops: readonly ShopBrand[];
  readonly silhouette: SilhouetteName;
  /** Path from the root category to the leaf: `['shoes', 'running-shoes']`. */
  readonly category: readonly CategoryKey[];
  readonly gender: DemoGender;
  /** Sports; the first is the main one. */
  readonly sports: readonly SportKey[];
  /** Kind of product, shown below the name: `Road running shoe`. */
  readonly kind: Texts;
  /** Short sentence below the price. */
  readonly lead: Texts;
  /** The paragraph of "What it is for". */
  readonly text: Texts;
  /** Fit: one sentence next to the sizes. */
  readonly fit: Texts;
  readonly facts: readonly DemoFact[];
  readonly materials: readonly Texts[];
  readonly care: readonly Texts[];
  readonly sizeRun: SizeRunId;
  readonly prices: Prices;
  readonly badge?: DemoBadge;
  /** How many of a colour one person may buy. */
  readonly maxPerPerson?: number;
  /** Days on sale when the catalogue is loaded; low numbers count as new. */
  readonly newSinceDaysAgo: number;
  readonly colourways: readonly DemoColourway[];
  /** Product ids of four matching products. */
  readonly wearItWith: readonly string[];
  /** Product ids of the same thing in another size, and for another age. */
  readonly otherSizes: readonly string[];
  readonly otherAges: readonly string[];
}
