import * as calls from '@touchline/contract/externalSignIn/endpoints';
import type { ExternalIdentities } from '@touchline/contract/account/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { Failure, notFound } from '../../../kernel/failure/Failure.ts';
import type { Router } from '../../../kernel/routing/Router.ts';
import { recordEvent } from '../accountEvents.ts';
import { digestOf } from '../accountLimits.ts';
import type { Accounts } from '../Accounts.ts';
import { writeMail } from '../accountMails.ts';
import { revokeOtherSessions } from '../revokeOtherSessions.ts';
import { waysToSignIn } from '../waysToSignIn.ts';

/** Somebody else's accounts that sign in to the account of whoever calls. */
export function identityRoutes(router: Router, { shop, identityProviders }: Accounts): void {
  /** A provider that the shop does not offer any more is named by its host. */
  const nameOf = (issuer: string): string =>
    identityProviders.find((provider) => provider.issuer === issuer)?.name ?? new URL(issuer).host;

  async function rowsOf(db: Kysely<Database>, accountId: string) {
    const rows = await db
      .selectFrom('external_identities')
      .select(['issuer', 'subject', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('issuer')
      .execute();
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        id: await digestOf(shop, 'external-identity', `${row.issuer} ${row.subject}`),
      })),
    );
  }

  async function identitiesOf(db: Kysely<Database>, accountId: string): Promise<ExternalIdentities> {
    const { hasPassword, passkeys } = await waysToSignIn(db, accountId);
    return {
      identities: (await rowsOf(db, accountId)).map(({ id, issuer }) => ({ id, name: nameOf(issuer) })),
      hasPassword,
      ...(passkeys > 0 ? { hasPasskey: true } : {}),
    };
  }

  router.route(calls.getExternalIdentities, ({ caller }) => identitiesOf(shop.db, caller.accountId));

  router.route(calls.removeExternalIdentity, ({ caller, params, site, source, now }) =>
    shop.db.transaction().execute(async (trx) => {
      const { accountId } = caller;
      // Of two calls at once for the last two ways to sign in, one waits for the other.
      const account = await trx
        .selectFrom('accounts')
        .select('email')
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirstOrThrow(() => notFound('account'));
      const rows = await rowsOf(trx, accountId);
      const removed = rows.find(({ id }) => id === params.identityId);
      if (!removed) throw notFound('identity');
      const { hasPassword, passkeys } = await waysToSignIn(trx, accountId);
      if (rows.length === 1 && !hasPassword && passkeys === 0)
        throw new Failure(409, 'OnlyWayToSignIn', 'Without a password this is the only way to sign in.');
      await trx
        .deleteFrom('external_identities')
        .where('issuer', '=', removed.issuer)
        .where('subject', '=', removed.subject)
        .execute();
      await revokeOtherSessions(trx, caller, now);
      const own = { ...shop, db: trx };
      await recordEvent(own, 'provider-removed', accountId, source);
      if (account.email)
        await writeMail(own, {
          ...{ kind: 'provider-removed', recipient: account.email, accountId },
          ...{ language: site.language.code, sitePath: site.language.sitePath },
        });
      return identitiesOf(trx, accountId);
    }),
  );
}
