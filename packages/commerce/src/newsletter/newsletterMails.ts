import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { randomHex } from '../ports/Random.ts';
import type { Shop } from '../Shop.ts';

/**
 * Mails that somebody's act causes.
 * - `newsletter-confirm`: asks for the confirmation of a sign-up.
 * - `newsletter-welcome`: after it.
 * - `newsletter-link`: the link to the preferences, for whoever asks or signs up again.
 */
export type NewsletterMailKind = 'newsletter-confirm' | 'newsletter-welcome' | 'newsletter-link';

/** What waits in the outbox. The keys of the links are made when the mail is composed. */
export interface NewsletterMailData {
  readonly subscriptionId: string;
  readonly sitePath: string;
}

/** The same for an issue. */
export interface NewsletterIssueData extends NewsletterMailData {
  readonly issueId: string;
}

interface NewMail extends NewsletterMailData {
  readonly kind: NewsletterMailKind;
  readonly recipient: string;
  readonly language: string;
}

/** Writes a mail into the outbox, in the transaction that makes it necessary. */
export async function writeNewsletterMail(
  shop: Pick<Shop, 'clock' | 'random'> & { readonly db: Kysely<Database> },
  { kind, recipient, language, ...data }: NewMail,
): Promise<void> {
  await shop.db
    .insertInto('mails')
    .values({
      id: `${kind}:${randomHex(shop.random, 24)}`,
      ...{ kind, recipient, language },
      data: JSON.stringify(data),
      created_at: shop.clock.now(),
      ...{ sent_at: null, attempts: 0, next_try_at: null, failed_at: null, failure: null },
    })
    .execute();
}
