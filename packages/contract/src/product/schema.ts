import * as z from 'zod/mini';
import { DeliveryKind } from '../gift/schema.ts';
import { specialLaunchTypes } from '../launch/constants.ts';
import { LaunchEvent } from '../launch/event.ts';
import { ProductPersonalisation } from '../personalisedProduct/schema.ts';
import { Picture } from '../picture.ts';
import { conditions, sizeKinds } from './constants.ts';
import { sortOrders, type SortOrder } from './sortOrders.ts';

/** Whether and how a product or a size can be bought (accounts document, section 9). */
export const availabilityStatuses = [
  'PREVIEW',
  'PREORDER',
  'BACKORDER',
  'IN_STOCK',
  'NOT_AVAILABLE',
  'FULLY_RESERVED',
] as const;
export const AvailabilityStatus = z.enum(availabilityStatuses);
export type AvailabilityStatus = z.infer<typeof AvailabilityStatus>;

/** Women, men, kids, kids unisex, unisex. */
export const genderCodes = ['W', 'M', 'K', 'KU', 'U'] as const;
export const GenderCode = z.enum(genderCodes);
export type GenderCode = z.infer<typeof GenderCode>;

/** Prices of one product in the market's currency, decimal numbers in the currency's unit. */
export const PricingInformation = z.object({
  currency: z.string(),
  /** Price the shopper pays now. */
  currentPrice: z.number(),
  /** `currentPrice` is the lowest of several: the product's sizes have their own. */
  isLowest: z.optional(z.boolean()),
  standard_price: z.number(),
  standard_price_no_vat: z.number(),
  memberPrice: z.optional(z.number()),
  sale_price: z.optional(z.number()),
  /** Discount from the standard price, as a whole percentage. */
  discount_percentage: z.optional(z.int()),
  /** Lowest price of the 30 days before the sale began; only where the market's law requires it. */
  lowest_price_30_days: z.optional(z.number()),
  /** Earlier prices, newest first. Only in the full product. */
  prior_prices: z.optional(z.array(z.object({ price: z.number(), from: z.string(), to: z.string() }))),
});
export type PricingInformation = z.infer<typeof PricingInformation>;

/** A colour of the same model; each is a separate product. */
export const ColourLink = z.object({
  id: z.string(),
  /** Address without the site path: `/tempo-4/TL4101.html`. */
  url: z.string(),
  name: z.string(),
  /** One or two hex colours for the colour dot. */
  swatch: z.array(z.string()),
  /** Its first picture. */
  picture: z.optional(Picture),
  /** Only on a card, where its prices are other ones than the card's. */
  pricing_information: z.optional(PricingInformation),
  availability_status: z.optional(AvailabilityStatus),
});
export type ColourLink = z.infer<typeof ColourLink>;

export const Condition = z.enum(conditions);
export type Condition = z.infer<typeof Condition>;

export const SizeKind = z.enum(sizeKinds);
export type SizeKind = z.infer<typeof SizeKind>;

/** Product data for a card in a list. */
export const ProductSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** The kind of product, behind the condition of goods that are not new: `Used · Running shoes`. */
  subTitle: z.string(),
  url: z.string(),
  brand: z.optional(z.string()),
  color: z.string(),
  /** Target group, where a card does not show it otherwise. */
  gender: z.optional(GenderCode),
  /** First picture, then the one shown on hover. */
  pictures: z.array(Picture),
  pricing_information: PricingInformation,
  colours: z.array(ColourLink),
  availability_status: AvailabilityStatus,
  /** Key of a badge: `new`, `newGrip`, `member` …; sales are shown by the price instead. */
  badge: z.optional(z.string()),
  /** Low stock in one size, shown as the card's one urgency line. `size` is absent for one-size products. */
  lowStock: z.optional(z.object({ size: z.optional(z.string()), left: z.int() })),
  /** When an upcoming product can be bought, ISO 8601. */
  availableFrom: z.optional(z.string()),
  /** Only when there are published reviews. */
  rating: z.optional(z.object({ average: z.number(), count: z.int() })),
});
export type ProductSummary = z.infer<typeof ProductSummary>;

/** One size of a product. */
export const Variation = z.object({
  sku: z.string(),
  /** The label in the market's size system: `UK 8` is `8` here, with `size_system: 'UK'`. */
  size: z.string(),
  /** Price of this size, where it has its own: the amount of a gift card. */
  price: z.optional(z.number()),
  availability_status: AvailabilityStatus,
  /** Pieces left; only given when few are left. */
  left: z.optional(z.int()),
  /** The same size in other systems, for the size guide. */
  sizes: z.optional(z.record(z.string(), z.string())),
  gtin: z.optional(z.string()),
  mpn: z.optional(z.string()),
});
export type Variation = z.infer<typeof Variation>;

