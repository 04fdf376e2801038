import { cutText } from '@touchline/contract/cutText';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { randomHex } from '../ports/Random.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { sessionTokens } from './sessionToken.ts';
import type { SessionKind } from './tables.ts';

/** Seconds a session lives after its last call (accounts document, section 9: 7,200,000 ms). */
export const unusedSeconds = 7_200;
/** The same for a shopper who chose to stay signed in (accounts document, section 9: one year). */
export const persistentSeconds = 31_536_000;

/** The same for an associate of a store: the next customer stands at the same device. */
export const associateSeconds = 900;

/** Seconds until a session ends if it is not used. */
export const lifetimeOf = (isPersistent: boolean, kind?: SessionKind): number => {
  if (kind === 'associate') return associateSeconds;
  return isPersistent ? persistentSeconds : unusedSeconds;
};

export interface NewSession {
  readonly kind: SessionKind;
  /** Required for `light` and `customer`; an associate has none. */
  readonly accountId?: string;
  /** Whether a password or code was given just now. */
  readonly isAuthenticated: boolean;
  readonly isPersistent: boolean;
  /** For the list of devices. */
  readonly deviceLabel: string;
  /** Where it began, ISO 3166, where it is known. */
  readonly country?: string | undefined;
  /** The session of the same device before; it ends, because a change of identity has a new session. */
  readonly replaces?: string;
  /** The store on whose device it is, where an associate signed in before. */
  readonly storeId?: string | undefined;
}

/** A session that has just begun: its token is given out once and not stored. */
export interface StartedSession {
  readonly id: string;
  readonly token: string;
  readonly seconds: number;
}

/** Starts a session, and ends the one it replaces, in one statement. */
export async function createSession(
  shop: Pick<CommerceContext, 'db' | 'clock' | 'random' | 'secrets'>,
  session: NewSession,
): Promise<StartedSession> {
  const now = shop.clock.now();
  const id = randomHex(shop.random, 32);
  const { key: token, salt, hash } = await sessionTokens.make(shop, id);
  const seconds = lifetimeOf(session.isPersistent, session.kind);
  await shop.db
    .with('ended', (db) =>
      db
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('id', '=', session.replaces ?? '')
        .where('revoked_at', 'is', null),
    )
    .insertInto('sessions')
    .values({
      id,
      account_id: session.accountId ?? null,
      kind: session.kind,
      is_persistent: session.isPersistent,
      salt,
      token_hash: hash,
      device_label: cutText(session.deviceLabel, 200),
      country: session.country ?? null,
      store_id: session.storeId ?? null,
      created_at: now,
      authenticated_at: session.isAuthenticated ? now : null,
      last_seen_at: now,
      rotated_at: now,
      expires_at: new Date(now.getTime() + seconds * 1_000),
    })
    .execute();
  return { id, token, seconds };
}

/** Ends a session; its next call is refused. */
export async function revokeSession(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of an account, except one if given; returns how many ended. */
export async function revokeSessionsOf(
  db: Kysely<Database>,
  accountId: string,
  now: Date,
  except = '',
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('id', '<>', except)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes up to `limit` sessions that have ended. */
export const deleteEndedSessions = (db: Kysely<Database>, now: Date, limit: number) =>
  db
    .deleteFrom('sessions')
    .where('id', 'in', (old) =>
      old
        .selectFrom('sessions')
        .select('id')
        .where((eb) => eb.or([eb('expires_at', '<=', now), eb('revoked_at', '<=', now)]))
        .limit(limit),
    )
    .executeTakeFirst();
