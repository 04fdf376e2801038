import type { Colours, Hex, SilhouetteName } from '../illustrator/silhouettes/names.ts';
import type { CategoryKey, ColourFamily, SportKey } from './taxonomy.ts';
import type { SizeRunId } from './sizes.ts';

/** The languages every text of the demo catalogue comes in. */
export const catalogueLanguages = ['en', 'de', 'fr', 'ko'] as const;
export type CatalogueLanguage = (typeof catalogueLanguages)[number];

/** One text in every language of the catalogue. */
export type Texts = Readonly<Record<CatalogueLanguage, string>>;

/** The currencies every price of the demo catalogue comes in. */
export const catalogueCurrencies = ['GBP', 'USD', 'EUR', 'KRW'] as const;
export type CatalogueCurrency = (typeof catalogueCurrencies)[number];

/** One price in every currency, in whole minor units: pence, cents, won. GBP, EUR and KRW hold the tax, USD does not. */
export type Prices = Readonly<Record<CatalogueCurrency, number>>;

/** Shops that show the product: Touchline sells everything, Northing what is made for being outside. */
export type ShopBrand = 'touchline' | 'northing';

/** Women, men, kids, kids unisex, unisex. */
export type DemoGender = 'W' | 'M' | 'K' | 'KU' | 'U';

/** Whether and how a colour can be bought. `NOT_AVAILABLE` is told of colours whose every size is sold out. */
export type DemoAvailability =
  'PREVIEW' | 'PREORDER' | 'BACKORDER' | 'IN_STOCK' | 'NOT_AVAILABLE' | 'FULLY_RESERVED';

/** What a card may be marked with. Sale and member price are told by the prices, not here. */
export type DemoBadge = 'new' | 'newGrip' | 'recycled' | 'limited';

/** A key fact: the label is found by its key (`factLabels`), so that it is translated once. */
export interface DemoFact {
  readonly key: string;
  readonly value: Texts;
}

/** A price and when it began. */
export interface DemoPricePeriod {
  /** Days before the day the catalogue is loaded. */
  readonly fromDaysAgo: number;
  readonly prices: Prices;
}

/** One colour of a model: a product of its own, with its own id. */
export interface DemoColourway {
  /** Product id, in one of the formats of the accounts document, section 2. */
  readonly id: string;
  readonly colourName: Texts;
  /** What the colour filter knows it as. */
  readonly colourFamily: ColourFamily;
  /** What the illustrator paints with. */
  readonly colours: Colours;
  /** One or two colours for the dot on a card. */
  readonly swatch: readonly [Hex] | readonly [Hex, Hex];
  readonly availability: DemoAvailability;
  /** Previews and pre-orders: days from loading the catalogue until it is sold; back-orders: until new stock comes. */
  readonly availableInDays?: number;
  /**
   * Pieces by size code; every size of the run is here, sold-out ones with 0. Previews have none. Pre-orders and
   * back-orders: pieces that may be ordered before they come. Fully reserved: pieces there are, all of them held.
   */
  readonly sizesStock: Readonly<Record<string, number>>;
  /** What is paid now, where the colour is reduced; lower than the model's price in every currency. */
  readonly salePrices?: Prices;
  /** What members pay; lower than the model's price, and not given where the colour is reduced. */
  readonly memberPrices?: Prices;
  /** Every price there was, oldest first; the last is the price paid now. */
  readonly priceHistory: readonly DemoPricePeriod[];
}

/** A model of the demo catalogue with all its colours. */
export interface DemoProduct {
  readonly modelNumber: string;
  /** A brand name: the same in every language. */
  readonly name: string;
  /** The name as it stands in addresses: `/tempo-4/RR4101.html`. */
  readonly slug: string;
  /** Line of the house the model belongs to: `Touchline Run`. */
  readonly brand: string;
  /** Shops that show it. */
  readonly shops: readonly ShopBrand[];
  readonly silhouette: SilhouetteName;
  /** From the root of the category tree down to the leaf: `['shoes', 'running-shoes']`. */
  readonly category: readonly CategoryKey[];
  readonly gender: DemoGender;
  /** The first is the one it is made for. */
  readonly sports: readonly SportKey[];
  /** What it is, under the name: `Road running shoe`. */
  readonly kind: Texts;
  /** The one sentence under the price. */
  readonly lead: Texts;
  /** The paragraph of "What it is for". */
  readonly text: Texts;
  /** How it sits: one sentence beside the sizes. */
  readonly fit: Texts;
  readonly facts: readonly DemoFact[];
  readonly materials: readonly Texts[];
  readonly care: readonly Texts[];
  readonly sizeRun: SizeRunId;
  readonly prices: Prices;
  readonly badge?: DemoBadge;
  /** Days before loading the catalogue on which it was first sold; small numbers are new. */
  readonly newSinceDaysAgo: number;
  readonly colourways: readonly DemoColourway[];
  /** Product ids of four things that go with it. */
  readonly wearItWith: readonly string[];
}
