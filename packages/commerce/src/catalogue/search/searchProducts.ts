import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Bitset } from '../Bitset.ts';
import type { CatalogueIndex } from '../CatalogueIndex.ts';
import { editDistance } from './editDistance.ts';
import { searchTokens } from './foldWords.ts';
import { configOf } from './searchConfigs.ts';
import { fallbacksOf } from '../vocabulary.ts';
import { readTerm } from './readTerm.ts';
import type { SearchLexicon, TermFacet } from './SearchLexicon.ts';
import { termTokens } from './termTokens.ts';

export interface Found {
  /** Product ids, best match first, from any market. Products of `filters` that are not among them come after. */
  ids: readonly string[];
  /** What phrases of the term stand for, where they are filters; then `ids` is an order only, and `words` decides. */
  filters?: ReadonlyMap<TermFacet, readonly string[]>;
  /** The words that are left beside filters, and the products that have them; without words, `undefined` for all. */
  words?: { readonly text: string; readonly ids: readonly string[] | undefined };
  /** The term searched instead, when the typed one found nothing. */
  correctedTerm?: string;
  /** What was left out of the term because nothing has it together with the rest. */
  droppedWords?: string;
}

/** Builds a query that requires every word, at least as a prefix: `run sho` finds running shoes. */
export function queryOf(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(' & ');
}

/** The same, and any phrase of a group of synonyms for a phrase of it. */
function queryWithSynonyms(tokens: readonly string[], lexicon: SearchLexicon): string {
  const parts: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = lexicon.synonymsAt(tokens, at);
    const phrases = found?.phrases ?? [[tokens[at] ?? '']];
    const queries = phrases.map((phrase) => queryOf(phrase.flatMap((word) => searchTokens(word))));
    parts.push(
      queries.length > 1 ? `(${queries.map((query) => `(${query})`).join(' | ')})` : (queries[0] ?? ''),
    );
    at += found?.length ?? 1;
  }
  return parts.filter(Boolean).join(' & ');
}

async function match(
  db: Kysely<Database>,
  query: string,
  language: string,
  by: 'rank' | 'position' = 'rank',
): Promise<string[]> {
  if (query === '') return [];
  const order = by === 'rank' ? sql`ts_rank(t.search, q) desc, p.position, p.id` : sql`p.position, p.id`;
  const { rows } = await sql<{ ids: string[] | null }>`
    select array_agg(t.product_id order by ${order}) as ids
    from product_texts t join products p on p.id = t.product_id,
      to_tsquery(${configOf(language)}::regconfig, ${query}) q
    where t.search @@ q and t.language = ${language} and p.active`.execute(db);
  return rows[0]?.ids ?? [];
}

