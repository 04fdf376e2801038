import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { moveSummary } from './reviewSummary.ts';

/** Deletes a review with its photos, and takes it out of the summary. Returns whether there was one. */
export async function deleteReviewById(trx: Kysely<Database>, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('reviews')
    .where('id', '=', id)
    .returning(['model', 'rating', 'state'])
    .executeTakeFirst();
  await moveSummary(trx, gone, undefined);
  return gone !== undefined;
}

/** Deletes every review of a person; call it in a transaction. Run again, it changes nothing. */
export async function deleteReviewsOf(
  trx: Kysely<Database>,
  { accountId, email }: { accountId: string | undefined; email: string | undefined },
): Promise<void> {
  const rows = await trx
    .selectFrom('reviews')
    .select('id')
    .where((eb) => eb.or([eb('account_id', '=', accountId ?? ''), eb('email', '=', email ?? '')]))
    // The models in one order, so that two of these cannot wait for each other's summaries.
    .orderBy('model')
    .orderBy('id')
    .execute();
  for (const { id } of rows) await deleteReviewById(trx, id);
}
