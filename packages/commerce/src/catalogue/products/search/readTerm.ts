import type { SearchLexicon, TermFacet } from './SearchLexicon.ts';
import type { IsOffered } from './SizeReader.ts';

/** A phrase of a term: a filter that it names, or a word to be found in texts. */
export interface TermPart {
  readonly text: string;
  readonly facet?: TermFacet;
}

/** A size that a term names. */
export interface TermSize extends TermPart {
  readonly facet: 'size';
  /** Values of the filter; none where there is no such size. */
  readonly values: readonly string[];
  /** Whether nothing else can be meant, as by the number in “Tempo 4 running shoes”. */
  readonly isClear: boolean;
}

/** A search term as the shop understands it. */
export interface TermReading {
  /** Filters that its phrases name, without sizes. Values of one facet are alternatives. */
  readonly filters: ReadonlyMap<TermFacet, readonly string[]>;
  /** All of it in order, without ignored words. */
  readonly parts: readonly (TermPart | TermSize)[];
}

interface ReadOptions {
  /** Whether the products in question have a size; all of the market count unless given. */
  readonly isOffered?: IsOffered;
  /** Whether a number alone is a size even where the term names no product. */
  readonly isBareSize?: boolean;
}

/** Facets of which a term names one value only: of two sports, either will do. */
const alternatives: ReadonlySet<TermFacet> = new Set(['color', 'sport', 'category']);

/**
 * Reads filters and words out of the tokens of a term, the longest phrase first: `men's trainers size 9` is men, shoes and
 * size 9, without any word. A second department contradicts the first and stays a word. A bare number is a size beside a
 * product, or with `isBareSize`.
 */
export function readTerm(
  tokens: readonly string[],
  lexicon: SearchLexicon,
  { isOffered = () => true, isBareSize = false }: ReadOptions = {},
): TermReading {
  const filters = new Map<TermFacet, readonly string[]>();
  const parts: (TermPart | TermSize)[] = [];
  const isBeside =
    isBareSize ||
    tokens.some((_, at) => {
      const found = lexicon.filterAt(tokens, at)?.filter.facet;
      return found === 'category' || found === 'sport';
    });
  const textOf = (at: number, length: number) => tokens.slice(at, at + length).join(' ');
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? '';
    const size = lexicon.sizeAt(tokens, at, isOffered);
    if (size && (size.isClear || isBeside)) {
      const { values, isClear, length } = size;
      parts.push({ text: textOf(at, length), facet: 'size', values, isClear });
      at += length;
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
    if (!lexicon.isIgnored(token)) parts.push({ text: token });
    at += 1;
  }
  return { filters, parts };
}
