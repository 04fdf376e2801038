import type { ReviewRefusal } from '@touchline/contract/review/constants';
import { mailWriter, type Outbox } from '../../kernel/outbox/mailWriter.ts';
import type { ReviewRow } from './tables.ts';

/** Mails to the author of a review about what the shop decided. */
export type ReviewMailKind = 'review-published' | 'review-refused' | 'review-replied';

/** What waits in the outbox. */
export interface ReviewMailData {
  /** Of the author, where there is one; an erasure finds the mail by it. */
  readonly accountId?: string;
  readonly productId: string;
  readonly sitePath: string;
  readonly refusal?: ReviewRefusal;
}

const writeMail = mailWriter<ReviewMailKind, ReviewMailData>();

/** Writes a mail into the outbox, in the transaction of the decision. Reviews of nobody get none. */
export async function writeReviewMail(
  { db, clock, random }: Outbox,
  review: ReviewRow,
  kind: ReviewMailKind,
): Promise<void> {
  const account =
    review.account_id === null
      ? undefined
      : await db
          .selectFrom('accounts')
          .select('email')
          .where('id', '=', review.account_id)
          .executeTakeFirst();
  const recipient = account?.email ?? review.email;
  if (!recipient) return;
  const data: ReviewMailData = {
    ...(review.account_id === null ? {} : { accountId: review.account_id }),
    ...{ productId: review.product_id, sitePath: review.site_path },
    ...(review.refusal ? { refusal: review.refusal } : {}),
  };
  await writeMail({ db, clock, random }, { kind, recipient, language: review.language, ...data });
}
