import { defaultFreshMinutes } from '@touchline/contract/account/constants';
import { accountRulesOf } from '@touchline/contract/account/rules';
import type { SessionChange } from '@touchline/contract/sessionHeader';
import { sql } from 'kysely';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { CallSession } from './Caller.ts';
import { associateSeconds, lifetimeOf, persistentSeconds, unusedSeconds } from './sessions.ts';
import { sessionTokens, tokenIn } from './sessionToken.ts';
import type { SessionKind } from './tables.ts';

/** Minutes after which a session gets a new token. */
export const rotateMinutes = 10;
/** Seconds that the previous token is valid once the new one is in use: calls that were under way with it. */
export const graceSeconds = 60;
/** Seconds between two notes of when a session was last used: a write per call would be slow. */
const noteSeconds = 60;

type Secrets = Pick<CommerceContext, 'db' | 'clock' | 'random' | 'secrets'>;
type Needs = Secrets & Pick<CommerceContext, 'markets'>;

interface Row {
  readonly id: string;
  readonly kind: SessionKind;
  readonly accountId: string | null;
  readonly isPersistent: boolean;
  readonly salt: string;
  readonly tokenHash: string;
  readonly isCurrent: boolean;
  readonly previousUntil: Date | null;
  readonly authenticatedAt: Date | null;
  /** That of the account, where its session may be fresh: what that takes is no choice of the call's. */
  readonly market: string | null;
  readonly rotatedAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/**
 * - `live`: the session, and the token that replaces the one sent if there is a newer one.
 * - `superseded`: the token was replaced some time ago; the device has a newer one, so nothing is to be forgotten.
 * - `ended`: revoked, expired or unknown.
 */
export type ResolvedSession =
  | { readonly kind: 'live'; readonly session: CallSession; readonly change: SessionChange | undefined }
  | { readonly kind: 'superseded' }
  | { readonly kind: 'ended' };

/**
 * Finds the session of a header in one statement, which also notes its use; every few minutes, and after a change of the
 * shop's secret, a second one gives it a new token.
 */
export async function resolveSession(shop: Needs, header: string): Promise<ResolvedSession> {
  const token = tokenIn(header.trim());
  if (token === undefined) return { kind: 'ended' };
  const now = shop.clock.now();
  const [ofNow, ...before] = await sessionTokens.hashesOf(shop, token);
  let hash = ofNow;
  let row = await findAndNote(shop, hash, now);
  for (const old of row ? [] : before) {
    hash = old;
    row ??= await findAndNote(shop, hash, now);
  }
  if (!row || row.revokedAt || row.expiresAt <= now) return { kind: 'ended' };
  if (!row.isCurrent && row.previousUntil && row.previousUntil <= now) return { kind: 'superseded' };
  const isDue = row.isCurrent && (hash !== ofNow || minutesSince(row.rotatedAt, now) >= rotateMinutes);
  // The answer with a new token may be lost or late, so the previous one gets the same new one again.
  const next = isDue
    ? await rotateSession(shop, row.id, hash)
    : row.isCurrent
      ? undefined
      : await sessionTokens.read(shop, { salt: row.salt, hash: row.tokenHash }, row.id);
  return {
    kind: 'live',
    change: next === undefined ? undefined : { token: next, seconds: lifetimeOf(row.isPersistent, row.kind) },
    session: {
      id: row.id,
      kind: row.kind,
      accountId: row.accountId ?? undefined,
      freshness:
        row.authenticatedAt && minutesSince(row.authenticatedAt, now) < freshMinutesOf(shop, row)
          ? 'fresh'
          : 'persistent',
    },
  };
}

/** Minutes after which no session of any market is fresh. */
const longestFreshMinutes = ({ markets }: Pick<CommerceContext, 'markets'>): number =>
  Math.max(defaultFreshMinutes, ...markets.all.map((market) => accountRulesOf(market).freshMinutes));

/** Minutes after signing in during which the session is fresh. */
function freshMinutesOf({ markets }: Pick<CommerceContext, 'markets'>, { market }: Row): number {
  const known = market === null ? undefined : markets.market(market);
  return known ? accountRulesOf(known).freshMinutes : defaultFreshMinutes;
}

/**
 * Gives a session a new token, and returns it. Of many calls at once one makes the token and all return it. The
 * previous token stays valid until the new one is used, and for a moment after; `undefined` when it no longer counts.
 */
export async function rotateSession(
  shop: Secrets,
  sessionId: string,
  hash: string,
): Promise<string | undefined> {
  const now = shop.clock.now();
  const { key: token, salt, hash: newHash } = await sessionTokens.make(shop, sessionId);
  const made = await shop.db
    .updateTable('sessions')
    .set((eb) => ({
      salt,
      token_hash: newHash,
      previous_hash: eb.ref('token_hash'),
      previous_until: null,
      rotated_at: now,
    }))
    .where('id', '=', sessionId)
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (made) return token;
  const other = await shop.db
    .selectFrom('sessions')
    .select(['salt', 'token_hash as hash'])
    .where('id', '=', sessionId)
    .where('previous_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return other && sessionTokens.read(shop, other, sessionId);
}

const minutesSince = (time: Date, now: Date): number => (now.getTime() - time.getTime()) / 60_000;

async function findAndNote({ db, markets }: Needs, hash: string, now: Date): Promise<Row | undefined> {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
  const { rows } = await sql<Row>`
    with noted as (
      update sessions set last_seen_at = ${now}::timestamptz,
        expires_at = case when kind = 'associate' then ${after(associateSeconds)}::timestamptz
          when is_persistent then ${after(persistentSeconds)}::timestamptz
          else ${after(unusedSeconds)}::timestamptz end,
        previous_until = case when token_hash = ${hash} and previous_hash is not null
          then coalesce(previous_until, ${after(graceSeconds)}::timestamptz) else previous_until end
      where (token_hash = ${hash} or previous_hash = ${hash})
        and revoked_at is null and expires_at > ${now}::timestamptz
        and (previous_until is null or previous_until > ${now}::timestamptz or token_hash = ${hash})
        and (last_seen_at <= ${after(-noteSeconds)}::timestamptz
          or (token_hash = ${hash} and previous_hash is not null and previous_until is null)))
    select id, kind, account_id as "accountId", is_persistent as "isPersistent", salt,
      token_hash as "tokenHash",
      token_hash = ${hash} as "isCurrent", previous_until as "previousUntil",
      case when authenticated_at > ${after(-60 * longestFreshMinutes({ markets }))}::timestamptz
        then (select market from accounts where accounts.id = sessions.account_id) end as market,
      authenticated_at as "authenticatedAt", rotated_at as "rotatedAt", expires_at as "expiresAt",
      revoked_at as "revokedAt"
    from sessions where token_hash = ${hash} or previous_hash = ${hash}`.execute(db);
  return rows[0];
}
