import type { SizeKind } from '@touchline/contract/product/schema';
import type { Bitset } from '../Bitset.ts';
import { sizeKey, type CatalogueIndex } from '../CatalogueIndex.ts';
import { filtered } from './foundProducts.ts';
import { matchTexts, queryInNames, type SearchInput } from './matchTexts.ts';
import { readTerm, type TermPart, type TermSize } from './readTerm.ts';
import type { TermFacet } from './SearchLexicon.ts';

/** A search term, with its sizes read by what the products of its other filters have. */
export interface SearchReading {
  readonly filters: ReadonlyMap<TermFacet, readonly string[]>;
  /** What is to be found, in order: without ignored words and without `dropped`. */
  readonly parts: readonly TermPart[];
  /** The words that are left to be found in texts. */
  readonly words: readonly string[];
  /** Sizes that none of the products has. */
  readonly dropped: readonly string[];
}

/** Things that people wear: of them, a number without meaning is a size that the shop does not have. */
const wearable: ReadonlySet<SizeKind> = new Set([
  'shoes',
  'clothing',
  'waist',
  'trousers',
  'children',
  'socks',
]);

/** Whether at least half of the products are worn. */
function areWearable(index: CatalogueIndex, products: Bitset): boolean {
  const keys = [...index.values('size').keys()].filter((key) => wearable.has(index.sizeOf(key).kind));
  return 2 * products.countWith(index.union('size', keys)) >= products.count();
}

const wordsOf = (parts: readonly TermPart[]): string[] =>
  parts.flatMap(({ text, facet }) => (facet === undefined ? [text] : []));

const isSize = (part: TermPart | TermSize): part is TermSize => 'values' in part;

/**
 * Reads a term. “jacket 40” is a jacket of size 40 where jackets have such a size, and otherwise a jacket; a number that
 * belongs to the name of a product is a word. @param isBareSize Whether a number alone is a size.
 */
export async function readSearch(
  input: SearchInput,
  tokens: readonly string[],
  isBareSize = false,
): Promise<SearchReading> {
  const { index, lexicon } = input;
  const { filters } = readTerm(tokens, lexicon, { isBareSize });
  const products = filtered(index, filters);
  const genders = filters.get('gender');
  const { parts } = readTerm(tokens, lexicon, {
    isBareSize,
    isOffered(size) {
      const set = index.values('size').get(sizeKey(size));
      return (genders?.includes(size.gender) ?? true) && set !== undefined && products.countWith(set) > 0;
    },
  });
  const words = wordsOf(parts);
  const read: (TermPart | TermSize)[] = [];
  const dropped: string[] = [];
  for (const part of parts) {
    const isName = isSize(part) && (await isInNames(input, products, part, words));
    if (!isSize(part) || (part.values.length > 0 && !isName)) read.push(part);
    else if (!isName && (part.isClear || areWearable(index, products))) dropped.push(part.text);
    else read.push(...part.text.split(' ').map((text) => ({ text })));
  }
  const sizes = read.filter(isSize).flatMap(({ values }) => values);
  return {
    filters: sizes.length > 0 ? new Map([...filters, ['size', [...new Set(sizes)]]]) : filters,
    parts: read,
    words: wordsOf(read),
    dropped,
  };
}

/** Whether a number stands in the names of the products, together with the other words. Beside a product alone it is a size. */
async function isInNames(
  input: SearchInput,
  products: Bitset,
  { text, values, isClear }: TermSize,
  words: readonly string[],
): Promise<boolean> {
  if (isClear || (words.length === 0 && values.length > 0)) return false;
  const ids = await matchTexts(input, queryInNames(words, text));
  return products.countWith(input.index.setOf(ids)) > 0;
}
