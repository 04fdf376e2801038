import type { FacetKey } from '@touchline/contract/product/schema';
import { sizeKey, type CatalogueIndex } from '../CatalogueIndex.ts';
import type { LanguageTexts } from '../tables.ts';
import { fallbacksOf, colourTexts, shopDepartments, sportTexts } from '../vocabulary.ts';
import { PriceReader, type TermPrice } from './PriceReader.ts';
import { SizeReader, type IsOffered, type ReadSize } from './SizeReader.ts';
import { termTokens } from './termTokens.ts';
import { noVocabulary, type SearchVocabularies, type SearchVocabulary } from './SearchVocabulary.ts';

/** Filters that words of a search may stand for. */
export type TermFacet = Extract<FacetKey, 'category' | 'gender' | 'sport' | 'size' | 'color' | 'sale'>;

/** A filter that a phrase names; a department has several genders. */
export interface NamedFilter {
  readonly facet: TermFacet;
  readonly values: readonly string[];
}

/** A size in a term, by its values of the filter. */
export interface NamedSize extends Pick<ReadSize, 'length' | 'isClear'> {
  readonly values: readonly string[];
}

/** The most words that one phrase may have. */
const longestPhrase = 4;

/** What phrases mean in the searches of one site: filters, synonyms, ignored words and pages. */
export class SearchLexicon {
  readonly vocabulary: SearchVocabulary;
  readonly #filters = new Map<string, NamedFilter>();
  readonly #synonyms = new Map<string, readonly (readonly string[])[]>();
  readonly #ignored: ReadonlySet<string>;
  readonly #sizes: SizeReader;
  readonly #prices: PriceReader;
  readonly #index: CatalogueIndex;

  constructor(index: CatalogueIndex, language: string, vocabularies: SearchVocabularies) {
    const code = fallbacksOf(language).find((each) => vocabularies[each] !== undefined);
    this.vocabulary = (code === undefined ? undefined : vocabularies[code]) ?? noVocabulary;
    const { filters, synonyms, ignored } = this.vocabulary;
    this.#index = index;
    this.#ignored = new Set(ignored.map(keyOf));
    this.#sizes = new SizeReader(index.sizes, this.vocabulary);
    this.#prices = new PriceReader(this.vocabulary, (word) => this.#sizes.isSizeWord(word));
    // What a feed calls its categories takes no word away from the shop's own: one item of `Nutrition > Running` is not
    // what "running" means.
    const placesOf = (path: string) => index.tree.find(path.split('/')).filter((found) => !found.isImported);
    // Phrases of a category that this catalogue lacks mean the same all the same: a feed names its categories itself.
    const unplaced = Object.entries(filters.category)
      .filter(([path]) => placesOf(path).length === 0)
      .map(([path, phrases]) => (code === 'en' ? [path.split('/').at(-1) ?? '', ...phrases] : phrases));
    for (const group of [...synonyms, ...unplaced]) {
      const phrases = group.map((phrase) => termTokens(phrase));
      for (const phrase of phrases) {
        const key = phrase.join(' ');
        if (key !== '' && !this.#synonyms.has(key)) this.#synonyms.set(key, phrases);
      }
    }

    const name = (facet: TermFacet, values: readonly string[], texts: readonly (string | undefined)[]) => {
      for (const text of texts) {
        const key = keyOf(text ?? '');
        if (key !== '' && !this.#filters.has(key)) this.#filters.set(key, { facet, values });
      }
    };
    for (const [path, others] of Object.entries(filters.category)) {
      const found = placesOf(path);
      if (found.length > 0)
        name(
          'category',
          found.map(({ address }) => address),
          others,
        );
    }
    for (const { key, genders, name: names } of shopDepartments)
      name('gender', genders, [...namesIn(names, language), ...(filters.gender[key] ?? [])]);
    for (const sport of index.values('sport').keys())
      name('sport', [sport], [...namesIn(sportTexts.get(sport), language), ...(filters.sport[sport] ?? [])]);
    for (const colour of index.values('color').keys())
      name(
        'color',
        [colour],
        [...namesIn(colourTexts.get(colour)?.name, language), ...(filters.color[colour] ?? [])],
      );
    if (index.values('sale').has('true')) name('sale', ['true'], filters.sale['true'] ?? []);
    const curated = new Set(synonyms.flat().map(keyOf));
    for (const [key, addresses] of categoryNames(index, language))
      if (!curated.has(key) && !this.#ignored.has(key)) name('category', addresses, [key]);
  }

  /** The longest phrase at a position of a term that names a filter, and its number of words. */
  filterAt(tokens: readonly string[], at: number): { filter: NamedFilter; length: number } | undefined {
    for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
      const filter = this.#filters.get(tokens.slice(at, at + length).join(' '));
      if (filter) return { filter, length };
    }
    return undefined;
  }

  /** The longest phrase at a position that has synonyms: all of the group, and the number of words. */
  synonymsAt(
    tokens: readonly string[],
    at: number,
  ): { phrases: readonly (readonly string[])[]; length: number } | undefined {
    for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
      const phrases = this.#synonyms.get(tokens.slice(at, at + length).join(' '));
      if (phrases) return { phrases, length };
    }
    return undefined;
  }

  /** The size at a position of a term, of those that are offered. */
  sizeAt(tokens: readonly string[], at: number, isOffered: IsOffered): NamedSize | undefined {
    const read = this.#sizes.at(tokens, at, isOffered);
    if (!read) return undefined;
    const values = read.sizes.map((size) => this.#index.sizeValue(sizeKey(size)));
    return { length: read.length, isClear: read.isClear, values: [...new Set(values)] };
  }

  /** The price bounds of a term. */
  priceIn(tokens: readonly string[]): TermPrice | undefined {
    return this.#prices.read(tokens);
  }

  /** Whether a word says that a size follows. */
  isSizeWord(token: string): boolean {
    return this.#sizes.isSizeWord(token);
  }

  isIgnored(token: string): boolean {
    return this.#ignored.has(token);
  }

  /** Every word of a filter's name, for the correction of spelling. */
  *words(): Generator<string> {
    for (const key of [...this.#filters.keys(), ...this.#synonyms.keys()]) yield* key.split(' ');
  }
}

/** The names of the shop's categories: one that several have means all of them. */
function categoryNames(index: CatalogueIndex, language: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const path of index.values('category').keys()) {
    const category = index.tree.byPath(path);
    if (!category || category.isImported) continue;
    for (const key of new Set(namesIn(category.names, language).map((text) => keyOf(text ?? '')))) {
      if (key === '') continue;
      names.set(key, [...(names.get(key) ?? []), category.address]);
    }
  }
  return names;
}

const keyOf = (text: string): string => termTokens(text).join(' ');

/** A name in the language and its base language: never that of another one, in which a word may mean something else. */
const namesIn = (texts: LanguageTexts | undefined, language: string): (string | undefined)[] =>
  texts ? [texts[language], texts[language.split('-')[0] ?? '']] : [];
