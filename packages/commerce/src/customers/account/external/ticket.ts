import { hmacHex } from '../../../kernel/session/hmacHex.ts';
import { seal, unseal } from '../../../kernel/session/sealedClaims.ts';
import { randomHex } from '../../../kernel/ports/Random.ts';
import type { CommerceContext } from '../../../app/CommerceContext.ts';
import type { Attempt } from './IdentityProvider.ts';

/** Seconds that an attempt to sign in may take. */
export const attemptSeconds = 600;

/** What an attempt is about. Its ticket is in a cookie of the browser that began it. */
export interface Ticket {
  /** Random; by it a ticket is good once. */
  readonly id: string;
  readonly provider: string;
  readonly sitePath: string;
  readonly isPersistent: boolean;
  readonly returnTo: string | undefined;
}

type Secrets = Pick<CommerceContext, 'clock' | 'random' | 'secret' | 'secrets'>;

export async function writeTicket(
  shop: Secrets,
  about: Omit<Ticket, 'id'>,
): Promise<{ id: string; text: string }> {
  const id = randomHex(shop.random, 32);
  const text = await seal(
    { ...about, id },
    'external-sign-in',
    shop.secret,
    shop.clock.now(),
    attemptSeconds,
  );
  return { id, text };
}

/** The content of a ticket; `undefined` when it is forged or over. */
export async function readTicket(shop: Secrets, text: string): Promise<Ticket | undefined> {
  const claims = await unseal(text, 'external-sign-in', shop.secrets, shop.clock.now());
  if (!claims) return undefined;
  const { id, provider, sitePath, isPersistent, returnTo } = claims;
  return {
    ...{ id: String(id), provider: String(provider), sitePath: String(sitePath) },
    isPersistent: isPersistent === true,
    returnTo: typeof returnTo === 'string' ? returnTo : undefined,
  };
}

/**
 * State, nonce and verifier of an attempt. They are derived from its ticket, so that a callback counts only in the
 * browser with the ticket's cookie, and none of them can be found out from another.
 */
export async function attemptOf(
  { secret, origin }: Pick<CommerceContext, 'secret' | 'origin'>,
  id: string,
  sitePath: string,
): Promise<Attempt> {
  const derived = (what: string) => hmacHex(secret, `external-sign-in.${what}.${id}`);
  return {
    redirectUri: `${origin}/${sitePath}/account/external/callback`,
    state: await derived('state'),
    nonce: await derived('nonce'),
    verifier: await derived('verifier'),
  };
}

/** Uses a ticket up: of many uses at once one succeeds. */
export async function takeTicket(
  { db, clock }: Pick<CommerceContext, 'db' | 'clock'>,
  id: string,
): Promise<boolean> {
  const taken = await db
    .insertInto('used_external_tickets')
    .values({ id, expires_at: new Date(clock.now().getTime() + attemptSeconds * 1_000) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Forgets used tickets that are over anyway. */
export async function sweepUsedTickets({ db, clock }: Pick<CommerceContext, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('used_external_tickets').where('expires_at', '<', clock.now()).execute();
}
