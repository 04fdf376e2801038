import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { AccountHolder } from '../../kernel/identity/Caller.ts';
import { revokeSessionsOf } from '../../kernel/identity/sessions.ts';

/** Ends all other sessions of the account, and its codes and links. */
export async function revokeOtherSessions(
  db: Kysely<Database>,
  { accountId, session }: AccountHolder,
  now: Date,
): Promise<void> {
  await revokeSessionsOf(db, accountId, now, session.id);
  await db
    .updateTable('account_keys')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}
