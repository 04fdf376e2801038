import { seal, unseal } from './sealedClaims.ts';

/** Lifetime of a checkout session after its last call, in seconds (checkout document, section 9: 7,200,000 ms). */
export const sessionSeconds = 7_200;
/** Younger tokens are not renewed, so most responses carry no new token. */
const renewAfterSeconds = 60;

/** The content of a checkout token. */
export interface CheckoutSession {
  readonly shopperId: string;
  readonly basketId: string;
}

/** Creates the token of a session. */
export function writeCheckoutToken(session: CheckoutSession, secret: string, now: Date): Promise<string> {
  return seal({ sub: session.shopperId, bid: session.basketId }, 'checkout', secret, now, sessionSeconds);
}

/** Reads the `x-checkout-authorization` header: the session, no token, or an invalid or expired one. */
export async function readCheckoutToken(
  header: string | undefined,
  secrets: readonly string[],
  now: Date,
): Promise<{ session: CheckoutSession; renew: boolean } | 'none' | 'wrong'> {
  if (header === undefined || header.trim() === '') return 'none';
  const token = /^Bearer\s+(\S{1,2000})$/i.exec(header.trim())?.[1];
  const claims = token && (await unseal(token, 'checkout', secrets, now));
  if (!claims) return 'wrong';
  const { sub, bid, iat } = claims;
  if (typeof sub !== 'string' || typeof bid !== 'string') return 'wrong';
  const age = now.getTime() / 1000 - iat;
  return { session: { shopperId: sub, basketId: bid }, renew: age >= renewAfterSeconds };
}
