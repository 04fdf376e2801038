import { digestOf, digestsOf } from '../../customers/account/accountLimits.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** The digest that stands for an address in privacy cases. */
export const addressDigest = (shop: Pick<CommerceContext, 'secret'>, email: string): Promise<string> =>
  digestOf(shop, 'privacy-address', email);

/** The digests that may stand for an address in cases that were opened before. */
export const addressDigests = (shop: Pick<CommerceContext, 'secrets'>, email: string): Promise<string[]> =>
  digestsOf(shop, 'privacy-address', email);

/** What the sender of a privacy request wrote, erasedIdentity. */
export const erasedIdentity = {
  email: null,
  first_name: null,
  last_name: null,
  membership_id: null,
} as const;
