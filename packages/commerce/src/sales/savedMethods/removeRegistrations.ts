import type { PaymentProviders } from '../payment/PaymentProviders.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/**
 * Tells the providers of registrations that were removed, also with their account, and deletes their rows. What a provider
 * does not confirm stays for the next run. Returns how many are gone.
 */
export async function removeRegistrations(
  shop: CommerceContext,
  providers: PaymentProviders,
): Promise<number> {
  const rows = await shop.db
    .selectFrom('saved_payment_methods')
    .select(['id', 'processor', 'registration'])
    .where('account_id', 'is', null)
    .orderBy('used_at')
    .limit(50)
    .execute();
  let removed = 0;
  for (const { id, processor, registration } of rows) {
    try {
      // The same card may have been kept again since.
      const again = await shop.db
        .selectFrom('saved_payment_methods')
        .select('id')
        .where('processor', '=', processor)
        .where('registration', '=', registration)
        .where('account_id', 'is not', null)
        .executeTakeFirst();
      if (!again) await providers.find(processor)?.removeRegistration?.(registration);
      await shop.db.deleteFrom('saved_payment_methods').where('id', '=', id).execute();
      removed += 1;
    } catch (error) {
      // The next ones are not tried before it: its turn comes again at the end.
      await shop.db
        .updateTable('saved_payment_methods')
        .set({ used_at: shop.clock.now() })
        .where('id', '=', id)
        .execute();
      shop.log.warn('registration not removed at its provider', { id, why: String(error).slice(0, 200) });
    }
  }
  return removed;
}
