import type { AddItem } from '@touchline/contract/basket/schema';

/** A product that went from the bag to the wishlist. */
export interface MovedProduct {
  productId: string;
  /** It was in the wishlist before: the undo leaves it there. */
  wasSaved: boolean;
}

/** A removed item that can be restored until a time, in milliseconds since 1970. */
export interface RemovedItem {
  item: AddItem;
  productName: string;
  /** The label of its size; absent in data stored by older versions. */
  size?: string;
  /** It went to the wishlist, with the id of its product there. */
  moved?: MovedProduct;
  expiresAt: number;
}

/** Checks a stored removed item. */
export const readRemovedItem = (stored: unknown): RemovedItem | undefined =>
  isRemovedItem(stored) ? stored : undefined;

function isRemovedItem(value: unknown): value is RemovedItem {
  if (typeof value !== 'object' || value === null) return false;
  const { item, productName, size = '', moved, expiresAt } = value as Record<string, unknown>;
  if (typeof item !== 'object' || item === null || !('productId' in item)) return false;
  const areTexts = [item.productId, productName, size].every((text) => typeof text === 'string');
  return areTexts && typeof expiresAt === 'number' && (moved === undefined || isMoved(moved));
}

function isMoved(value: unknown): value is MovedProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, wasSaved } = value as Record<string, unknown>;
  return typeof productId === 'string' && typeof wasSaved === 'boolean';
}