/** A table of sizes: their numbers in several countries, the market's own first, or measurements in centimetres. */
export const SizeGuide = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type SizeGuide = z.infer<typeof SizeGuide>;

export const Crumb = z.object({ text: z.string(), link: z.string() });
export type Crumb = z.infer<typeof Crumb>;

/** Why one product leads to another. */
export const productLinkTypes = ['color', 'size', 'age', 'complete-the-look', 'compare'] as const;

/**
 * A link from one product to another: to another colour, the same thing in another size or for another age, something that
 * completes the look, or something to compare it with.
 */
export const ProductLink = z.object({
  type: z.enum(productLinkTypes),
  productId: z.string(),
  /** Address without the site path, and name; left out where the product has them elsewhere (`colours`, `related`). */
  url: z.optional(z.string()),
  name: z.optional(z.string()),
});
export type ProductLink = z.infer<typeof ProductLink>;

/** A full product: one colour of a model. Field names follow the accounts document, section 3. */
export const Product = z.object({
  id: z.string(),
  name: z.string(),
  model_number: z.string(),
  product_type: z.string(),
  recommendationsEnabled: z.boolean(),
  meta_data: z.object({ canonical: z.string(), title: z.string(), description: z.string() }),
  view_list: z.array(Picture),
  pricing_information: PricingInformation,
  attribute_list: z.object({
    brand: z.string(),
    category: z.string(),
    color: z.string(),
    gender: GenderCode,
    personalizable: z.boolean(),
    customizable: z.boolean(),
    sale: z.boolean(),
    outlet: z.boolean(),
    sport: z.array(z.string()),
    /** Translated names of the sports, in the same order. */
    sportNames: z.array(z.string()),
    size_chart_link: z.optional(z.string()),
    /** `EU`, `UK`, `US`, `KR`, or `INT` for letter sizes and one size. */
    size_system: z.string(),
    /** The cut, `petite` or `tall`; left out where it is the regular one. */
    size_type: z.optional(z.string()),
    /** Only of goods that are not new. */
    condition: z.optional(Condition),
    specialLaunch: z.boolean(),
    special_launch_type: z.enum(specialLaunchTypes),
    /** When the preview ends and sales start, ISO 8601. */
    preview_to: z.optional(z.string()),
    material: z.optional(z.string()),
    pattern: z.optional(z.string()),
    age_group: z.optional(z.string()),
  }),
  product_description: z.object({
    title: z.string(),
    subtitle: z.string(),
    /** Short sentence below the price. */
    lead: z.string(),
    text: z.string(),
    /** Labels and values: drop, weight, surface … */
    facts: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
    materials: z.array(z.string()),
    care: z.array(z.string()),
    highlights: z.array(z.string()),
    fit: z.optional(z.string()),
  }),
  /** Links to other products, those of one type in their order. */
  product_link_list: z.array(ProductLink),
  colours: z.array(ColourLink),
  breadcrumb_list: z.optional(z.array(Crumb)),
  /** What stands out about it, in a word or two each. */
  callouts: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Launches that are upcoming or ongoing. */
  events: z.array(LaunchEvent),
  /** Names of certificates: a key of `knownCertificates`, or as the maker writes it. */
  product_certificates: z.array(z.string()),
  variation_list: z.array(Variation),
  availability_status: AvailabilityStatus,
  /** How it comes, where that is no parcel. */
  deliveryKind: z.optional(DeliveryKind),
  badge: z.optional(z.string()),
  sizeGuide: z.optional(SizeGuide),
  /** What can be put on it; absent where nothing can. */
  personalisation: z.optional(ProductPersonalisation),
  /** Maximum quantity of one size per order. */
  maxQuantity: z.int(),
  /** How many one person may buy, of all sizes and in all orders together; absent where anybody may buy any number. */
  maxPerPerson: z.optional(z.int()),
  /** Only when there are published reviews. */
  rating: z.optional(z.object({ average: z.number(), count: z.int() })),
  /** Home delivery dates with the standard option if ordered before `orderBy`. ISO dates and date-times. */
  deliveryPromise: z.optional(
    z.object({
      earliest: z.string(),
      latest: z.string(),
      orderBy: z.string(),
      freeFrom: z.optional(z.number()),
    }),
  ),
  /** Matching products: cards for "Wear it with". */
  related: z.array(ProductSummary),
});
export type Product = z.infer<typeof Product>;

/** Current stock of one product; a page requests it when its own data may come from a cache. */
export const Availability = z.object({
  id: z.string(),
  availability_status: AvailabilityStatus,
  variation_list: z.array(Variation),
});
export type Availability = z.infer<typeof Availability>;

