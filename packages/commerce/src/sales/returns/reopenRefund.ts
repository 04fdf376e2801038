import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

/** A refund that was accepted has not arrived: it is owed again, and the return is not refunded; part of a transaction. */
export async function reopenRefund(trx: Kysely<Database>, returnId: string, now: Date): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ state: 'refused', refusals: sql<number>`refusals + 1`, changed_at: now })
    .where('return_id', '=', returnId)
    .execute();
  await trx
    .updateTable('returns')
    .set({ state: 'received', refunded_at: null })
    .where('id', '=', returnId)
    .where('state', '=', 'refunded')
    .execute();
}
