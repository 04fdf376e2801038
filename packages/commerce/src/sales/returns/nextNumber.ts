import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

/**
 * The next number of a kind of document in a market and a year: `GB-2026-C000012`. Without gaps: a transaction that fails
 * gives it back, because the next one waits for its end.
 */
export async function nextNumber(
  trx: Kysely<Database>,
  kind: string,
  market: string,
  now: Date,
): Promise<string> {
  const year = now.getUTCFullYear();
  const { rows } = await sql<{ last: number }>`
    insert into document_numbers (kind, market, year, last) values (${kind}, ${market}, ${year}, 1)
    on conflict (kind, market, year) do update set last = document_numbers.last + 1 returning last`.execute(
    trx,
  );
  return `${market.toUpperCase()}-${year}-${kind}${String(rows[0]?.last ?? 0).padStart(6, '0')}`;
}