/** One value of a facet, with the number of products it would leave. */
export const FacetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int(),
  selected: z.boolean(),
  swatch: z.optional(z.array(z.string())),
  /** `size` only. */
  kind: z.optional(SizeKind),
});
export type FacetValue = z.infer<typeof FacetValue>;

export const facetKeys = ['category', 'gender', 'sport', 'size', 'color', 'price', 'sale'] as const;
export type FacetKey = (typeof facetKeys)[number];

export const Facet = z.object({
  key: z.enum(facetKeys),
  values: z.array(FacetValue),
  /** `price` only: price bounds of the list without the price filter, and the chosen range. */
  range: z.optional(
    z.object({ min: z.number(), max: z.number(), from: z.optional(z.number()), to: z.optional(z.number()) }),
  ),
});
export type Facet = z.infer<typeof Facet>;

export { sortOrders, type SortOrder };

/** One page of a product list, for categories and for search results. */
export const ProductList = z.object({
  items: z.array(ProductSummary),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  sort: z.enum(sortOrders),
  facets: z.array(Facet),
  /** Title of the list: the category's name, or the search term. */
  title: z.string(),
  description: z.string(),
  breadcrumbs: z.array(Crumb),
  /** Search only: the term searched instead, because nothing matched the typed one. */
  correctedTerm: z.optional(z.string()),
  /** Search only: words of the term that were left out, because nothing has them together with the others. */
  droppedWords: z.optional(z.string()),
  /**
   * Search only: the parameters that the term stands for, when phrases of it name filters: `words` is what is left to be
   * found, the others are filters that the query did not have.
   */
  interpreted: z.optional(
    z.object({
      words: z.string(),
      category: z.optional(z.string()),
      gender: z.optional(z.string()),
      sport: z.optional(z.string()),
      size: z.optional(z.string()),
      color: z.optional(z.string()),
      sale: z.optional(z.string()),
      price: z.optional(z.string()),
    }),
  ),
  /** Search only: pages that answer the term better than products do; `link` is below the site path. */
  helpPages: z.optional(z.array(Crumb)),
});
export type ProductList = z.infer<typeof ProductList>;

/**
 * Query parameters of a product list. Several values of one facet are separated by commas.
 * `path` is the category path below the site path: `men/shoes`, `shoes/running-shoes`, `sale`, `new`, `sports/running`.
 */
export const ListQuery = z.object({
  sitePath: z.string(),
  path: z.optional(z.string()),
  q: z.optional(z.string()),
  /** Search only: the words to be found instead of the whole term; then no filter is read out of the term. */
  words: z.optional(z.string()),
  category: z.optional(z.string()),
  gender: z.optional(z.string()),
  sport: z.optional(z.string()),
  size: z.optional(z.string()),
  color: z.optional(z.string()),
  /** `50-100`, `-100`, `50-`; in the currency's unit. */
  price: z.optional(z.string()),
  sale: z.optional(z.string()),
  sort: z.optional(z.string()),
  page: z.optional(z.string()),
});
export type ListQuery = z.infer<typeof ListQuery>;

/** What many search for, and where it leads: its results, or a page that answers it better. */
export const PopularSearch = z.object({ text: z.string(), url: z.string() });
export type PopularSearch = z.infer<typeof PopularSearch>;

/** Suggestions of the search field while typing (accounts document, section 3). */
export const SearchSuggestions = z.object({
  /** Without a term: what many search for, in the site's language. */
  popular: z.optional(z.array(PopularSearch)),
  searchTerms: z.array(z.object({ searchterm: z.string(), nrResults: z.int() })),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      url: z.string(),
      assets: z.array(z.object({ href: z.string() })),
      prices: z.object({
        sale: z.optional(z.number()),
        standard: z.number(),
        member: z.optional(z.number()),
      }),
      subTitle: z.string(),
    }),
  ),
});
export type SearchSuggestions = z.infer<typeof SearchSuggestions>;

/** A navigation entry (department, category or sport) with the path of its list. */
export interface NavigationNode {
  key: string;
  label: string;
  path: string;
  count: number;
  children: NavigationNode[];
  /** Sizes that many products of a department have, with their lists. */
  sizes?: { label: string; path: string }[] | undefined;
}
export const NavigationNode: z.ZodMiniType<NavigationNode> = z.object({
  key: z.string(),
  label: z.string(),
  path: z.string(),
  count: z.int(),
  get children() {
    return z.array(NavigationNode);
  },
  sizes: z.optional(z.array(z.object({ label: z.string(), path: z.string() }))),
});
