import type { AccountMailKind } from '../customers/account/accountMails.ts';
import type { PrivacyMailKind } from '../privacy/privacyRequest/privacyMails.ts';

/** The mails about an erasure: the last that knows the address, so each row is deleted once it is sent. */
export const lastMails: readonly string[] = [
  'privacy-erased' satisfies PrivacyMailKind,
  'account-deleted' satisfies AccountMailKind,
];
