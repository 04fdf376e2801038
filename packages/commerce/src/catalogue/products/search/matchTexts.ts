import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { CatalogueIndex } from '../CatalogueIndex.ts';
import { searchTokens } from './foldWords.ts';
import { configOf } from './searchConfigs.ts';
import type { SearchLexicon } from './SearchLexicon.ts';

export interface SearchInput {
  db: Kysely<Database>;
  index: CatalogueIndex;
  lexicon: SearchLexicon;
  /** Language of the site, or what its texts are written in. */
  language: string;
}

/** Builds a query that requires every word, at least as a prefix: `run sho` finds running shoes. */
export function queryOf(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(' & ');
}

/** The same, and any phrase of a group of synonyms for a phrase of it. */
export function queryWithSynonyms(tokens: readonly string[], lexicon: SearchLexicon): string {
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

/** A query that requires a number, and other words with it, in what a product is called: “Tempo 4”, “2-in-1 shorts”. */
export function queryInNames(words: readonly string[], number: string): string {
  const prefixes = words.flatMap((word) => searchTokens(word)).map((word) => `${word}:*AB`);
  return [...prefixes, ...searchTokens(number).map((word) => `${word}:AB`)].join(' & ');
}

/** The ids of products whose texts match a query, best first or in the catalogue's own order. */
export async function matchTexts(
  { db, language }: Pick<SearchInput, 'db' | 'language'>,
  query: string,
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
