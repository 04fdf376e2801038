import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Tells the planner how much there is now. The embedded database has nobody who does it by itself, and without it reading
 * the lists of 50,000 items took minutes.
 */
export async function refreshStatistics(db: Kysely<Database>): Promise<void> {
  await sql`analyze products, product_texts, variants, prices, price_history, stock, categories, search_words, feed_groups`.execute(
    db,
  );
}
