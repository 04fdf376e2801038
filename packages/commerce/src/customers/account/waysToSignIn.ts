import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

/** By what an account is signed in to, besides a code or link by mail. */
export interface WaysToSignIn {
  readonly hasPassword: boolean;
  readonly passkeys: number;
  readonly identities: number;
}

/** Counts the ways to sign in to an account. */
export async function waysToSignIn(db: Kysely<Database>, accountId: string): Promise<WaysToSignIn> {
  const { hash, passkeys, identities } = await db
    .selectFrom('accounts as a')
    .where('a.id', '=', accountId)
    .select((eb) => [
      'a.password_hash as hash',
      eb
        .selectFrom('passkeys as p')
        .whereRef('p.account_id', '=', 'a.id')
        .select((count) => count.fn.countAll().as('count'))
        .as('passkeys'),
      eb
        .selectFrom('external_identities as i')
        .whereRef('i.account_id', '=', 'a.id')
        .select((count) => count.fn.countAll().as('count'))
        .as('identities'),
    ])
    .executeTakeFirstOrThrow();
  return { hasPassword: hash !== null, passkeys: Number(passkeys), identities: Number(identities) };
}
