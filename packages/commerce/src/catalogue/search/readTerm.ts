import type { SearchLexicon, TermFacet } from './SearchLexicon.ts';
import { termTokens } from './termTokens.ts';

/** A phrase of a term: a filter that it names, or a word to be found in texts. */
export interface TermPart {
  readonly text: string;
  readonly facet?: TermFacet;
}

/** A search term as the shop understands it. */
export interface TermReading {
  /** Filters that its phrases name. Values of one facet are alternatives. */
  readonly filters: ReadonlyMap<TermFacet, readonly string[]>;
  /** The words that are left to be found in texts. */
  readonly words: readonly string[];
  /** All of it in order, without ignored words. */
  readonly parts: readonly TermPart[];
  /** A size that no product of the market has, so that it is no filter. */
  readonly unknownSize?: string;
}

/** Facets of which a term names one value only: of two sizes or sports, either will do. */
const alternatives: ReadonlySet<TermFacet> = new Set(['size', 'color', 'sport', 'category']);

/**
 * Reads filters and words out of a term, the longest phrase first: `men's trainers size 9` is men, shoes and size 9,
 * without any word. A second department contradicts the first and stays a word. A bare number is a size beside a product,
 * or with `isBareSize`.
 */
export function readTerm(term: string, lexicon: SearchLexicon, isBareSize = false): TermReading {
  const tokens = termTokens(term);
  const filters = new Map<TermFacet, readonly string[]>();
  const words: string[] = [];
  const parts: TermPart[] = [];
  let unknownSize: string | undefined;
  const namesProduct = tokens.some((_, at) => {
    const found = lexicon.filterAt(tokens, at)?.filter.facet;
    return found === 'category' || found === 'sport';
  });
  const textOf = (at: number, length: number) => tokens.slice(at, at + length).join(' ');
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? '';
    const size = lexicon.sizeAt(tokens, at, namesProduct || isBareSize);
    if (size && !filters.has('size')) {
      const text = textOf(at, size.length);
      if (size.sizes.length > 0) filters.set('size', size.sizes);
      else unknownSize = text;
      parts.push({ text, facet: 'size' });
      at += size.length;
      continue;
    }
    const found = lexicon.filterAt(tokens, at);
    if (found) {
      const { facet, values } = found.filter;
      const before = filters.get(facet);
      if (before === undefined || alternatives.has(facet)) {
        filters.set(facet, [...new Set([...(before ?? []), ...values])]);
        parts.push({ text: textOf(at, found.length), facet });
        at += found.length;
        continue;
      }
    }
    if (!lexicon.isIgnored(token)) {
      words.push(token);
      parts.push({ text: token });
    }
    at += 1;
  }
  return { filters, words, parts, ...(unknownSize === undefined ? {} : { unknownSize }) };
}
