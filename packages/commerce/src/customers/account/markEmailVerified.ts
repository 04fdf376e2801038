import { notFound } from '../../kernel/failure/Failure.ts';
import { sql } from 'kysely';
import { revokeSessionsOf } from '../../kernel/identity/sessions.ts';
import { forgetMethodsOf } from '../../sales/savedMethods/forgetMethodsOf.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { recordEvent } from './accountEvents.ts';

/** What somebody does who has just proved to read the address of an account. */
export interface Proof {
  readonly accountId: string;
  readonly source: string;
  /** Password that is set with it. */
  readonly passwordHash?: string;
  /** The same person chose the account's password: shown by a session or the ticket of the registration. */
  readonly isSamePerson?: boolean;
}

/**
 * Records that the owner of the address has been here. If nobody had proved the address before, the account may be of
 * somebody who registered with another person's address: the first one's password, passkeys, name, addresses, means of
 * payment, sessions, codes and links end, and baskets and orders go back to the device they were made on; only orders with the
 * account's address stay.
 */
export async function markEmailVerified(
  shop: CommerceContext,
  proof: Proof,
): Promise<{ level: 'light' | 'full' }> {
  const { accountId, source, passwordHash, isSamePerson = false } = proof;
  const now = shop.clock.now();
  return shop.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('accounts')
      .select(['email', 'level', 'verified_at as verifiedAt', 'password_hash as passwordHash'])
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow(() => notFound('account'));
    const isFirst = before.verifiedAt === null && !isSamePerson;
    const hash = passwordHash ?? (isFirst ? null : before.passwordHash);
    const level =
      passwordHash !== undefined ? 'full' : isFirst && before.passwordHash ? 'light' : before.level;
    await trx
      .updateTable('accounts')
      .set({
        level,
        password_hash: hash,
        verified_at: before.verifiedAt ?? now,
        ...(passwordHash === undefined ? {} : { blocked_at: null }),
        ...(isFirst && before.passwordHash
          ? {
              ...{ first_name: '', last_name: '', birth_date: null, gender: null },
              ...{ phone: null, newsletter: false, consents: '{}' },
            }
          : {}),
      })
      .where('id', '=', accountId)
      .execute();
    if (isFirst) {
      if (before.passwordHash) {
        await trx.deleteFrom('account_consents').where('account_id', '=', accountId).execute();
        // Or the owner's next order would be filled in with the first one's address.
        await trx.deleteFrom('account_addresses').where('account_id', '=', accountId).execute();
        await forgetMethodsOf(trx, accountId);
      }
      await trx.deleteFrom('passkeys').where('account_id', '=', accountId).execute();
      await trx.updateTable('baskets').set({ owner_id: null }).where('owner_id', '=', accountId).execute();
      await trx
        .updateTable('orders')
        .set({ owner_id: null })
        .where('owner_id', '=', accountId)
        .where(sql<boolean>`lower(trim(email)) <> ${before.email}`)
        .execute();
    }
    if (isFirst || passwordHash !== undefined) {
      await revokeSessionsOf(trx, accountId, now);
      await trx
        .updateTable('account_keys')
        .set({ used_at: now })
        .where('account_id', '=', accountId)
        .where('used_at', 'is', null)
        .execute();
    }
    if (before.verifiedAt === null)
      await recordEvent({ ...shop, db: trx }, 'address-proved', accountId, source);
    if (passwordHash !== undefined)
      await recordEvent({ ...shop, db: trx }, 'password-changed', accountId, source);
    return { level };
  });
}
