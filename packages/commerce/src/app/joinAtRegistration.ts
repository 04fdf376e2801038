import type { NewMember } from '../customers/account/Accounts.ts';
import { programmeOf } from '../kernel/market/loyaltyProgramme.ts';
import type { CommerceContext } from './CommerceContext.ts';
import { join } from '../customers/loyalty/membership.ts';

/** Makes a new account a member, where the market has the programme and the accepted terms are those of now. */
export async function joinAtRegistration(
  shop: CommerceContext,
  { accountId, site, termsVersion }: NewMember,
): Promise<void> {
  const rules = programmeOf(site.market);
  if (rules?.termsVersion !== termsVersion) return;
  await join(shop, { accountId, site, rules, now: shop.clock.now() });
}
