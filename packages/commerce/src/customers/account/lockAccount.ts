import type { Transaction } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { Failure } from '../../kernel/failure/Failure.ts';

/**
 * Locks an account until the transaction ends, so that changes of what belongs to it wait for each other. Throws a 401
 * where it was deleted after the caller was identified.
 */
export async function lockAccount(trx: Transaction<Database>, accountId: string): Promise<void> {
  const locked = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw new Failure(401, 'SessionEnded', 'The account was deleted meanwhile.');
}
