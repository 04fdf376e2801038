import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

/** The account keeps no means of payment any more. Each row stays until its provider was told; see `removeRegistrations.ts`. */
export async function forgetMethodsOf(db: Kysely<Database>, accountId: string): Promise<void> {
  await db
    .updateTable('saved_payment_methods')
    .set({ account_id: null, card_brand: null, last_digits: null, expiry: null })
    .where('account_id', '=', accountId)
    .execute();
}
