import * as z from 'zod/mini';

const phrase = z.string().check(z.minLength(1));
const phrases = z.array(phrase);
const byValue = z.record(z.string(), phrases);

/**
 * What shoppers type in one language, beyond the names that the catalogue has: a file of `packages/commerce/search`, or
 * of `SEARCH_DIR`. Phrases are compared without case, accents and punctuation.
 */
export const SearchVocabulary = z.strictObject({
  /** For editors; ignored. */
  $schema: z.optional(z.string()),
  /** Words without a meaning of their own: "for", "with". */
  ignored: phrases,
  /** Words before a size: "size" in "size 9". */
  sizeWords: phrases,
  /** Names of size systems in this language, and of the units `cm` and `mm`: "american" by `US`. */
  sizeSystems: z.optional(byValue),
  /** What sizes in letters are called, beside a product: "extra large" by `XL`. */
  sizeNames: z.optional(byValue),
  /** How prices are bounded, `#` for a number: "under #" as `below`, "between # and #" as `between`; and names of currencies. */
  prices: z.optional(
    z.strictObject({ below: phrases, above: phrases, between: phrases, currencies: phrases }),
  ),
  /** Groups of phrases that mean the same: each finds the products of all. */
  synonyms: z.array(phrases),
  /** Other names of filters, by the filter's value. */
  filters: z.strictObject({
    /** By department: `men`, `women`, `kids`. */
    gender: byValue,
    /** By a category's key or its path: `shoes`, `tops/tees`. */
    category: byValue,
    sport: byValue,
    color: byValue,
    /** The only value is `true`. */
    sale: byValue,
  }),
  /** Pages that answer a search better than products do. */
  pages: z.array(z.strictObject({ phrases, path: z.string(), title: z.string() })),
  /** Searches offered before anything is typed, the most popular first; with `url`, that page answers it. */
  popular: z.array(
    z.union([phrase, z.strictObject({ text: phrase, url: z.string().check(z.startsWith('/')) })]),
  ),
});
export type SearchVocabulary = z.infer<typeof SearchVocabulary>;

/** Vocabularies by language. */
export type SearchVocabularies = Readonly<Record<string, SearchVocabulary>>;

export const noVocabulary: SearchVocabulary = {
  ...{ ignored: [], sizeWords: [], synonyms: [], pages: [], popular: [] },
  filters: { gender: {}, category: {}, sport: {}, color: {}, sale: {} },
};

/** Checks the content of vocabulary files by language. Throws an error that names the language and each wrong field. */
export function readVocabularies(files: Readonly<Record<string, unknown>>): SearchVocabularies {
  return Object.fromEntries(
    Object.entries(files).map(([language, content]) => {
      const parsed = z.safeParse(SearchVocabulary, content);
      if (parsed.success) return [language, parsed.data];
      const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      throw new Error(`The search vocabulary "${language}": ${problems.join('; ')}`);
    }),
  );
}
