import type { PrivacyRefusal, PrivacyRequestType } from '@touchline/contract/privacyRequest/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { randomHex } from '../ports/Random.ts';
import type { Shop } from '../Shop.ts';

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

interface NewMail extends PrivacyMailData {
  readonly kind: PrivacyMailKind;
  readonly recipient: string;
  readonly language: string;
}

/** Writes a mail into the outbox, in the transaction that makes it necessary. */
export async function writePrivacyMail(
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
