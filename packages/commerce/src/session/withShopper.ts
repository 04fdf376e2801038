import type { Site } from '@touchline/contract/market/schema';
import { Failure } from '../failure/Failure.ts';
import type { Shop } from '../Shop.ts';
import { readCheckoutToken, writeCheckoutToken, type CheckoutSession } from './checkoutToken.ts';

/** Header the checkout token travels in. */
export const checkoutHeader = 'x-checkout-authorization';

/** Who calls, and for which site. */
export interface Shopper {
  readonly session: CheckoutSession | undefined;
  readonly site: Site;
  readonly now: Date;
  /** Headers of the answer: a renewed token where one is due. */
  readonly headers: Readonly<Record<string, string>>;
}
export type KnownShopper = Shopper & { readonly session: CheckoutSession };

/** What of a call tells who calls, and from where. */
export interface CallContext {
  readonly request: Request;
  readonly query: { readonly sitePath: string };
  /** For limits, never for rights. */
  readonly source: string;
}

const unauthorised = () =>
  new Failure(401, 'INVALID_SESSION', 'The checkout token is missing, wrong or over.');

/** The headers that give a session to the shopper. */
export async function sessionHeaders(
  shop: Shop,
  session: CheckoutSession,
): Promise<{ readonly authorization: string }> {
  return { authorization: `Bearer ${await writeCheckoutToken(session, shop.secret, shop.clock.now())}` };
}

/** Reads who calls. A token that is wrong or over is refused with 401, none at all is a visitor. */
export async function readShopper(shop: Shop, { request, query }: CallContext): Promise<Shopper> {
  const site = shop.markets.site(query.sitePath);
  const now = shop.clock.now();
  const read = await readCheckoutToken(request.headers.get(checkoutHeader) ?? undefined, shop.secret, now);
  if (read === 'wrong') throw unauthorised();
  if (read === 'none') return { session: undefined, site, now, headers: {} };
  const headers = read.renew ? await sessionHeaders(shop, read.session) : {};
  return { session: read.session, site, now, headers };
}

/** Reads who calls; a call without a token is refused with 401. */
export async function requireShopper(shop: Shop, asked: CallContext): Promise<KnownShopper> {
  const shopper = await readShopper(shop, asked);
  if (!shopper.session) throw unauthorised();
  return { ...shopper, session: shopper.session };
}
