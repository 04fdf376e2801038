import type { SearchLexicon, TermFacet } from './SearchLexicon.ts';
import { termTokens } from './termTokens.ts';

/** A search term as the shop understands it. */
export interface TermReading {
  /** Filters that its phrases name. Values of one facet are alternatives. */
  readonly filters: ReadonlyMap<TermFacet, readonly string[]>;
  /** The words that are left to be found in texts. */
  readonly words: readonly string[];
}

/** Facets of which a term names one value only: of two sizes or sports, either will do. */
const alternatives: ReadonlySet<TermFacet> = new Set(['size', 'color', 'sport', 'category']);

/**
 * Reads filters and words out of a term, the longest phrase first: `men's trainers size 9` is men, shoes and size 9,
 * without any word. A second department contradicts the first and stays a word.
 */
export function readTerm(term: string, lexicon: SearchLexicon): TermReading {
  const tokens = termTokens(term);
  const filters = new Map<TermFacet, readonly string[]>();
  const words: string[] = [];
  const namesProduct = tokens.some((_, at) => {
    const found = lexicon.filterAt(tokens, at)?.filter.facet;
    return found === 'category' || found === 'sport';
  });
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? '';
    const size = lexicon.sizeAt(tokens, at, namesProduct);
    if (size && !filters.has('size')) {
      filters.set('size', [size.size]);
      at += size.length;
      continue;
    }
    const found = lexicon.filterAt(tokens, at);
    if (found) {
      const { facet, values } = found.filter;
      const before = filters.get(facet);
      if (before === undefined || alternatives.has(facet)) {
        filters.set(facet, [...new Set([...(before ?? []), ...values])]);
        at += found.length;
        continue;
      }
    }
    if (!lexicon.isIgnored(token)) words.push(token);
    at += 1;
  }
  return { filters, words };
}
