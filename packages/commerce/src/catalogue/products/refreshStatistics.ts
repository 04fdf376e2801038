import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

/**
 * Updates the statistics of the query planner. The embedded database does not do this by itself, and without it reading
 * the lists of 50,000 items took minutes.
 */
export async function refreshStatistics(db: Kysely<Database>): Promise<void> {
  await sql`analyze products, product_texts, variants, prices, price_history, stock, categories, search_words, feed_groups`.execute(
    db,
  );
}
