import type { PrivacyRefusal, PrivacyRequestType } from '@touchline/contract/privacyRequest/schema';
import { mailWriter } from '../../kernel/outbox/mailWriter.ts';

/**
 * Mails about a case.
 * - `privacy-confirm`: asks for a confirmation.
 * - `privacy-archive`: the link to the copy of the data.
 * - `privacy-sale-stopped`: the data is not sold.
 * - `privacy-erased`: the data is gone. It names no case, and its own row is deleted once it is sent.
 * - `privacy-refused`: the operator refused it.
 */
export type PrivacyMailKind =
  'privacy-confirm' | 'privacy-archive' | 'privacy-sale-stopped' | 'privacy-erased' | 'privacy-refused';

/** What waits in the outbox. The keys of the links are made when the mail is composed. */
export interface PrivacyMailData {
  readonly caseId: string;
  readonly sitePath: string;
  readonly requestType: PrivacyRequestType;
  readonly refusal?: PrivacyRefusal;
}

/** Writes a mail into the outbox, in the transaction that makes it necessary. */
export const writePrivacyMail = mailWriter<PrivacyMailKind, PrivacyMailData>();
