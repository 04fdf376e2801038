import type { Bitset } from '../Bitset.ts';
import type { CatalogueIndex } from '../CatalogueIndex.ts';
import type { TermFacet } from './SearchLexicon.ts';

export interface Found {
  /** Product ids, best match first, from any market. Products of `filters` that are not among them come after. */
  ids: readonly string[];
  /** What phrases of the term stand for, where they are filters; then `ids` is an order only, and `words` decides. */
  filters?: ReadonlyMap<TermFacet, readonly string[]>;
  /** The words that are left beside filters, and the products that have them; without words, `undefined` for all. */
  words?: { readonly text: string; readonly ids: readonly string[] | undefined };
  /** The prices that the term names; `text` as the query of a list says them, the bounds in whole minor units. */
  price?: { readonly text: string; readonly from: number | undefined; readonly to: number | undefined };
  /** The term searched instead, when the typed one found nothing. */
  correctedTerm?: string;
  /** What was left out of the term because nothing has it together with the rest. */
  droppedWords?: string;
}

/** The products that have the words of a search; all, where it consists of filters. */
export function wordedProducts(index: CatalogueIndex, { ids, words }: Found): Bitset {
  if (!words) return index.setOf(ids);
  return words.ids ? index.setOf(words.ids) : index.everything;
}

/** The products that a search finds: those with its words that pass its filters. */
export const foundProducts = (index: CatalogueIndex, found: Found): Bitset =>
  filtered(
    index,
    found.filters,
    found.price
      ? wordedProducts(index, found).and(index.priced(found.price.from ?? 0, found.price.to ?? Infinity))
      : wordedProducts(index, found),
  );

/** Those of the products that pass filters. */
export function filtered(
  index: CatalogueIndex,
  filters: Found['filters'],
  products: Bitset = index.everything,
): Bitset {
  return [...(filters ?? [])].reduce(
    (left, [facet, values]) => left.and(productsWith(index, facet, values)),
    products,
  );
}

/** The products that have any of the values of a filter. */
export function productsWith(index: CatalogueIndex, facet: TermFacet, values: readonly string[]): Bitset {
  if (facet !== 'category') return index.union(facet, values);
  return index.union(
    facet,
    values.flatMap((address) => index.tree.find(address.split('/')).map(({ path }) => path)),
  );
}
