import * as z from 'zod/mini';
import { maxWishlistItems, maxWishlistName } from './constants.ts';

const productId = z.string().check(z.minLength(1), z.maxLength(64));
/** A name as it is typed; it is stored trimmed. Empty for the list that saving fills without asking. */
const name = z.string().check(z.maxLength(maxWishlistName));

/** A list of an account. */
export const WishlistCollection = z.object({
  id: z.string(),
  /** Empty for the unnamed list: there is at most one of each account. */
  name: z.string(),
  /** Whether the holder of its link may read it. */
  public: z.boolean(),
  itemCount: z.number(),
  /** The last segment of the link while the list is public. */
  shareToken: z.optional(z.string()),
});
export type WishlistCollection = z.infer<typeof WishlistCollection>;

/** Every list of an account: the unnamed one first, then the others in the order of their creation. */
export const Wishlists = z.object({
  total: z.number(),
  collections: z.array(WishlistCollection),
  /** Whether a mail comes when something in them is back or costs less. */
  hasNotices: z.optional(z.boolean()),
});
export type Wishlists = z.infer<typeof Wishlists>;

/** A product in a list. */
export const WishlistItem = z.object({
  productId: z.string(),
  /** Stays when the product is replaced by another colour. */
  collectionItemId: z.string(),
  /** Path of the product's first picture; empty where the site does not have the product. */
  imageUrl: z.string(),
});
export type WishlistItem = z.infer<typeof WishlistItem>;

/** The products of a list, the one saved last first. */
export const WishlistItems = z.object({ items: z.array(WishlistItem) });
export type WishlistItems = z.infer<typeof WishlistItems>;

export const WishlistName = z.object({ name });
export const WishlistProduct = z.object({ pid: productId });
export const WishlistNotices = z.object({ isOn: z.boolean() });
export type WishlistNotices = z.infer<typeof WishlistNotices>;
export const WishlistSharing = z.object({ public: z.boolean() });

/** The list of a guest, in the order of the list. */
export const GuestWishlist = z.object({
  productIds: z.array(productId).check(z.maxLength(maxWishlistItems)),
});

/** A list as the holder of its link sees it. */
export const SharedWishlist = z.object({ name: z.string(), items: z.array(WishlistItem) });
export type SharedWishlist = z.infer<typeof SharedWishlist>;
