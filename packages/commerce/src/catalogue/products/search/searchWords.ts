import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';

/** Recounts the words of all products, used to correct misspelled searches. */
export const countWords: readonly string[] = [
  'delete from search_words',
  `insert into search_words (language, word, uses)
   select t.language, w.word, count(*)::int
   from product_texts t join products p on p.id = t.product_id and p.active,
     lateral (select distinct word from regexp_split_to_table(
       split_part(t.words, E'\\n', 1) || ' ' || split_part(t.words, E'\\n', 2) || ' ' || split_part(t.words, E'\\n', 3),
       '[^[:alnum:]]+') as word) w
   where length(w.word) between 3 and 40 and w.word !~ '^[0-9]+$'
   group by t.language, w.word`,
];

/** Recounts the words of all products. Two statements. */
export async function refreshSearchWords(db: Kysely<Database>): Promise<void> {
  for (const statement of countWords) await sql.raw(statement).execute(db);
}
