import * as calls from '@touchline/contract/savedMethods/endpoints';
import type { Registrations } from '@touchline/contract/savedMethods/schema';
import type * as z from 'zod/mini';
import { notFound } from '../../kernel/failure/Failure.ts';
import type { PaymentProviders } from '../payment/PaymentProviders.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { removeRegistrations } from './removeRegistrations.ts';
import { keepsMethods, registrationsOf } from './savedMethods.ts';

type Answer = z.infer<typeof Registrations>;

/** What an account keeps to pay with: seen and removed. Removing is possible also where keeping was switched off. */
export function savedMethodRoutes(router: Router, shop: CommerceContext, providers: PaymentProviders): void {
  router.route(calls.getRegistrations, async ({ caller: { accountId }, site }): Promise<Answer> => {
    const registrations = await registrationsOf(shop.db, accountId);
    if (registrations.length === 0 && !(await keepsMethods(shop, site))) throw notFound('registrations');
    return { registrations };
  });

  const remove = async (accountId: string, id: string): Promise<Answer> => {
    const { numUpdatedRows } = await shop.db
      .updateTable('saved_payment_methods')
      .set({ account_id: null })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('registration');
    await removeRegistrations(shop, providers);
    return { registrations: await registrationsOf(shop.db, accountId) };
  };

  router.route(calls.removeRegistration, ({ caller, params }) => remove(caller.accountId, params.id));
  router.route(calls.removePaymentMethod, ({ caller, params }) => remove(caller.accountId, params.id));
}
