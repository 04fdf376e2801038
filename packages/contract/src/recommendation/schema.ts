import * as z from 'zod/mini';
import { Picture } from '../picture.ts';
import { ProductSummary } from '../product/schema.ts';
import { maxLookItems, maxRecommendations, maxSeeds } from './constants.ts';

/** A recommended product. Field names follow the accounts document, section 3. */
export const RecommendationItem = z.object({
  /** The product. */
  id: z.string(),
  /** Its model: the same for all of its colours. */
  itemGroupId: z.string(),
  title: z.string(),
  subBrand: z.string(),
  /** Decimal numbers in the market's currency. */
  price: z.number(),
  salePrice: z.optional(z.number()),
  /** Only where there are real reviews. */
  reviewCount: z.optional(z.int()),
  reviewRating: z.optional(z.number()),
  /** Names the response that the item is in. */
  recSetId: z.string(),
  /** Position in the response, from 0. */
  slotIndex: z.int(),
  /** Path of the rendition that fits a picture of 276 px; absent without a picture. */
  imageLink: z.optional(z.string()),
  /** Its card. */
  product: ProductSummary,
});
export type RecommendationItem = z.infer<typeof RecommendationItem>;

export const Recommendations = z.object({
  recSetId: z.string(),
  items: z.array(RecommendationItem).check(z.maxLength(maxRecommendations)),
});
export type Recommendations = z.infer<typeof Recommendations>;

/** A product that was looked at, after others of the same session. It names nobody. */
export const ProductView = z.object({
  productId: z.string().check(z.minLength(1), z.maxLength(100)),
  /** What was looked at before. */
  before: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(maxSeeds)),
});
export type ProductView = z.infer<typeof ProductView>;

/** A product that completes a look: the find-mine item of the accounts document, section 3. */
export const FindMineItem = z.object({
  /** The size to add: absent where there is a choice of sizes. */
  item_id: z.optional(z.string()),
  pid: z.string(),
  /** What is paid now. */
  price: z.number(),
  title: z.string(),
  images: z.array(Picture),
  /** Whether anything of it can be bought. */
  stock: z.boolean(),
  /** Address without the site path. */
  url: z.string(),
  /** Sizes that can be bought. */
  sizes: z.array(z.object({ item_id: z.string(), label: z.string() })),
});
export type FindMineItem = z.infer<typeof FindMineItem>;

export const Look = z.object({ items: z.array(FindMineItem).check(z.maxLength(maxLookItems)) });
export type Look = z.infer<typeof Look>;
