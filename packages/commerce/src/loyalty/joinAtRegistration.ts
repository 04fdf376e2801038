import type { NewMember } from '../account/Accounts.ts';
import { programmeOf } from '../market/loyaltyProgramme.ts';
import type { Shop } from '../Shop.ts';
import { join } from './membership.ts';

/** Makes a new account a member, where the market has the programme and the accepted terms are those of now. */
export async function joinAtRegistration(
  shop: Shop,
  { accountId, site, termsVersion }: NewMember,
): Promise<void> {
  const rules = programmeOf(site.market);
  if (rules?.termsVersion !== termsVersion) return;
  await join(shop, { accountId, site, rules, now: shop.clock.now() });
}
