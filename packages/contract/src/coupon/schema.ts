import * as z from 'zod/mini';
import { couponKinds, couponRefusals } from './constants.ts';

const CouponKind = z.enum(couponKinds);

const CouponRefusal = z.enum(couponRefusals);

/** A coupon and what it takes off, in the currency's unit; of the delivery where that is what it gives. */
export const CouponAmount = z.object({ couponCode: z.string(), amount: z.number() });
export type CouponAmount = z.infer<typeof CouponAmount>;

/**
 * A coupon of a basket. `statusCode` is `APPLIED`, `KLARNA` (it applies, and only Klarna's methods may pay), a reason of
 * `couponRefusals`, or of a voucher `BELOW_MINIMUM` and `NOT_USABLE`.
 */
export const AppliedCoupon = z.object({
  couponCode: z.string(),
  statusCode: z.string(),
  /** What it takes off; absent where that is nothing, and of vouchers. */
  amount: z.optional(z.number()),
  /** Absent of vouchers. */
  kind: z.optional(CouponKind),
});
export type AppliedCoupon = z.infer<typeof AppliedCoupon>;

/** Body of a 422 response. */
export const CouponRefused = z.object({
  errorCode: z.literal('CouponRefused'),
  details: z.object({
    statusCode: CouponRefusal,
    /** What the goods have to be worth: `BELOW_MINIMUM`. */
    minimum: z.optional(z.number()),
  }),
});
