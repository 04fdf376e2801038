import { Failure } from '../../kernel/failure/Failure.ts';
import type { ShopperCall } from '../../kernel/identity/Caller.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** Refuses an order of a guest where the site sells to accounts only; a site without accounts sells to everybody. */
export async function checkGuestMayBuy(shop: CommerceContext, { caller, site }: ShopperCall): Promise<void> {
  if (caller.identity !== 'guest') return;
  const { market } = site;
  const about = { market, brand: shop.brand, country: market.country, userId: undefined };
  const flags = await shop.flags.evaluate(about, ['guestCheckout', 'LOGIN_REGISTRATION_DISABLED']);
  if (flags.guestCheckout || flags.LOGIN_REGISTRATION_DISABLED) return;
  throw new Failure(403, 'GuestCheckoutDisabled', 'This site sells to accounts only: sign in first.');
}
