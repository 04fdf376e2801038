import * as calls from '@touchline/contract/passkey/endpoints';
import { Failure } from '../../../kernel/failure/Failure.ts';
import type { Router } from '../../../kernel/routing/Router.ts';
import { recordEvent } from '../accountEvents.ts';
import { limitCall } from '../accountLimits.ts';
import type { Accounts } from '../Accounts.ts';
import { startSession } from '../startSession.ts';
import { challengeSeconds, newChallenge, textAsBytes } from './challenge.ts';
import { expectPasskey, passkeySite, verifySignature } from './verifyPasskey.ts';

/** Signing in by a passkey. */
export function passkeySignIn(router: Router, { shop, bots, limits }: Accounts): void {
  router.route(calls.startPasskeySignIn, async ({ request, source }) => {
    await shop.limits.take(limits.passkeyStarts, source);
    expectPasskey();
    return {
      rpId: passkeySite(shop, request).rpId,
      challenge: await newChallenge(shop, { kind: 'signIn' }),
      timeout: challengeSeconds * 1_000,
      userVerification: 'required' as const,
    };
  });

  router.route(calls.signInByPasskey, async (call) => {
    const { body, caller, request, source, now } = call;
    await limitCall(shop, bots, limits.passkeySignIns, { source, request });
    const { credential, persistentLogin, confirms = false } = body;
    const site = passkeySite(shop, request);
    const stored = await shop.db
      .selectFrom('passkeys as p')
      .innerJoin('accounts as a', 'a.id', 'p.account_id')
      .select(['p.id', 'p.public_key as publicKey', 'p.counter', 'a.id as accountId', 'a.email', 'a.level'])
      .select('a.blocked_at as blockedAt')
      .where('p.credential_id', '=', credential.id)
      .where('p.rp_id', '=', site.rpId)
      .executeTakeFirst();
    const refuse = async (): Promise<Failure> => {
      shop.counters.add('sign_ins_failed');
      await recordEvent(shop, 'sign-in-failed', stored?.accountId ?? null, source);
      return new Failure(401, 'PasskeyNotAccepted', 'This passkey does not sign in here.');
    };
    const { userHandle } = credential.response;
    if (!stored || (userHandle !== undefined && userHandle !== textAsBytes(stored.accountId)))
      throw await refuse();
    if (confirms && caller?.accountId !== stored.accountId) throw await refuse();
    const verified = await verifySignature(shop, {
      ...{ credential, site },
      stored: { ...stored, credentialId: credential.id },
    });
    if (!verified) throw await refuse();
    const used = await shop.db
      .updateTable('passkeys')
      .set({ counter: verified.counter, is_synced: verified.isSynced, last_used_at: now })
      .where('id', '=', stored.id)
      // Two answers at once with one count: the passkey was copied.
      .where('counter', '=', stored.counter)
      .returning('id')
      .executeTakeFirst();
    if (!used) throw await refuse();
    if (stored.blockedAt)
      throw new Failure(403, 'ACCOUNT_LOCKED_CCI', 'The account is blocked until its owner sets a password.');
    const account = { id: stored.accountId, email: stored.email ?? '', level: stored.level };
    return startSession(shop, call, account, persistentLogin);
  });
}
