import { sql, type Kysely } from 'kysely';
import type { Order } from '@touchline/contract/order/schema';
import type { Database } from '../../../kernel/database/schema.ts';

/** Puts an order in a status that no step leads to, as a test's starting point. */
export const forceStatus = (db: Kysely<Database>, orderId: string, status: Order['status']): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`alter table orders disable trigger orders_steps`.execute(trx);
    await trx.updateTable('orders').set({ status }).where('id', '=', orderId).execute();
    // What waits for the end of the transaction, such as documents, keeps the table from being changed.
    await sql`set constraints all immediate`.execute(trx);
    await sql`alter table orders enable trigger orders_steps`.execute(trx);
  });
