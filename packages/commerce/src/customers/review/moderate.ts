import type { ReviewRefusal } from '@touchline/contract/review/constants';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { writeReviewMail } from './reviewMails.ts';
import { moveSummary } from './reviewSummary.ts';
import type { ReviewRow } from './tables.ts';

/** What the shop decides about a review. */
export type Decision =
  | { readonly kind: 'published' }
  | { readonly kind: 'refused'; readonly reason: ReviewRefusal }
  | { readonly kind: 'replied'; readonly text: string };

/** Carries out a decision, with the summary and the mail to the author in one transaction. */
export async function decide(
  shop: Pick<CommerceContext, 'db' | 'clock' | 'random'>,
  id: string,
  decision: Decision,
): Promise<ReviewRow> {
  return shop.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound('review');
    if (decision.kind === 'replied' && before.state !== 'published')
      throw new Failure(409, 'InvalidParameters', 'Only a published review has a reply.');
    const after = await trx
      .updateTable('reviews')
      .set(changesOf(decision, shop.clock.now()))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await moveSummary(trx, before, after);
    if (decision.kind === 'replied' || after.state !== before.state)
      await writeReviewMail({ ...shop, db: trx }, after, `review-${decision.kind}`);
    return after;
  });
}

function changesOf(decision: Decision, now: Date): Partial<ReviewRow> {
  if (decision.kind === 'published') return { state: 'published', refusal: null, reports: 0 };
  if (decision.kind === 'refused') return { state: 'refused', refusal: decision.reason, reports: 0 };
  return { reply: decision.text, replied_at: now };
}
