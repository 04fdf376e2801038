import { ApiError, Forbidden, NotFound, RateLimited, Unauthorised } from '../errors.ts';
import type {
  SharedWishlist,
  WishlistCollection,
  WishlistItem,
  WishlistNotices,
  Wishlists,
} from '../wishlist/schema.ts';
import { lazyCalls } from './lazyCalls.ts';
import { orUndefined } from './orUndefined.ts';
import type { Transport } from './transport.ts';

const wishlist = lazyCalls(() => import('../wishlist/endpoints.ts'));

/** Why a list did not change. */
export type WishlistRefusal =
  /** The session is over. */
  | { kind: 'signedOut' }
  /** The list, the item or the product is not there any more. */
  | { kind: 'gone' }
  /** A list or an item has to be removed first. */
  | { kind: 'full' }
  /** A public list keeps its name. */
  | { kind: 'public' }
  /** A list that was named keeps a name. */
  | { kind: 'nameRequired' }
  | { kind: 'tooMany'; seconds: number };

/** What a change answers, or why it was refused. */
export type WishlistOutcome<Answer> = { kind: 'done'; answer: Answer } | WishlistRefusal;

/** Returns the lists of the email address that is signed in; `undefined` when nobody is. */
export async function getWishlists(call: Transport): Promise<Wishlists | undefined> {
  const outcome = await outcomeOf(call((await wishlist()).getWishlists));
  return outcome.kind === 'done' ? outcome.answer : undefined;
}

/** Creates a list; without a name it is the unnamed list, which is created once. */
export async function createWishlist(
  call: Transport,
  name: string,
): Promise<WishlistOutcome<WishlistCollection>> {
  return outcomeOf(call((await wishlist()).createWishlist, { body: { name } }));
}

/** Asks for mails about what the account has saved, or for none. */
export async function setWishlistNotices(
  call: Transport,
  isOn: boolean,
): Promise<WishlistOutcome<WishlistNotices>> {
  return outcomeOf(call((await wishlist()).setWishlistNotices, { body: { isOn } }));
}

/** Ends the mails by the key that each of them has; a key that is unknown has nothing to end. */
export async function endWishlistNotices(call: Transport, key: string): Promise<void> {
  await orUndefined(call((await wishlist()).endWishlistNotices, { body: { key } }));
}

/** Renames a list that is not public. */
export async function updateWishlist(
  call: Transport,
  cid: string,
  name: string,
): Promise<WishlistOutcome<WishlistCollection>> {
  return outcomeOf(call((await wishlist()).updateWishlist, { params: { cid }, body: { name } }));
}

/** Deletes a list with its items; answers those that are left. */
export async function deleteWishlist(call: Transport, cid: string): Promise<WishlistOutcome<Wishlists>> {
  return outcomeOf(call((await wishlist()).deleteWishlist, { params: { cid } }));
}

/** Makes a list public or private. */
export async function shareWishlist(
  call: Transport,
  cid: string,
  isPublic: boolean,
): Promise<WishlistOutcome<WishlistCollection>> {
  return outcomeOf(call((await wishlist()).shareWishlist, { params: { cid }, body: { public: isPublic } }));
}

/** Returns the products of a list, the one saved last first. */
export async function getWishlistItems(
  call: Transport,
  cid: string,
): Promise<WishlistOutcome<{ items: WishlistItem[] }>> {
  return outcomeOf(call((await wishlist()).getWishlistItems, { params: { cid } }));
}

/** Adds a product to a list; one that is there already stays as it is. */
export async function addWishlistItem(
  call: Transport,
  cid: string,
  pid: string,
): Promise<WishlistOutcome<WishlistItem>> {
  return outcomeOf(call((await wishlist()).addWishlistItem, { params: { cid }, body: { pid } }));
}

/** Puts another product in the place of one; answers the items of the list. */
export async function replaceWishlistItem(
  call: Transport,
  { cid, pid, newPid }: { cid: string; pid: string; newPid: string },
): Promise<WishlistOutcome<{ items: WishlistItem[] }>> {
  const { replaceWishlistItem: endpoint } = await wishlist();
  return outcomeOf(call(endpoint, { params: { cid, pid }, body: { pid: newPid } }));
}

/** Removes a product from a list; answers the items that are left. */
export async function deleteWishlistItem(
  call: Transport,
  cid: string,
  pid: string,
): Promise<WishlistOutcome<{ items: WishlistItem[] }>> {
  return outcomeOf(call((await wishlist()).deleteWishlistItem, { params: { cid, pid } }));
}

/** Removes a product from every list; answers every product that is still saved. */
export async function forgetWishlistProduct(
  call: Transport,
  pid: string,
): Promise<WishlistOutcome<{ productIds: string[] }>> {
  return outcomeOf(call((await wishlist()).forgetWishlistProduct, { params: { pid } }));
}

/** Adds the list of a guest to the unnamed list of the account, once; answers every product that the account has saved. */
export async function mergeWishlist(
  call: Transport,
  productIds: readonly string[],
): Promise<WishlistOutcome<{ productIds: string[]; left: string[] }>> {
  return outcomeOf(call((await wishlist()).mergeWishlist, { body: { productIds: [...productIds] } }));
}

/** Returns a public list; `undefined` when it is private again, expired or never was. */
export async function getSharedWishlist(
  call: Transport,
  shareToken: string,
): Promise<SharedWishlist | undefined> {
  return orUndefined(call((await wishlist()).getSharedWishlist, { params: { shareToken } }));
}

async function outcomeOf<Answer>(response: Promise<Answer>): Promise<WishlistOutcome<Answer>> {
  try {
    return { kind: 'done', answer: await response };
  } catch (error) {
    if (error instanceof Unauthorised || error instanceof Forbidden) return { kind: 'signedOut' };
    if (error instanceof NotFound) return { kind: 'gone' };
    if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
    if (!(error instanceof ApiError)) throw error;
    const { errorCode } = error.body ?? {};
    if (errorCode === 'WishlistsFull' || errorCode === 'WishlistFull') return { kind: 'full' };
    if (errorCode === 'WishlistIsPublic') return { kind: 'public' };
    if (errorCode === 'WishlistNameRequired') return { kind: 'nameRequired' };
    throw error;
  }
}
