import * as calls from '@touchline/contract/passkey/endpoints';
import { maxPasskeyName } from '@touchline/contract/passkey/constants';
import { cutText } from '@touchline/contract/cutText';
import type { Passkeys } from '@touchline/contract/passkey/schema';
import type { Site } from '@touchline/contract/market/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { Failure, notFound } from '../../../kernel/failure/Failure.ts';
import { randomHex } from '../../../kernel/ports/Random.ts';
import type { Router } from '../../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../../app/CommerceContext.ts';
import { recordEvent } from '../accountEvents.ts';
import type { Accounts } from '../Accounts.ts';
import { writeMail } from '../accountMails.ts';
import { deviceOf } from '../devices/deviceOf.ts';
import { lockAccount } from '../lockAccount.ts';
import { waysToSignIn } from '../waysToSignIn.ts';
import { challengeSeconds, newChallenge, textAsBytes } from './challenge.ts';
import { expectPasskey, passkeySite, verifyNewPasskey } from './verifyPasskey.ts';

/** More than anybody has devices. */
const maxPasskeys = 20;

/** Ed25519, ES256 and RS256: what devices make, the best first. */
const algorithms = [-8, -7, -257];

const tooMany = () => new Failure(409, 'TooManyPasskeys', 'Remove a passkey first.');

/** The passkeys of an account: listing, adding, naming and removing them. */
export function passkeyRoutes(router: Router, { shop, limits }: Accounts): void {
  async function passkeysOf(db: Kysely<Database>, accountId: string): Promise<Passkeys> {
    const rows = await db
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at', 'last_used_at', 'is_synced'])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    const { hasPassword, identities } = await waysToSignIn(db, accountId);
    return {
      passkeys: rows.map((row) => ({
        ...{ id: row.id, name: row.name, createdAt: row.created_at.toISOString() },
        ...{ lastUsedAt: row.last_used_at?.toISOString() ?? null, isSynced: row.is_synced },
      })),
      hasOtherWay: hasPassword || identities > 0,
    };
  }

  /** Tells the owner that the ways to sign in have changed. */
  async function tellOwner(
    own: CommerceContext,
    kind: 'passkey-added' | 'passkey-removed',
    { accountId, site, source }: { accountId: string; site: Site; source: string },
  ): Promise<void> {
    await recordEvent(own, kind, accountId, source);
    const account = await own.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (account?.email)
      await writeMail(own, {
        ...{ kind, recipient: account.email, accountId },
        ...{ language: site.language.code, sitePath: site.language.sitePath },
      });
  }

  router.route(calls.getPasskeys, ({ caller }) => passkeysOf(shop.db, caller.accountId));

  router.route(calls.startPasskey, async ({ caller: { accountId }, request }) => {
    await shop.limits.take(limits.passkeys, accountId);
    const { rpId } = passkeySite(shop, request);
    const [account, known] = await Promise.all([
      shop.db.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirst(),
      shop.db
        .selectFrom('passkeys')
        .select(['credential_id', 'transports', 'rp_id'])
        .where('account_id', '=', accountId)
        .execute(),
    ]);
    if (!account) throw notFound('account');
    if (known.length >= maxPasskeys) throw tooMany();
    expectPasskey();
    const name = account.email ?? '';
    return {
      rp: { id: rpId, name: shop.design.name },
      // Stored on the device; it says nothing of the person.
      user: { id: textAsBytes(accountId), name, displayName: name },
      challenge: await newChallenge(shop, { kind: 'add', accountId }),
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
      timeout: challengeSeconds * 1_000,
      excludeCredentials: known
        .filter((each) => each.rp_id === rpId)
        .map((each) => ({
          ...{ id: each.credential_id, type: 'public-key' as const },
          transports: each.transports.split(' ').filter(Boolean),
        })),
      authenticatorSelection: {
        ...{ residentKey: 'required' as const, requireResidentKey: true as const },
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    };
  });

  router.route(calls.addPasskey, async ({ caller, body, request, site, source, now }) => {
    const { accountId } = caller;
    await shop.limits.take(limits.passkeys, accountId);
    const place = passkeySite(shop, request);
    const verified = await verifyNewPasskey(shop, { credential: body.credential, accountId, site: place });
    if (!verified)
      throw new Failure(422, 'PasskeyNotAccepted', 'The passkey could not be verified. Make it again.');
    return shop.db.transaction().execute(async (trx) => {
      const own = { ...shop, db: trx };
      await lockAccount(trx, accountId);
      const { passkeys } = await waysToSignIn(trx, accountId);
      if (passkeys >= maxPasskeys) throw tooMany();
      const added = await trx
        .insertInto('passkeys')
        .values({
          id: randomHex(shop.random, 32),
          account_id: accountId,
          credential_id: verified.credentialId,
          public_key: verified.publicKey,
          counter: verified.counter,
          transports: (body.credential.response.transports ?? []).join(' '),
          name: body.name || nameOfDevice(request),
          rp_id: place.rpId,
          is_synced: verified.isSynced,
          created_at: now,
          last_used_at: null,
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) throw new Failure(409, 'PasskeyKnown', 'This passkey belongs to an account already.');
      // A way to sign in of its own: no password is missing.
      await trx.updateTable('accounts').set({ level: 'full' }).where('id', '=', accountId).execute();
      await trx
        .updateTable('sessions')
        .set({ kind: 'customer' })
        .where('id', '=', caller.session.id)
        .execute();
      await tellOwner(own, 'passkey-added', { accountId, site, source });
      return passkeysOf(trx, accountId);
    });
  });

  router.route(calls.renamePasskey, async ({ caller: { accountId }, params, body }) => {
    const renamed = await shop.db
      .updateTable('passkeys')
      .set({ name: body.name })
      .where('id', '=', params.passkeyId)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst();
    if (!renamed) throw notFound('passkey');
    return passkeysOf(shop.db, accountId);
  });

  router.route(calls.removePasskey, ({ caller: { accountId }, params, site, source }) =>
    shop.db.transaction().execute(async (trx) => {
      // Of two calls at once for the last two ways to sign in, one waits for the other.
      await lockAccount(trx, accountId);
      const { hasPassword, passkeys, identities } = await waysToSignIn(trx, accountId);
      const removed = await trx
        .deleteFrom('passkeys')
        .where('id', '=', params.passkeyId)
        .where('account_id', '=', accountId)
        .returning('id')
        .executeTakeFirst();
      if (!removed) throw notFound('passkey');
      if (passkeys === 1 && !hasPassword && identities === 0)
        throw new Failure(409, 'OnlyWayToSignIn', 'Without a password this is the only way to sign in.');
      await tellOwner({ ...shop, db: trx }, 'passkey-removed', { accountId, site, source });
      return passkeysOf(trx, accountId);
    }),
  );
}

/** `Chrome, Windows`: what its owner sees until they name it. */
function nameOfDevice({ headers }: Request): string {
  const { browser, system } = deviceOf(headers.get('user-agent') ?? '');
  return cutText([browser, system].filter(Boolean).join(', ') || 'Passkey', maxPasskeyName);
}