/** The language of the catalogue's texts that a site shows: its own, or what that falls back to. */
async function writtenLanguage(db: Kysely<Database>, language: string): Promise<string> {
  const [own = language, ...further] = fallbacksOf(language);
  if (further.length === 0) return own;
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${[own, ...further]}::text[]) with ordinality as given (code, place)
    where exists (select 1 from search_words w where w.language = code) order by place limit 1`.execute(db);
  return rows[0]?.code ?? own;
}

/** The products that have the words of a search; all, where it consists of filters. */
export function wordedProducts(index: CatalogueIndex, { ids, words }: Found): Bitset {
  if (!words) return index.setOf(ids);
  return words.ids ? index.setOf(words.ids) : index.everything;
}

/** The products that a search finds: those with its words that pass its filters. */
export function foundProducts(index: CatalogueIndex, found: Found): Bitset {
  let products = wordedProducts(index, found);
  for (const [facet, values] of found.filters ?? []) products = products.and(union(index, facet, values));
  return products;
}

function union(index: CatalogueIndex, facet: TermFacet, values: readonly string[]): Bitset {
  if (facet !== 'category') return index.union(facet, values);
  return index.union(
    facet,
    values.flatMap((address) => index.tree.find(address.split('/')).map(({ path }) => path)),
  );
}

interface SearchInput {
  db: Kysely<Database>;
  index: CatalogueIndex;
  lexicon: SearchLexicon;
  /** Language of the site. */
  language: string;
}

/**
 * Finds products by a term in the site's language: by the filters that its phrases name and the words that are left;
 * when there are none, by all words as they are; when there are still none, by corrected words; and at last by as much of
 * it as finds something.
 */
export async function searchProducts(input: SearchInput, term: string): Promise<Found> {
  const tokens = termTokens(term);
  if (tokens.length === 0) return { ids: [] };
  const written = { ...input, language: await writtenLanguage(input.db, input.language) };
  const found = await findByTokens(written, tokens);
  if (found) return found;
  const corrected = await correct(written, tokens);
  const better = corrected && (await findByTokens(written, corrected));
  if (better) return { ...better, correctedTerm: corrected.join(' ') };
  return (await findMost(written, tokens)) ?? { ids: [] };
}

/** Finds products by words only, without reading filters out of them. */
export async function searchByWords(input: SearchInput, words: string): Promise<Found> {
  const language = await writtenLanguage(input.db, input.language);
  return { ids: await match(input.db, queryWithSynonyms(termTokens(words), input.lexicon), language) };
}

async function findByTokens(input: SearchInput, tokens: readonly string[]): Promise<Found | undefined> {
  const { db, index, lexicon, language } = input;
  const { filters, words, unknownSize } = readTerm(tokens.join(' '), lexicon);
  if (unknownSize !== undefined) return findWithout(input, tokens, unknownSize);
  const all = queryWithSynonyms(
    tokens.filter((token) => !lexicon.isIgnored(token)),
    lexicon,
  );
  if (filters.size === 0) {
    const ids = await match(db, all, language);
    return ids.length > 0 ? { ids } : undefined;
  }
  const [withWords, order] = await Promise.all([
    words.length > 0 ? match(db, queryWithSynonyms(words, lexicon), language) : undefined,
    // Without words the filters say it all: their products stand in the catalogue's own order, those first that also
    // have every word in their texts: of all shorts the running shorts, where the catalogue knows no sport.
    words.length > 0
      ? match(db, all.replaceAll(' & ', ' | '), language)
      : match(db, all, language, 'position'),
  ]);
  const found: Found = { ids: order, filters, words: { text: words.join(' '), ids: withWords } };
  if (foundProducts(index, found).count() > 0) return found;
  const ids = await match(db, all, language);
  return ids.length > 0 ? { ids } : undefined;
}

/** Finds products by a term without a size that none of them has. */
async function findWithout(
  input: SearchInput,
  tokens: readonly string[],
  size: string,
): Promise<Found | undefined> {
  const rest = ` ${tokens.join(' ')} `.replace(` ${size} `, ' ').trim();
  const found = rest === '' ? undefined : await findByTokens(input, rest.split(' '));
  return found && { ...found, droppedWords: [size, found.droppedWords].filter(Boolean).join(' ') };
}

/** Parts of a term from the most to the least telling. */
const telling: readonly TermFacet[] = ['category', 'sport', 'gender', 'color', 'sale'];

/** Finds products by as many parts of a term as they have in common; the size is the first to be dropped. */
async function findMost(input: SearchInput, tokens: readonly string[]): Promise<Found | undefined> {
  const { db, index, lexicon, language } = input;
  const { filters, words, parts } = readTerm(tokens.join(' '), lexicon, true);
  let products = index.everything;
  const kept = new Map<TermFacet, readonly string[]>();
  const found: string[] = [];
  const tryFilter = (facet: TermFacet) => {
    const values = filters.get(facet);
    const next = values && products.and(union(index, facet, values));
    if (!values || !next || next.count() === 0) return;
    products = next;
    kept.set(facet, values);
  };
  telling.forEach(tryFilter);
  for (const word of words) {
    const next = products.and(index.setOf(await match(db, queryWithSynonyms([word], lexicon), language)));
    if (next.count() === 0) continue;
    products = next;
    found.push(word);
  }
  tryFilter('size');
  if (found.length === 0 && kept.size === 0) return undefined;
  const droppedWords = parts
    .filter(({ text, facet }) => (facet ? !kept.has(facet) : !found.includes(text)))
    .map(({ text }) => text)
    .join(' ');
  const ids = await match(db, queryWithSynonyms(found, lexicon), language);
  return {
    ids,
    ...(kept.size > 0
      ? { filters: kept, words: { text: found.join(' '), ids: found.length > 0 ? ids : undefined } }
      : {}),
    ...(droppedWords === '' ? {} : { droppedWords }),
  };
}

/** Replaces each unknown word with the most similar known one; `undefined` when none is similar. */
async function correct(
  { db, lexicon, language }: SearchInput,
  words: readonly string[],
): Promise<string[] | undefined> {
  const { rows } = await sql<{ given: string; word: string; uses: number }>`
    select g.given, c.word, c.uses
    from unnest(${[...words]}::text[]) as g (given), lateral (
      select w.word, w.uses from search_words w where w.language = ${language} order by w.word <-> g.given limit 20
    ) c`.execute(db);
  const named = new Set(lexicon.words());
  let changed = false;
  const corrected = words.map((word) => {
    const near = rows.filter((row) => row.given === word);
    // A number that is nearly another one is another one.
    if (
      /\d/.test(word) ||
      named.has(word) ||
      lexicon.isIgnored(word) ||
      near.some((row) => row.word.startsWith(word))
    )
      return word;
    const best = [...near, ...[...named].map((each) => ({ word: each, uses: 0 }))]
      .map((row) => ({ ...row, distance: editDistance(row.word, word) }))
      .filter((row) => row.distance <= Math.max(1, Math.floor(word.length / 3)))
      .sort((a, b) => a.distance - b.distance || b.uses - a.uses)[0];
    if (best) changed = true;
    return best?.word ?? word;
  });
  return changed ? corrected : undefined;
}
