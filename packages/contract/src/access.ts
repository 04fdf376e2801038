/**
 * Who a caller can be.
 * - `visitor`: shows no credentials.
 * - `guest`: holds a checkout token.
 * - `light`: signed in to an account without a password; only its email address is known.
 * - `customer`: signed in to a full account.
 * - `associate`: a store employee who serves a customer.
 */
export const identities = ['visitor', 'guest', 'light', 'customer', 'associate'] as const;
export type Identity = (typeof identities)[number];

/**
 * How a session was confirmed.
 * - `fresh`: by password or code, a short time ago.
 * - `persistent`: longer ago; the shopper may have walked away from the device.
 */
export type Freshness = 'fresh' | 'persistent';

/** What a call does on behalf of its caller. Each identity has some of them. */
export const scopes = [
  'basket:read',
  'basket:write',
  'order:read',
  'order:write',
  'account:read',
  'account:write',
  'consent:write',
] as const;
export type Scope = (typeof scopes)[number];

/** A call whose answer depends on who calls. An empty list of scopes is no declaration. */
export interface PersonalAccess {
  /**
   * - `visitor`: anyone; credentials are read if there are any, and wrong ones are refused.
   * - `shopper`: the holder of a checkout token or a session; every id is looked up for that shopper, otherwise 404.
   * - `account`: somebody signed in to an account, light or full.
   * - `fresh`: the same, with a fresh session.
   */
  readonly caller: 'visitor' | 'shopper' | 'account' | 'fresh';
  readonly scopes: readonly [Scope, ...Scope[]];
  /**
   * Whose call it is whose credentials have ended or are wrong: nobody's, with an answer for a visitor.
   * @default refused with 401
   */
  readonly ended?: 'visitor';
}

/** A call that reads neither checkout token nor session. */
export interface ImpersonalAccess {
  /**
   * - `anyone`: the answer is the same for all.
   * - `link`: the holder of the secret in a capability link; it opens one thing and expires.
   * - `provider`: a payment provider with a signed body.
   * - `operator`: whoever runs the shop, with a token of its own.
   * - `owner`: an owner of the shop who is signed in to the desk, by a session of its own.
   */
  readonly caller: 'anyone' | 'link' | 'provider' | 'operator' | 'owner';
}

/** Who may call an endpoint. */
export type Access = PersonalAccess | ImpersonalAccess;

/** Whether a call's answer depends on who calls. */
export const isPersonal = (access: Access): access is PersonalAccess => 'scopes' in access;

/** What a shopper can be (both documents, section 6). A loyalty member is a full account that has joined. */
export const roles = ['guest', 'light', 'full', 'loyaltyMember'] as const;
export type Role = (typeof roles)[number];

/** What the roles of a shopper follow from. */
export interface RoleFacts {
  /** Who the session says it is; an associate acts for a guest. */
  readonly kind: Identity;
  /** Whether the account has joined the loyalty programme, as the visitor's or the account's answer says. */
  readonly loyaltyMember?: boolean | undefined;
}

/** The roles of a shopper. Only a full account can be a loyalty member, whatever is said of the others. */
export function rolesOf({ kind, loyaltyMember = false }: RoleFacts): readonly Role[] {
  if (kind === 'light') return ['light'];
  if (kind !== 'customer') return ['guest'];
  return loyaltyMember ? ['full', 'loyaltyMember'] : ['full'];
}
