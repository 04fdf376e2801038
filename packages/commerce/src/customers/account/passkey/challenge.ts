import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode';
import type { CommerceContext } from '../../../app/CommerceContext.ts';
import { randomHex } from '../../../kernel/ports/Random.ts';
import { seal, unseal } from '../../../kernel/session/sealedClaims.ts';

/** Seconds in which a challenge has to be answered: somebody looks for their phone. */
export const challengeSeconds = 300;

/** What a challenge is for: to add a passkey to an account, or to sign in. */
export type ChallengePurpose =
  { readonly kind: 'add'; readonly accountId: string } | { readonly kind: 'signIn' };

type Secrets = Pick<CommerceContext, 'db' | 'clock' | 'random' | 'secret' | 'secrets'>;

const nobody = '';

/** A text as the bytes that browsers pass on, in base 64 for addresses. */
export const textAsBytes = (text: string): string =>
  encodeBase64Url(new TextEncoder().encode(text).buffer).replace(/=+$/, '');

/** Makes a challenge, as browsers take it. It carries its purpose signed, so that nothing is stored for everybody who looks at a login page. */
export async function newChallenge(shop: Secrets, purpose: ChallengePurpose): Promise<string> {
  const accountId = purpose.kind === 'add' ? purpose.accountId : nobody;
  const claims = { id: randomHex(shop.random, 32), kind: purpose.kind, accountId };
  return textAsBytes(await seal(claims, 'passkey', shop.secret, shop.clock.now(), challengeSeconds));
}

/**
 * Uses a challenge up, as a browser sends it back: of many answers to it one is looked at. `false` for one that was used,
 * is over, forged, or made for something else.
 */
export async function takeChallenge(
  shop: Secrets,
  sent: string,
  purpose: ChallengePurpose,
): Promise<boolean> {
  const now = shop.clock.now();
  const claims = await unseal(new TextDecoder().decode(decodeBase64Url(sent)), 'passkey', shop.secrets, now);
  const accountId = purpose.kind === 'add' ? purpose.accountId : nobody;
  if (!claims || claims['kind'] !== purpose.kind || claims['accountId'] !== accountId) return false;
  const taken = await shop.db
    .insertInto('used_passkey_challenges')
    .values({ id: String(claims['id']), expires_at: new Date(now.getTime() + challengeSeconds * 1_000) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Forgets used challenges that are over anyway. */
export async function sweepUsedChallenges({
  db,
  clock,
}: Pick<CommerceContext, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('used_passkey_challenges').where('expires_at', '<', clock.now()).execute();
}
