import * as z from 'zod/mini';
import { Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  GuestWishlist,
  SharedWishlist,
  WishlistCollection,
  WishlistItem,
  WishlistItems,
  WishlistName,
  WishlistNotices,
  WishlistProduct,
  Wishlists,
  WishlistSharing,
} from './schema.ts';

const signedInErrors = { 401: 'Nobody is signed in.', 403: 'This needs a sign-in.' };
const noSuchList = { 404: 'The account has no such list.' };
const tooMany = { 429: 'Too many in a short time; see Retry-After.' };
const segment = z.string().check(z.maxLength(64));
const read = { caller: 'account', scopes: ['account:read'] } as const;
const write = { caller: 'account', scopes: ['account:write'] } as const;
const ofList = z.object({ cid: segment });
const ofItem = z.object({ cid: segment, pid: segment });

export const getWishlists = defineEndpoint({
  id: 'getWishlists',
  summary: 'The lists of the email address that is signed in.',
  method: 'GET',
  base: 'api',
  path: '/account/wishlists',
  access: read,
  query: Site,
  response: Wishlists,
  errors: signedInErrors,
});

export const createWishlist = defineEndpoint({
  id: 'createWishlist',
  summary: 'Creates a list. Without a name it is the unnamed list, which is created once.',
  method: 'POST',
  base: 'api',
  path: '/account/wishlists',
  access: write,
  query: Site,
  body: WishlistName,
  response: WishlistCollection,
  errors: { ...signedInErrors, 409: 'WishlistsFull: one has to be deleted first.', ...tooMany },
});

export const updateWishlist = defineEndpoint({
  id: 'updateWishlist',
  summary: 'Renames a list that is not public.',
  method: 'PUT',
  base: 'api',
  path: '/account/wishlists/{cid}',
  access: write,
  params: ofList,
  query: Site,
  body: WishlistName,
  response: WishlistCollection,
  errors: {
    ...{ ...signedInErrors, ...noSuchList },
    409: 'WishlistIsPublic: it is renamed once it is private again.',
    422: 'WishlistNameRequired: a list that was named keeps a name.',
  },
});

export const deleteWishlist = defineEndpoint({
  id: 'deleteWishlist',
  summary: 'Deletes a list with its items.',
  method: 'DELETE',
  base: 'api',
  path: '/account/wishlists/{cid}',
  access: write,
  params: ofList,
  query: Site,
  response: Wishlists,
  errors: { ...signedInErrors, ...noSuchList },
});

export const shareWishlist = defineEndpoint({
  id: 'shareWishlist',
  summary: 'Makes a list public, with a link that cannot be guessed, or private again, which ends the link.',
  method: 'PUT',
  base: 'api',
  path: '/account/wishlists/{cid}/sharing',
  access: write,
  params: ofList,
  query: Site,
  body: WishlistSharing,
  response: WishlistCollection,
  errors: { ...signedInErrors, ...noSuchList },
});

export const getWishlistItems = defineEndpoint({
  id: 'getWishlistItems',
  summary: 'The products of a list, the one saved last first.',
  method: 'GET',
  base: 'api',
  path: '/account/wishlists/{cid}/items',
  access: read,
  params: ofList,
  query: Site,
  response: WishlistItems,
  errors: { ...signedInErrors, ...noSuchList },
});

export const addWishlistItem = defineEndpoint({
  id: 'addWishlistItem',
  summary: 'Adds a product to a list; one that is there already stays as it is.',
  method: 'POST',
  base: 'api',
  path: '/account/wishlists/{cid}/items',
  access: write,
  params: ofList,
  query: Site,
  body: WishlistProduct,
  response: WishlistItem,
  errors: {
    ...signedInErrors,
    404: 'The account has no such list, or the site no such product.',
    409: 'WishlistFull: an item has to be removed first.',
    ...tooMany,
  },
});

export const replaceWishlistItem = defineEndpoint({
  id: 'replaceWishlistItem',
  summary: 'Puts another product, mostly another colour, in the place of one.',
  method: 'PUT',
  base: 'api',
  path: '/account/wishlists/{cid}/items/{pid}',
  access: write,
  params: ofItem,
  query: Site,
  body: WishlistProduct,
  response: WishlistItems,
  errors: { ...signedInErrors, 404: 'The account has no such list or item, or the site no such product.' },
});

export const deleteWishlistItem = defineEndpoint({
  id: 'deleteWishlistItem',
  summary: 'Removes a product from a list; one that is gone already is no error.',
  method: 'DELETE',
  base: 'api',
  path: '/account/wishlists/{cid}/items/{pid}',
  access: write,
  params: ofItem,
  query: Site,
  response: WishlistItems,
  errors: { ...signedInErrors, ...noSuchList },
});

export const forgetWishlistProduct = defineEndpoint({
  id: 'forgetWishlistProduct',
  summary: 'Removes a product from every list of the account.',
  method: 'DELETE',
  base: 'api',
  path: '/account/wishlists/products/{pid}',
  access: write,
  params: z.object({ pid: segment }),
  query: Site,
  response: z.object({ productIds: z.array(z.string()) }),
  errors: signedInErrors,
});

export const mergeWishlist = defineEndpoint({
  id: 'mergeWishlist',
  summary:
    'Adds the list of a guest to the unnamed list of the account. Called twice, it adds nothing twice.',
  method: 'POST',
  base: 'api',
  path: '/account/wishlists/merge',
  access: write,
  query: Site,
  body: GuestWishlist,
  response: z.object({
    productIds: z.array(z.string()),
    /** Products that did not fit into the list. */
    left: z.array(z.string()),
  }),
  errors: { ...signedInErrors, ...tooMany },
});

export const setWishlistNotices = defineEndpoint({
  id: 'setWishlistNotices',
  summary: 'Whether the account gets a mail when something in its lists is back or costs less.',
  method: 'PUT',
  base: 'api',
  path: '/account/wishlist-notices',
  access: write,
  query: Site,
  body: WishlistNotices,
  response: WishlistNotices,
  errors: { ...signedInErrors, ...tooMany },
});

export const endWishlistNotices = defineEndpoint({
  id: 'endWishlistNotices',
  summary: 'Ends these mails by the key of any of them.',
  method: 'POST',
  base: 'api',
  path: '/wishlist-notices/ends',
  access: { caller: 'link' },
  query: Site,
  body: z.object({ key: segment }),
  response: WishlistNotices,
  errors: { 404: 'No mails have this key, or they have ended.', ...tooMany },
});

export const getSharedWishlist = defineEndpoint({
  id: 'getSharedWishlist',
  summary: 'A public list, for the holder of its link.',
  method: 'GET',
  base: 'api',
  path: '/wishlists/{shareToken}',
  access: { caller: 'link' },
  params: z.object({ shareToken: segment }),
  query: Site,
  response: SharedWishlist,
  errors: { 404: 'There is no such list, it is private again, or the link has expired.' },
});
