import { endDeskSession, signInToDesk } from '@touchline/contract/desk/endpoints';
import { deskSessionChangeHeader, writeSessionChange } from '@touchline/contract/sessionHeader';
import type { CommerceContext } from '../app/CommerceContext.ts';
import { notFound } from '../kernel/failure/Failure.ts';
import { deskSessionSeconds, deskTokenHash } from '../kernel/identity/deskSession.ts';
import type { Limit } from '../kernel/limits/RateLimits.ts';
import { randomHex } from '../kernel/ports/Random.ts';
import { Reply, type Router } from '../kernel/routing/Router.ts';
import { noteAct } from './noteAct.ts';
import { useSignInLink } from './signInLinks.ts';

/** Tries of one source, right or wrong. */
const bySource: Limit = { what: 'desk-sign-in', max: 20, seconds: 900 };

/** An owner signs in by a one-time link, and out again. */
export function deskSessionRoutes(router: Router, shop: CommerceContext): void {
  const { db, random, limits } = shop;

  router.route(signInToDesk, async ({ body, source, now }) => {
    await limits.take(bySource, source);
    const owner = await useSignInLink(db, body.link, now);
    if (!owner) throw notFound('link');
    const token = randomHex(random, 64);
    await db
      .insertInto('desk_sessions')
      .values({
        ...{ token_hash: await deskTokenHash(token), owner_id: owner.id },
        ...{ created_at: now, seen_at: now, ended_at: null },
      })
      .execute();
    await noteAct(db, owner.id, 'sign in', '', now);
    const headers = {
      [deskSessionChangeHeader]: writeSessionChange({ token, seconds: deskSessionSeconds }),
    };
    return new Reply({ name: owner.name }, { headers });
  });

  router.route(endDeskSession, async ({ caller, now }) => {
    await db
      .updateTable('desk_sessions')
      .set({ ended_at: now })
      .where('token_hash', '=', caller.sessionHash)
      .execute();
    await noteAct(db, caller.ownerId, 'sign out', '', now);
    return new Reply(
      { success: true as const },
      { headers: { [deskSessionChangeHeader]: writeSessionChange('ended') } },
    );
  });
}
