import {
  codeDigits,
  codeGuesses,
  codeMinutes,
  verificationDays,
} from '@touchline/contract/account/constants';
import { sql } from 'kysely';
import { clockDifferenceMs } from '../../kernel/ports/Clock.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import { hmacHex } from '../../kernel/session/hmacHex.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { KeyKind } from './tables.ts';

type Secrets = Pick<CommerceContext, 'db' | 'clock' | 'random' | 'secret' | 'secrets'>;

const isCode = (kind: KeyKind): boolean => kind === 'login-code' || kind === 'email-code';

/**
 * The secret of a mail. Derived from the stored random bits and the shop's secret when the mail is composed: neither the
 * outbox nor the database alone opens an account, and every preview of the mail shows the same one.
 */
async function derivedKey(secret: string, kind: KeyKind, accountId: string, salt: string): Promise<string> {
  const hex = await hmacHex(secret, `account-key.${kind}.${accountId}.${salt}`);
  if (!isCode(kind)) return hex.slice(0, 40);
  return String(BigInt(`0x${hex.slice(0, 32)}`) % 10n ** BigInt(codeDigits)).padStart(codeDigits, '0');
}

const validMinutes = (kind: KeyKind): number =>
  kind === 'email-link' ? verificationDays * 24 * 60 : codeMinutes;

/** What is stored of a secret; of a code together with its account, since codes are short. */
const hashWith = (secret: string, kind: KeyKind, key: string, accountId: string): Promise<string> =>
  hmacHex(secret, `account-key-hash.${kind}.${isCode(kind) ? `${accountId}.` : ''}${key}`);

/** The same by the shop's secret, and by the one before it. */
const hashesOf = (
  { secrets }: Pick<CommerceContext, 'secrets'>,
  kind: KeyKind,
  key: string,
  accountId: string,
) => Promise.all(secrets.map((secret) => hashWith(secret, kind, key, accountId)));

/** The secret of a mail that waits; `undefined` when the shop's secret that it was made with is gone. */
export async function secretOf(
  { secrets }: Pick<CommerceContext, 'secrets'>,
  kind: KeyKind,
  accountId: string,
  stored: { readonly salt: string; readonly hash: string },
): Promise<string | undefined> {
  for (const secret of secrets) {
    const key = await derivedKey(secret, kind, accountId, stored.salt);
    if ((await hashWith(secret, kind, key, accountId)) === stored.hash) return key;
  }
  return undefined;
}

const hashTicket = (secret: string, ticket: string): Promise<string> =>
  hmacHex(secret, `account-ticket.${ticket}`);

/** What is stored of the ticket of a registration. */
export const ticketHashOf = ({ secret }: Pick<CommerceContext, 'secret'>, ticket: string): Promise<string> =>
  hashTicket(secret, ticket);

/** Whether this is the ticket that was stored. */
export async function isTicket(
  { secrets }: Pick<CommerceContext, 'secrets'>,
  ticket: string,
  stored: string | null,
): Promise<boolean> {
  const hashes = await Promise.all(secrets.map((secret) => hashTicket(secret, ticket)));
  return stored !== null && hashes.includes(stored);
}

/** A new secret as it is stored. */
export interface NewKey {
  readonly salt: string;
  readonly hash: string;
  readonly expiresAt: Date;
}

/** Makes the secret of an account; `accountId` of nobody takes the same time. */
export async function newKey(shop: Secrets, kind: KeyKind, accountId: string): Promise<NewKey> {
  const salt = randomHex(shop.random, 32);
  return {
    salt,
    hash: await hashWith(shop.secret, kind, await derivedKey(shop.secret, kind, accountId, salt), accountId),
    expiresAt: new Date(shop.clock.now().getTime() + validMinutes(kind) * 60_000),
  };
}

/**
 * When a secret of this kind that is made now ends. One that ends later was made before the clock was set back, and is
 * over: it would live longer than it may.
 */
const lastEnd = ({ clock }: Pick<CommerceContext, 'clock'>, kind: KeyKind): Date =>
  new Date(clock.now().getTime() + validMinutes(kind) * 60_000 + clockDifferenceMs);

export interface UsedKey {
  readonly accountId: string;
  readonly ticketHash: string | null;
  readonly email: string | null;
}

/** Finds the account of a link without using the link up. */
export async function accountOfLink(
  shop: Secrets,
  kinds: readonly KeyKind[],
  key: string,
): Promise<{ readonly kind: KeyKind; readonly accountId: string; readonly email: string } | undefined> {
  for (const kind of kinds) {
    const row = await shop.db
      .selectFrom('account_keys as k')
      .innerJoin('accounts as a', 'a.id', 'k.account_id')
      .select(['k.account_id as accountId', 'a.email'])
      .where('k.key_hash', 'in', await hashesOf(shop, kind, key, ''))
      .where('k.used_at', 'is', null)
      .where('k.expires_at', '>', shop.clock.now())
      .where('k.expires_at', '<=', lastEnd(shop, kind))
      .executeTakeFirst();
    if (row) return { kind, accountId: row.accountId, email: row.email ?? '' };
  }
  return undefined;
}

/** Uses a link or a code up, in one statement: of many uses at once one succeeds. */
export async function takeKey(
  shop: Secrets,
  kind: KeyKind,
  accountId: string,
  key: string,
): Promise<UsedKey | undefined> {
  const now = shop.clock.now();
  const hashes = await hashesOf(shop, kind, key.replace(isCode(kind) ? /[\s-]/g : /^$/, ''), accountId);
  const used = await shop.db
    .updateTable('account_keys')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      used_at: sql<Date | null>`case when key_hash = any(${hashes}::text[]) then ${now}::timestamptz end`,
    }))
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', lastEnd(shop, kind))
    .where('tries', '<', codeGuesses)
    .returning([
      'account_id as accountId',
      'ticket_hash as ticketHash',
      'email',
      'key_hash as keyHash',
      'used_at as usedAt',
    ])
    .executeTakeFirst();
  return used?.usedAt ? used : undefined;
}
