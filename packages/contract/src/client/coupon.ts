import type { Basket } from '../basket/schema.ts';
import type { CouponRefusal } from '../coupon/constants.ts';
import { Refused } from '../errors.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../coupon/endpoints.ts'));
const schemas = lazyCalls(() => import('../coupon/schema.ts'));

/** Where the shopper is while a coupon is added or removed. */
export type CouponContext = 'cart' | 'checkout';

export type CouponOutcome =
  { kind: 'done'; basket: Basket } | { kind: 'refused'; reason: CouponRefusal; minimum?: number | undefined };

/** Has the basket use a coupon. Codes that are guessed end in `RateLimited`. */
export async function addCoupon(
  call: Transport,
  basketId: string,
  couponCode: string,
  context: CouponContext,
): Promise<CouponOutcome> {
  try {
    const request = { params: { basketId }, query: { context }, body: { couponCode } };
    return { kind: 'done', basket: await call((await calls()).addCoupon, request) };
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 422) throw error;
    const refused = (await schemas()).CouponRefused.safeParse(error.body);
    if (!refused.success) return { kind: 'refused', reason: 'UNKNOWN' };
    const { statusCode: reason, minimum } = refused.data.details;
    return { kind: 'refused', reason, minimum };
  }
}

/** Takes a coupon off the basket. */
export async function removeCoupon(
  call: Transport,
  basketId: string,
  code: string,
  context: CouponContext,
): Promise<Basket> {
  return call((await calls()).removeCoupon, { params: { basketId, code }, query: { context } });
}
