import type { StoredLine } from './BasketData.ts';
import { isSameGift } from './lineGift.ts';

/** Whether two lines are the same article, made the same way, in the same shipment. */
export const isSameArticle = (a: StoredLine, b: StoredLine): boolean =>
  a.sku === b.sku &&
  a.recipeId === b.recipeId &&
  JSON.stringify(a.selectedOptions ?? {}) === JSON.stringify(b.selectedOptions ?? {}) &&
  (a.isSeparate ?? false) === (b.isSeparate ?? false) &&
  isSameGift(a.gift, b.gift);
