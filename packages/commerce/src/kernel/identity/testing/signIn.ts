import { sessionHeader } from '@touchline/contract/sessionHeader';
import { randomHex } from '../../ports/Random.ts';
import type { CommerceContext } from '../../../app/CommerceContext.ts';
import { createSession, type NewSession, type StartedSession } from '../sessions.ts';

/** What a session is made of: a test beside the shop's process needs its database and secret, and no route. */
type SessionPorts = Pick<CommerceContext, 'db' | 'clock' | 'random' | 'secrets'>;

export interface TestSession extends StartedSession {
  readonly accountId: string | undefined;
  /** What the storefront's server sends with each call. */
  readonly headers: Record<string, string>;
}

/** Adds an account. */
export async function addAccount(shop: SessionPorts, level: 'light' | 'full' = 'full'): Promise<string> {
  const id = randomHex(shop.random, 32);
  await shop.db
    .insertInto('accounts')
    .values({ id, email: `${id}@example.org`, level, created_at: shop.clock.now() })
    .execute();
  return id;
}

/** Starts a session as signing in does: of a new account, unless one is given or an associate signs in. */
export async function signIn(shop: SessionPorts, session: Partial<NewSession> = {}): Promise<TestSession> {
  const kind = session.kind ?? 'customer';
  const accountId =
    session.accountId ??
    (kind === 'associate' ? undefined : await addAccount(shop, kind === 'light' ? 'light' : 'full'));
  const started = await createSession(shop, {
    kind,
    isAuthenticated: true,
    isPersistent: false,
    deviceLabel: 'A browser',
    ...(accountId === undefined ? {} : { accountId }),
    ...session,
  });
  return { ...started, accountId, headers: { [sessionHeader]: `Bearer ${started.token}` } };
}
