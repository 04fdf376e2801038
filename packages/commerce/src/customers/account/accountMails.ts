import { sql } from 'kysely';
import { mayMail } from '../../kernel/outbox/mailBudget.ts';
import { mailWriter } from '../../kernel/outbox/mailWriter.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import type { Accounts } from './Accounts.ts';
import { digestOf } from './accountLimits.ts';
import type { StoredAccount } from './findAccount.ts';
import { newKey, ticketHashOf } from './oneTimeKeys.ts';
import type { AccountEvent, KeyKind } from './tables.ts';

/** Mails about accounts. Those with a secret name the account, and the secret is made when the mail is composed. */
export type AccountMailKind =
  | 'email-code'
  | 'password-reset'
  | 'light-account-link'
  | 'address-in-use'
  | 'welcome'
  | 'verify-email'
  | 'password-changed'
  | 'email-changed'
  /** Its own row is deleted once it is sent: nothing else knows the address any more. */
  | 'account-deleted'
  | 'provider-linked'
  | 'provider-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'new-device';

/** A device that has signed in; the country by ISO 3166. */
export interface MailedDevice {
  readonly browser?: string;
  readonly system?: string;
  readonly country?: string;
}

/** What waits in the outbox for a mail about an account. */
export interface AccountMailData {
  readonly accountId: string;
  readonly sitePath: string;
  /** Which secret the mail shows. */
  readonly key?: KeyKind;
  /** Where its link leads in the end, below the site path. */
  readonly returnTo?: string;
  /** The device of a `new-device`, as far as it is known. */
  readonly device?: MailedDevice;
}

/** Writes a mail into the outbox. */
export const writeMail = mailWriter<AccountMailKind, AccountMailData>();

const mailOfKey: Readonly<Record<KeyKind, AccountMailKind>> = {
  'login-code': 'email-code',
  'email-code': 'email-code',
  'password-reset': 'password-reset',
  'light-link': 'light-account-link',
  'email-link': 'verify-email',
};

export interface KeyRequest {
  /** The address in its one spelling. */
  readonly email: string;
  readonly account: Pick<StoredAccount, 'id'> | undefined;
  readonly kind: KeyKind;
  /** The mail that shows it. @default that of its kind */
  readonly mail?: AccountMailKind;
  readonly returnTo?: string | undefined;
  readonly language: string;
  readonly sitePath: string;
  /** A new address: the mail goes there. */
  readonly newEmail?: string;
  readonly ticket?: string;
  /** Network that asks. */
  readonly source: string;
}

/**
 * Makes a new code or link, which ends the one before of its kind, and writes its mail, in one statement. The same is
 * run for an address without an account: that it was asked for is recorded in both cases, so both write to the disk and
 * take the same time. Above the budget of a mailbox nothing is made, so that nobody can flood it or keep
 * ending the owner's code. Returns whether it was within the budget.
 */
export async function sendKey({ shop }: Pick<Accounts, 'shop'>, request: KeyRequest): Promise<boolean> {
  const { account, kind, language, sitePath, newEmail, ticket, source, returnTo } = request;
  const recipient = newEmail ?? request.email;
  const purpose = request.mail === 'welcome' ? 'notice' : 'access';
  const isFlood = !(await mayMail(shop, recipient, purpose));
  const now = shop.clock.now();
  const accountId = account && !isFlood ? account.id : randomHex(shop.random, 32);
  const { salt, hash, expiresAt } = await newKey(shop, kind, accountId);
  const ticketHash = ticket === undefined ? null : await ticketHashOf(shop, ticket);
  const mailKind = request.mail ?? mailOfKey[kind];
  const event: AccountEvent = 'mail-requested';
  const sourceDigest = await digestOf(shop, 'source', source);
  const data: AccountMailData = { accountId, sitePath, key: kind, ...(returnTo ? { returnTo } : {}) };
  await sql`
    with account as (select id from accounts where id = ${accountId}),
    event as (
      insert into account_events (account_id, kind, source, happened_at)
      values (${account?.id ?? null}::text, ${event}::text, ${sourceDigest}::text, ${now}::timestamptz)),
    key as (
      insert into account_keys (account_id, kind, salt, key_hash, ticket_hash, email, created_at, expires_at)
      select id, ${kind}::text, ${salt}::text, ${hash}::text, ${ticketHash}::text, ${newEmail ?? null}::text,
        ${now}::timestamptz, ${expiresAt}::timestamptz from account
      on conflict (account_id, kind) do update set salt = excluded.salt, key_hash = excluded.key_hash,
        ticket_hash = excluded.ticket_hash, email = excluded.email, created_at = excluded.created_at,
        expires_at = excluded.expires_at, used_at = null, tries = 0)
    insert into mails (id, kind, recipient, language, data, created_at)
    select ${`${mailKind}:${randomHex(shop.random, 24)}`}::text, ${mailKind}::text, ${recipient}::text,
      ${language}::text, ${JSON.stringify(data)}::jsonb, ${now}::timestamptz from account`.execute(shop.db);
  return !isFlood;
}
