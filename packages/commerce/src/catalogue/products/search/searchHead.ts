import type { ProductList } from '@touchline/contract/product/schema';
import type { ListRequest } from '../listQuery.ts';
import { termTokens } from './termTokens.ts';
import type { SearchLexicon, TermFacet } from './SearchLexicon.ts';
import type { Found } from './foundProducts.ts';

/** The filters of a term, except of facets of which the shopper has chosen values. */
export function filtersOf(
  found: Found | undefined,
  chosen: ListRequest['chosen'],
): Partial<Record<TermFacet, string[]>> {
  return Object.fromEntries(
    [...(found?.filters ?? [])]
      .filter(([facet]) => chosen[facet].length === 0)
      .map(([facet, values]) => [facet, [...values]]),
  );
}

/** What a list says of how its search was understood. */
export function searchHead(
  found: Found,
  { chosen, price }: Pick<ListRequest, 'chosen' | 'price'>,
): Pick<ProductList, 'correctedTerm' | 'droppedWords' | 'interpreted'> {
  const isPriceChosen = price !== undefined;
  const filters = Object.entries(filtersOf(found, chosen)).map(([facet, values]) => [
    facet,
    values.join(','),
  ]);
  return {
    ...(found.correctedTerm === undefined ? {} : { correctedTerm: found.correctedTerm }),
    ...(found.droppedWords === undefined ? {} : { droppedWords: found.droppedWords }),
    ...(found.filters
      ? {
          interpreted: {
            words: found.words?.text ?? '',
            ...(Object.fromEntries(filters) as object),
            ...(isPriceChosen || !found.price ? {} : { price: found.price.text }),
          },
        }
      : {}),
  };
}

/** Pages that a term asks for, of those that are there: all words of one of their phrases are in it. */
export function helpPagesOf(
  term: string,
  { vocabulary }: SearchLexicon,
  isThere: (path: string) => boolean,
): Pick<ProductList, 'helpPages'> {
  const tokens = new Set(termTokens(term));
  const helpPages = vocabulary.pages
    .filter(({ path }) => isThere(path))
    .filter(({ phrases }) => phrases.some((phrase) => termTokens(phrase).every((token) => tokens.has(token))))
    .map(({ title, path }) => ({ text: title, link: path }));
  return helpPages.length > 0 ? { helpPages } : {};
}
