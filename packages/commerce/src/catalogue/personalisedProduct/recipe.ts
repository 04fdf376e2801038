import type { AddItem } from '@touchline/contract/basket/schema';
import type { Market } from '@touchline/contract/market/schema';
import { fromWire } from '@touchline/contract/money';
import type { LinePersonalisation } from '@touchline/contract/personalisedProduct/schema';
import { checkOptions } from './checkOptions.ts';
import { isPersonalisationKey, labelOf, valueLabel } from '../products/personalisation.ts';

type Options = Readonly<Record<string, string>>;

/** How an article is made; none for one as it is. */
interface Recipe {
  readonly recipeId?: string;
  readonly selectedOptions?: Options;
}

/** The same options have the same id, whoever chose them (FNV-1a, 53 bits are enough to tell recipes apart). */
export function recipeIdOf(options: Options): string {
  let [high, low] = [0x811c9dc5, 0xcbf29ce4];
  for (const sign of JSON.stringify(options)) {
    const code = sign.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code ^ (low >>> 13), 0x85ebca6b);
  }
  return `p${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

/**
 * The recipe of an item as it is stored: its options checked and in one order, so that the same options are one line.
 * `undefined` where they are refused. Options that are none of personalisation stay as they came.
 */
export function recipeOf(
  { recipeId, selectedOptions }: Pick<AddItem, 'recipeId' | 'selectedOptions'>,
  template: string | null | undefined,
  { personalisationPrice }: Pick<Market, 'personalisationPrice'>,
): Recipe | undefined {
  const asIs = {
    ...(recipeId === undefined ? {} : { recipeId }),
    ...(selectedOptions ? { selectedOptions } : {}),
  };
  if (!Object.keys(selectedOptions ?? {}).some(isPersonalisationKey)) return asIs;
  if (personalisationPrice === undefined) return undefined;
  const results = checkOptions(template, selectedOptions ?? {});
  if (results.some(({ valid }) => !valid)) return undefined;
  if (results.length === 0) return {};
  const options = Object.fromEntries(results.map(({ key, value }) => [key, value]));
  return { recipeId: recipeIdOf(options), selectedOptions: options };
}

/** What the recipe of a line adds to the price of one piece, in whole minor units. */
export function recipePrice(
  { selectedOptions = {} }: Recipe,
  { personalisationPrice, currency }: Pick<Market, 'personalisationPrice' | 'currency'>,
): number {
  if (personalisationPrice === undefined) return 0;
  return (
    Object.keys(selectedOptions).filter(isPersonalisationKey).length *
    fromWire(personalisationPrice, currency).minor
  );
}

/** What is put on the article of a line, in a language. */
export function personalisationOf({ selectedOptions = {} }: Recipe, language: string): LinePersonalisation[] {
  return Object.entries(selectedOptions).flatMap(([key, value]) =>
    isPersonalisationKey(key)
      ? [{ key, label: labelOf(key, language), value: valueLabel(value, language) }]
      : [],
  );
}
