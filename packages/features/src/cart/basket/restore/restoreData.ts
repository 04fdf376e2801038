import type { AddItem } from '@touchline/contract/basket/schema';
import { withoutCountrySuffix } from '@touchline/contract/basket/withoutCountrySuffix';

/** A real basket has no more entries; it is also the maximum of one call of the back end. */
const maxEntries = 50;

/**
 * Parses the data to rebuild a basket from: a JSON array whose entries have `productId` (string), `quantity` (number)
 * and optionally `recipe.selectedOptions` (strings). `undefined` when any part is invalid: half a basket that looks
 * complete would be worse than none.
 */
export function readRestoreData(text: string): AddItem[] | undefined {
  const entries = parsed(text);
  if (!Array.isArray(entries) || entries.length > maxEntries) return undefined;
  const items = entries.map(itemOf);
  return items.every((item) => item !== undefined) ? items : undefined;
}

/** Writes data that `readRestoreData` reads. */
export function writeRestoreData(items: readonly AddItem[]): string {
  return JSON.stringify(
    items.map(({ productId, quantity, selectedOptions }) => ({
      productId,
      quantity,
      ...(selectedOptions ? { recipe: { selectedOptions } } : {}),
    })),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function itemOf(entry: unknown): AddItem | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { productId, quantity, recipe } = entry as Record<string, unknown>;
  if (typeof productId !== 'string' || productId === '') return undefined;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return undefined;
  const item = { productId: withoutCountrySuffix(productId), quantity };
  if (recipe === undefined || recipe === null) return item;
  const selectedOptions = optionsOf(recipe);
  return selectedOptions && { ...item, selectedOptions };
}

function optionsOf(recipe: unknown): Record<string, string> | undefined {
  if (typeof recipe !== 'object' || recipe === null || !('selectedOptions' in recipe)) return undefined;
  const options = recipe.selectedOptions;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
  const entries = Object.entries(options);
  if (!entries.every((pair): pair is [string, string] => typeof pair[1] === 'string')) return undefined;
  return Object.fromEntries(entries);
}
