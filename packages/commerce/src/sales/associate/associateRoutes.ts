import * as calls from '@touchline/contract/associate/endpoints';
import { sessionChangeHeader, writeSessionChange } from '@touchline/contract/sessionHeader';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { Failure } from '../../kernel/failure/Failure.ts';
import { createSession, revokeSession } from '../../kernel/identity/sessions.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import { Reply, type Router } from '../../kernel/routing/Router.ts';
import { emptyBagsOfAssociates } from './associates.ts';
import { deviceHash } from './registerDevice.ts';

/** Tries of one source, right or wrong: a till whose associates change each hour needs few. */
const bySource: Limit = { what: 'associate-sign-in', max: 10, seconds: 900 };
/** Tries of everybody: a code cannot be guessed by many sources together. */
const byAll: Limit = { what: 'associate-sign-in-all', max: 300, seconds: 900 };

/** Associates sign in on a device of their store, and leave it with nothing of their customer. */
export function associateRoutes(router: Router, shop: CommerceContext): void {
  router.route(calls.signInAssociate, async ({ body, source, caller, request, now }) => {
    await shop.limits.take(bySource, source);
    await shop.limits.take(byAll, 'all');
    const associate = await shop.db
      .selectFrom('store_devices as d')
      .innerJoin('store_employees as e', 'e.store_id', 'd.store_id')
      .select([
        'd.store_id as storeId',
        'd.store_name as storeName',
        'e.employee_id as employeeId',
        'e.name as name',
      ])
      .where('d.code_hash', '=', await deviceHash(body.deviceCode))
      .where('e.employee_id', '=', body.employeeId.trim().toUpperCase())
      .executeTakeFirst();
    if (!associate) throw new Failure(401, 'InvalidCredentials', 'Code or number is wrong.');
    if (caller?.identity === 'associate' && caller.session)
      await emptyBagsOfAssociates(shop.db, now, caller.session.id);
    const { id, token, seconds } = await createSession(shop, {
      ...{ kind: 'associate', isAuthenticated: true, isPersistent: false },
      deviceLabel: request.headers.get('user-agent') ?? '',
      storeId: associate.storeId,
      ...(caller?.session ? { replaces: caller.session.id } : {}),
    });
    await shop.db
      .insertInto('associate_sessions')
      .values({
        ...{ session_id: id, store_id: associate.storeId, store_name: associate.storeName },
        ...{ employee_id: associate.employeeId, name: associate.name },
      })
      .execute();
    shop.counters.add('associate_sign_ins');
    return new Reply(
      { ...associate, token: id },
      {
        headers: { [sessionChangeHeader]: writeSessionChange({ token, seconds }) },
      },
    );
  });

  router.route(calls.endAssociateSession, async ({ caller, now }) => {
    if (caller?.identity === 'associate' && caller.session) {
      await revokeSession(shop.db, caller.session.id, now);
      await emptyBagsOfAssociates(shop.db, now, caller.session.id);
    }
    return new Reply(
      { success: true as const },
      { headers: { [sessionChangeHeader]: writeSessionChange('ended') } },
    );
  });
}
