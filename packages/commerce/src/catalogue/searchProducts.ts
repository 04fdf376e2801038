import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { editDistance } from './editDistance.ts';
import { searchTokens } from './foldText.ts';

export interface Found {
  /** Product ids, best match first, from any market. */
  ids: readonly string[];
  /** The term searched instead, when the typed one found nothing. */
  correctedTerm?: string;
}

const configs = new Map([
  ['en', 'english'],
  ['de', 'german'],
  ['fr', 'french'],
]);

/** Builds a query that requires every word, at least as a prefix: `run sho` finds running shoes. */
export function queryOf(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(' & ');
}

/** The database's text search configuration for a language. */
export function configOf(language: string): string {
  return configs.get(language) ?? 'simple';
}

async function match(db: Kysely<Database>, words: readonly string[], language: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] | null }>`
    select array_agg(t.product_id order by ts_rank(t.search, q) desc, p.position, p.id) as ids
    from product_texts t join products p on p.id = t.product_id,
      to_tsquery(${configOf(language)}::regconfig, ${queryOf(words)}) q
    where t.search @@ q and t.language = ${language} and p.active`.execute(db);
  return rows[0]?.ids ?? [];
}

/** Finds products by words in the site's language; when there are none, by corrected words. */
export async function searchProducts(db: Kysely<Database>, term: string, language: string): Promise<Found> {
  const words = searchTokens(term);
  if (words.length === 0) return { ids: [] };
  const ids = await match(db, words, language);
  if (ids.length > 0) return { ids };
  const corrected = await correct(db, words, language);
  if (!corrected) return { ids: [] };
  const better = await match(db, corrected, language);
  return better.length > 0 ? { ids: better, correctedTerm: corrected.join(' ') } : { ids: [] };
}

/** Replaces each unknown word with the most similar known one; `undefined` when none is similar. */
async function correct(
  db: Kysely<Database>,
  words: readonly string[],
  language: string,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ given: string; word: string; uses: number }>`
    select g.given, c.word, c.uses
    from unnest(${[...words]}::text[]) as g (given), lateral (
      select w.word, w.uses from search_words w where w.language = ${language} order by w.word <-> g.given limit 20
    ) c`.execute(db);
  let changed = false;
  const corrected = words.map((word) => {
    const near = rows.filter((row) => row.given === word);
    if (near.some((row) => row.word.startsWith(word))) return word;
    const best = near
      .map((row) => ({ ...row, distance: editDistance(row.word, word) }))
      .filter((row) => row.distance <= Math.max(1, Math.floor(word.length / 3)))
      .sort((a, b) => a.distance - b.distance || b.uses - a.uses)[0];
    if (best) changed = true;
    return best?.word ?? word;
  });
  return changed ? corrected : undefined;
}
