import type { ReviewSummary } from '@touchline/contract/review/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { ReviewRow, SummaryRow } from './tables.ts';

type Counted = Pick<ReviewRow, 'model' | 'rating' | 'state'>;

/**
 * Brings the summary from one state of a review to another, in the transaction that changes it and while its row is
 * locked, so that the summary always equals what is stored. `undefined` is a review that is not there.
 */
export async function moveSummary(
  trx: Kysely<Database>,
  before: Counted | undefined,
  after: Counted | undefined,
): Promise<void> {
  const from = before?.state === 'published' ? before : undefined;
  const to = after?.state === 'published' ? after : undefined;
  const model = to?.model ?? from?.model;
  if (model === undefined || from?.rating === to?.rating) return;
  const changes = [1, 2, 3, 4, 5].map(
    (stars) => Number(to?.rating === stars) - Number(from?.rating === stars),
  );
  // The row is there before it is counted down: an insert with less than nothing would break its check.
  await sql`insert into review_summaries (model) values (${model}) on conflict do nothing`.execute(trx);
  await sql`
    update review_summaries set stars_1 = stars_1 + ${changes[0]}, stars_2 = stars_2 + ${changes[1]},
      stars_3 = stars_3 + ${changes[2]}, stars_4 = stars_4 + ${changes[3]}, stars_5 = stars_5 + ${changes[4]}
    where model = ${model}`.execute(trx);
}

/** The summary of a model. */
export async function loadSummary(db: Kysely<Database>, model: string): Promise<ReviewSummary> {
  const row = await db
    .selectFrom('review_summaries')
    .selectAll()
    .where('model', '=', model)
    .executeTakeFirst();
  return summaryOf(row);
}

/** The summary of a stored row; of no reviews without one. */
export function summaryOf(row: SummaryRow | undefined): ReviewSummary {
  const distribution = row
    ? [row.stars_5, row.stars_4, row.stars_3, row.stars_2, row.stars_1]
    : [0, 0, 0, 0, 0];
  const count = distribution.reduce((sum, each) => sum + each, 0);
  const stars = distribution.reduce((sum, each, at) => sum + each * (5 - at), 0);
  return { count, average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10, distribution };
}
