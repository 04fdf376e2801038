import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { retentions } from '../personalData/retentions.ts';

const batch = 500;

/** Empties the address of orders from which no claims can follow any more, and deletes orders past the accounting period. */
export async function sweepOrders(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db
    .updateTable('orders')
    .set({ email: '' })
    .where('id', 'in', (old) =>
      old
        .selectFrom('orders')
        .select('id')
        .where('created_at', '<', before(retentions.claims.days))
        .where('email', '<>', '')
        .limit(batch),
    )
    .execute();
  await deleteOrders(db, before(retentions.accounting.days));
}

/** An order whose payment is under way is not old, whatever its date. */
async function deleteOrders(db: Kysely<Database>, before: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('orders')
      .select('id')
      .where('created_at', '<', before)
      .where('status', '<>', 'created')
      .orderBy('created_at')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) {
      const payments = trx.selectFrom('payments').select('id').where('order_id', 'in', ids);
      await trx.deleteFrom('payment_operations').where('payment_id', 'in', payments).execute();
      await trx.deleteFrom('payments').where('order_id', 'in', ids).execute();
      await trx.deleteFrom('order_links').where('order_id', 'in', ids).execute();
      await trx.deleteFrom('orders').where('id', 'in', ids).execute();
    }
    // The books about real providers go by their own date: a payment may have no order any more.
    const atProviders = trx
      .selectFrom('provider_payments')
      .select('payment_id')
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(batch);
    await trx.deleteFrom('provider_operations').where('payment_id', 'in', atProviders).execute();
    await trx.deleteFrom('provider_payments').where('payment_id', 'in', atProviders).execute();
    // The books of the built-in provider refer to nothing of the shop.
    const inBooks = trx.selectFrom('sandbox_payment').select('id').where('created_at', '<', before);
    await trx.deleteFrom('sandbox_operation').where('sandbox_payment_id', 'in', inBooks).execute();
    await trx.deleteFrom('sandbox_payment').where('created_at', '<', before).execute();
  });
}
