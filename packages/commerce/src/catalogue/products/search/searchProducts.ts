import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { readPrice } from '../listQuery.ts';
import { fallbacksOf } from '../vocabulary.ts';
import { asTyped } from './asTyped.ts';
import { editDistance } from './editDistance.ts';
import { foundProducts, productsWith, type Found } from './foundProducts.ts';
import { matchTexts, queryWithSynonyms, type SearchInput } from './matchTexts.ts';
import { readSearch } from './readSearch.ts';
import type { TermFacet } from './SearchLexicon.ts';
import { termTokens } from './termTokens.ts';

/** The language of the catalogue's texts that a site shows: its own, or what that falls back to. */
async function writtenLanguage(db: Kysely<Database>, language: string): Promise<string> {
  const [own = language, ...further] = fallbacksOf(language);
  if (further.length === 0) return own;
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${[own, ...further]}::text[]) with ordinality as given (code, place)
    where exists (select 1 from search_words w where w.language = code) order by place limit 1`.execute(db);
  return rows[0]?.code ?? own;
}

/**
 * Finds products by a term in the site's language: by the filters that its phrases name and the words that are left;
 * when there are none, by all words as they are; when there are still none, by corrected words; and at last by as much of
 * it as finds something.
 */
export async function searchProducts(input: SearchInput, term: string, currency: string): Promise<Found> {
  const typed = termTokens(term);
  const priced = input.lexicon.priceIn(typed);
  const tokens = priced?.rest ?? typed;
  if (tokens.length === 0) return priced ? withPrice({ ids: [] }, [], priced.price, currency) : { ids: [] };
  const written = { ...input, language: await writtenLanguage(input.db, input.language) };
  const any = await findAny(written, tokens);
  const found = priced ? withPrice(any, tokens, priced.price, currency) : any;
  const { droppedWords } = found;
  return droppedWords === undefined ? found : { ...found, droppedWords: asTyped(term, droppedWords) };
}

/** What was found, as filters with the one for the price. */
function withPrice(found: Found, tokens: readonly string[], text: string, currency: string): Found {
  const isFound = tokens.length === 0 || found.ids.length > 0 || found.filters !== undefined;
  const range = readPrice(text, currency);
  if (!isFound || !range) return found;
  const dropped = new Set(found.droppedWords?.split(' '));
  const words = found.correctedTerm ?? tokens.filter((token) => !dropped.has(token)).join(' ');
  return {
    ...found,
    filters: found.filters ?? new Map(),
    words:
      found.filters && found.words
        ? found.words
        : { text: words, ids: tokens.length > 0 ? found.ids : undefined },
    price: { text, ...range },
  };
}

async function findAny(input: SearchInput, tokens: readonly string[]): Promise<Found> {
  const found = await findByTokens(input, tokens);
  if (found) return found;
  const corrected = await correct(input, tokens);
  const better = corrected && (await findByTokens(input, corrected));
  if (better) return { ...better, correctedTerm: corrected.join(' ') };
  return (await findMost(input, tokens)) ?? { ids: [] };
}

/** Finds products by words only, without reading filters out of them. */
export async function searchByWords(input: SearchInput, words: string): Promise<Found> {
  const language = await writtenLanguage(input.db, input.language);
  return {
    ids: await matchTexts({ ...input, language }, queryWithSynonyms(termTokens(words), input.lexicon)),
  };
}

async function findByTokens(input: SearchInput, tokens: readonly string[]): Promise<Found | undefined> {
  const { index, lexicon } = input;
  const { filters, parts, words, dropped } = await readSearch(input, tokens);
  const found = (result: Found): Found =>
    dropped.length > 0 ? { ...result, droppedWords: dropped.join(' ') } : result;
  // A size stands in no text: as a word, its number would find grams and millimetres.
  const isSized = filters.has('size') || dropped.length > 0;
  const texts = parts.flatMap(({ text, facet }) => (facet === 'size' ? [] : text.split(' ')));
  const all = queryWithSynonyms(texts, lexicon);
  if (filters.size === 0) {
    const ids = await matchTexts(input, all);
    return ids.length > 0 ? found({ ids }) : undefined;
  }
  const [withWords, order] = await Promise.all([
    words.length > 0 ? matchTexts(input, queryWithSynonyms(words, lexicon)) : undefined,
    // Without words the filters say it all: their products stand in the catalogue's own order, those first that also
    // have every word in their texts: of all shorts the running shorts, where the catalogue knows no sport.
    words.length > 0 ? matchTexts(input, all.replaceAll(' & ', ' | ')) : matchTexts(input, all, 'position'),
  ]);
  const result: Found = { ids: order, filters, words: { text: words.join(' '), ids: withWords } };
  if (foundProducts(index, result).count() > 0) return found(result);
  if (isSized) return undefined;
  const ids = await matchTexts(input, all);
  return ids.length > 0 ? { ids } : undefined;
}

/** Parts of a term from the most to the least telling. */
const telling: readonly TermFacet[] = ['category', 'sport', 'gender', 'color', 'sale'];

/** Finds products by as many parts of a term as they have in common; the size is the first to be dropped. */
async function findMost(input: SearchInput, tokens: readonly string[]): Promise<Found | undefined> {
  const { index, lexicon } = input;
  const { filters, parts, words, dropped } = await readSearch(input, tokens, true);
  let products = index.everything;
  const kept = new Map<TermFacet, readonly string[]>();
  const found: string[] = [];
  const tryFilter = (facet: TermFacet, values = filters.get(facet) ?? []) => {
    const next = products.and(productsWith(index, facet, values));
    if (next.count() === 0) return;
    products = next;
    kept.set(facet, values);
  };
  for (const facet of telling) tryFilter(facet);
  for (const word of words) {
    const next = products.and(index.setOf(await matchTexts(input, queryWithSynonyms([word], lexicon))));
    if (next.count() === 0) continue;
    products = next;
    found.push(word);
  }
  const isThere = (size: string) => products.countWith(index.union('size', [size])) > 0;
  tryFilter('size', filters.get('size')?.filter(isThere));
  if (found.length === 0 && kept.size === 0) return undefined;
  const left = parts.filter(({ text, facet }) => (facet ? !kept.has(facet) : !found.includes(text)));
  const droppedWords = [...left.map(({ text }) => text), ...dropped].join(' ');
  const ids = await matchTexts(input, queryWithSynonyms(found, lexicon));
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
      lexicon.isSizeWord(word) ||
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
