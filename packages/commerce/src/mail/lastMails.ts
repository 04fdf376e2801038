import type { AccountMailKind } from '../account/accountMails.ts';
import type { PrivacyMailKind } from '../privacyRequest/privacyMails.ts';

/** The mails about an erasure: the last that knows the address, so each row is deleted once it is sent. */
export const lastMails: readonly string[] = [
  'privacy-erased' satisfies PrivacyMailKind,
  'account-deleted' satisfies AccountMailKind,
];
