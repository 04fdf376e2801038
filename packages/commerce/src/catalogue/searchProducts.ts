import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { editDistance } from './editDistance.ts';
import { searchTokens } from './foldText.ts';
import { configOf } from './searchConfigs.ts';
import { fallbacksOf } from './vocabulary.ts';

export interface Found {
  /** Product ids, best match first, from any market. */
  ids: readonly string[];
  /** The term searched instead, when the typed one found nothing. */
  correctedTerm?: string;
}

/** Builds a query that requires every word, at least as a prefix: `run sho` finds running shoes. */
export function queryOf(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(' & ');
}

async function match(db: Kysely<Database>, words: readonly string[], language: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] | null }>`
    select array_agg(t.product_id order by ts_rank(t.search, q) desc, p.position, p.id) as ids
    from product_texts t join products p on p.id = t.product_id,
      to_tsquery(${configOf(language)}::regconfig, ${queryOf(words)}) q
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

/** Finds products by words in the site's language; when there are none, by corrected words. */
export async function searchProducts(db: Kysely<Database>, term: string, shown: string): Promise<Found> {
  const words = searchTokens(term);
  if (words.length === 0) return { ids: [] };
  const language = await writtenLanguage(db, shown);
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
