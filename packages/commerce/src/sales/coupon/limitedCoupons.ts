import type { ComputedBasket } from '../basket/computeBasket.ts';
import { Failure } from '../../kernel/failure/Failure.ts';
import type { LimitedProduct } from '../order/personLimits.ts';

const begin = 'coupon:';

/** The coupons that apply, as their use is counted. */
export const appliedCoupons = ({
  coupons,
}: Pick<ComputedBasket, 'coupons'>): { readonly code: string; readonly campaignId: string }[] =>
  coupons.flatMap(({ code, campaignId, state }) =>
    state === 'APPLIED' && campaignId !== undefined ? [{ code, campaignId }] : [],
  );

/** Those that one person may use only so often, counted in the way of limited products: by account, mailbox, door and card. */
export const limitedCoupons = ({ coupons }: Pick<ComputedBasket, 'coupons'>): LimitedProduct[] =>
  coupons.flatMap(({ code, campaignId, state, maxPerPerson: max }) =>
    state === 'APPLIED' && max !== undefined
      ? [{ productId: `${begin}${campaignId}`, name: code, max, quantity: 1 }]
      : [],
  );

/** The refusal of a coupon that the person has used already; `undefined` for a product. */
export const refusedCoupon = ({ productId, name }: LimitedProduct): Failure | undefined =>
  productId.startsWith(begin)
    ? new Failure(409, 'CouponRefused', `${name} was used by this person already.`, {
        details: { couponCode: name, statusCode: 'USED_BY_YOU' },
      })
    : undefined;
