import type { Site } from '@touchline/contract/market/schema';
import { Failure } from '../failure/Failure.ts';
import type { Shop } from '../Shop.ts';
import { readCheckoutToken, writeCheckoutToken, type CheckoutSession } from './checkoutToken.ts';

/** Header of the checkout token. */
export const checkoutHeader = 'x-checkout-authorization';

/** The shopper of a call, and the site. */
export interface Shopper {
  readonly session: CheckoutSession | undefined;
  readonly site: Site;
  readonly now: Date;
  /** Response headers: a renewed token when one is due. */
  readonly headers: Readonly<Record<string, string>>;
}
export type KnownShopper = Shopper & { readonly session: CheckoutSession };

/** The parts of a call that identify the shopper and the source. */
export interface CallContext {
  readonly request: Request;
  readonly query: { readonly sitePath: string };
  /** For rate limits, never for permissions. */
  readonly source: string;
}

const unauthorised = () =>
  new Failure(401, 'INVALID_SESSION', 'The checkout token is missing, wrong or over.');

/** The headers that give the shopper a session. */
export async function sessionHeaders(
  shop: Shop,
  session: CheckoutSession,
): Promise<{ readonly authorization: string }> {
  return { authorization: `Bearer ${await writeCheckoutToken(session, shop.secret, shop.clock.now())}` };
}

/** Reads the shopper of a call. An invalid or expired token is a 401; without a token there is no session. */
export async function readShopper(shop: Shop, { request, query }: CallContext): Promise<Shopper> {
  const site = shop.markets.site(query.sitePath);
  const now = shop.clock.now();
  const read = await readCheckoutToken(request.headers.get(checkoutHeader) ?? undefined, shop.secret, now);
  if (read === 'wrong') throw unauthorised();
  if (read === 'none') return { session: undefined, site, now, headers: {} };
  const headers = read.renew ? await sessionHeaders(shop, read.session) : {};
  return { session: read.session, site, now, headers };
}

/** Reads the shopper of a call; throws a 401 without a token. */
export async function requireShopper(shop: Shop, asked: CallContext): Promise<KnownShopper> {
  const shopper = await readShopper(shop, asked);
  if (!shopper.session) throw unauthorised();
  return { ...shopper, session: shopper.session };
}
