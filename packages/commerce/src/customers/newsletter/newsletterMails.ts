import { mailWriter } from '../../kernel/outbox/mailWriter.ts';

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

/** Writes a mail into the outbox, in the transaction that makes it necessary. */
export const writeNewsletterMail = mailWriter<NewsletterMailKind, NewsletterMailData>();
