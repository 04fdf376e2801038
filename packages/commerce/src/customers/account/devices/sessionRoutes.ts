import * as calls from '@touchline/contract/accountSession/endpoints';
import type { AccountSessions } from '@touchline/contract/accountSession/schema';
import { Failure, notFound } from '../../../kernel/failure/Failure.ts';
import type { AccountHolder } from '../../../kernel/identity/Caller.ts';
import { revokeSessionsOf } from '../../../kernel/identity/sessions.ts';
import type { Router } from '../../../kernel/routing/Router.ts';
import { recordEvent } from '../accountEvents.ts';
import type { Accounts } from '../Accounts.ts';
import { deviceOf } from './deviceOf.ts';

/** The devices on which an account is signed in, and signing them out. */
export function sessionRoutes(router: Router, { shop }: Accounts): void {
  async function sessionsOf({ accountId, session }: AccountHolder): Promise<AccountSessions> {
    const rows = await shop.db
      .selectFrom('sessions')
      .select(['id', 'device_label', 'country', 'created_at', 'last_seen_at'])
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', shop.clock.now())
      .orderBy((eb) => eb('id', '=', session.id), 'desc')
      .orderBy('last_seen_at', 'desc')
      .orderBy('id')
      // Nobody has more devices than this at hand; ending all others ends the rest as well.
      .limit(100)
      .execute();
    return {
      sessions: rows.map((row) => {
        const { browser, system } = deviceOf(row.device_label);
        return {
          ...{ id: row.id, browser: browser ?? null, system: system ?? null, country: row.country },
          ...{ createdAt: row.created_at.toISOString(), lastUsedAt: row.last_seen_at.toISOString() },
          isCurrent: row.id === session.id,
        };
      }),
    };
  }

  router.route(calls.getSessions, ({ caller }) => sessionsOf(caller));

  router.route(calls.endSession, async ({ caller, params, source, now }) => {
    if (params.sessionId === caller.session.id)
      throw new Failure(409, 'CurrentSession', 'Sign out to end the session of this device.');
    const ended = await shop.db
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('id', '=', params.sessionId)
      .where('account_id', '=', caller.accountId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('id')
      .executeTakeFirst();
    if (!ended) throw notFound('session');
    await recordEvent(shop, 'session-ended', caller.accountId, source);
    return sessionsOf(caller);
  });

  router.route(calls.endOtherSessions, async ({ caller, source, now }) => {
    const ended = await revokeSessionsOf(shop.db, caller.accountId, now, caller.session.id);
    if (ended > 0) await recordEvent(shop, 'session-ended', caller.accountId, source);
    return sessionsOf(caller);
  });
}
