import { readRestoreUrl, type RestoreLine } from '@touchline/contract/basket/restoreUrl';
import {
  BagRefusal,
  type AddItem,
  type RestoredBasket,
  type RestoreParams,
} from '@touchline/contract/basket/schema';
import { fromWire } from '@touchline/contract/money';
import { Failure } from '../../kernel/failure/Failure.ts';
import type { BasketData } from './BasketData.ts';
import { addLines, type LineRules } from './changeLines.ts';

/** The lines of a link or of stored data. Throws a 422 when the parameters are not those of a link. */
export function linesToRestore(from: RestoreParams | readonly AddItem[]): readonly RestoreLine[] {
  if (!('pid' in from)) return from.map((item) => ({ item, priceSeen: '', currencySeen: '' }));
  const lines = readRestoreUrl(new URLSearchParams(from));
  if (lines) return lines;
  throw new Failure(422, 'InvalidParameters', 'These are not the parameters of a link to a bag.');
}

/** Adds each line by itself, so that one that is not sold any more does not keep the others away. */
export function restoreLines(
  before: BasketData,
  wanted: readonly RestoreLine[],
  rules: LineRules,
  newId: () => string,
): { data: BasketData; lines: RestoredBasket['lines'] } {
  let data = before;
  const lines = wanted.map((line): RestoredBasket['lines'][number] => {
    const { productId } = line.item;
    try {
      data = addLines(data, [line.item], rules, newId);
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 422) throw error;
      const { data: known } = BagRefusal.shape.errorCode.safeParse(error.code);
      return { productId, outcome: 'refused', errorCode: known ?? 'UNKNOWN' };
    }
    return { productId, outcome: isRepriced(data, line, rules) ? 'repriced' : 'added' };
  });
  return { data, lines };
}

/** Whether a line that came costs something else than its link tells; a link without a price tells none. */
function isRepriced(
  { lines }: BasketData,
  { item, priceSeen, currencySeen }: RestoreLine,
  { market }: LineRules,
): boolean {
  const line = lines.find(({ sku, recipeId }) => sku === item.productId && recipeId === item.recipeId);
  if (!line || priceSeen.trim() === '') return false;
  const price = Number(priceSeen);
  if (currencySeen.trim() !== market.currency || !Number.isFinite(price)) return true;
  return fromWire(price, market.currency).minor !== line.seen.price;
}
