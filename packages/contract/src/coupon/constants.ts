/** What a coupon gives. */
export const couponKinds = ['percent', 'amount', 'freeDelivery'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** Why a coupon takes nothing off. */
export const couponRefusals = [
  'UNKNOWN',
  'EXPIRED',
  'NOT_STARTED',
  'BELOW_MINIMUM',
  'WRONG_PRODUCTS',
  'USED_UP',
  'USED_BY_YOU',
  'NOT_COMBINABLE',
  'MEMBERS_ONLY',
  'FIRST_ORDER_ONLY',
] as const;
export type CouponRefusal = (typeof couponRefusals)[number];

/** Longest code that is accepted. */
export const maxCouponLength = 40;
/** Coupons that a basket may have at once. */
export const maxCoupons = 5;
