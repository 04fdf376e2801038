import { maxCoupons } from '@touchline/contract/coupon/constants';
import * as calls from '@touchline/contract/coupon/endpoints';
import { toWire } from '@touchline/contract/money';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { Failure } from '../../kernel/failure/Failure.ts';
import { sourceDigestOf } from '../../kernel/limits/sourceDigest.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import { basketView } from '../basket/basketView.ts';
import { computeBasket } from '../basket/computeBasket.ts';
import { editBasket, openBasket } from '../basket/editBasket.ts';
import { typedCoupon } from './couponCode.ts';

/** Codes tried by one source in ten minutes. */
const codes: Limit = { what: 'coupon-codes', max: 10, seconds: 600 };

/** Adding and removing coupons. */
export function couponRoutes(router: Router, shop: CommerceContext): void {
  router.route(calls.addCoupon, async (call) => {
    const { params, site, now, body, source } = call;
    const code = typedCoupon(body.couponCode);
    // Whose basket it is comes before what is known of the coupon.
    await openBasket(shop, call, params.basketId);
    await shop.limits.take(codes, await sourceDigestOf(shop, source));
    const edited = await editBasket(shop, call, params.basketId, {
      coupons: [code],
      apply: (data, rules) => {
        const { coupons = [] } = data;
        if (coupons.includes(code)) return data;
        const next = { ...data, coupons: [...coupons, code] };
        const added = computeBasket(next, rules, site.market, now).coupons.at(-1);
        const statusCode = coupons.length >= maxCoupons ? 'NOT_COMBINABLE' : (added?.state ?? 'UNKNOWN');
        if (statusCode === 'APPLIED') return next;
        throw new Failure(422, 'CouponRefused', `The coupon can not be used: ${statusCode}.`, {
          details: {
            statusCode,
            ...(statusCode === 'BELOW_MINIMUM'
              ? { minimum: toWire(added?.minimumMinor ?? 0, site.market.currency) }
              : {}),
          },
        });
      },
    });
    const { basket, computed } = await openBasket(shop, call, edited.basketId ?? params.basketId);
    return basketView(basket, computed, site, now);
  });

  router.route(calls.removeCoupon, (call) =>
    editBasket(shop, call, call.params.basketId, {
      apply: ({ coupons = [], ...data }) => {
        const left = coupons.filter((code) => code !== typedCoupon(call.params.code));
        return left.length > 0 ? { ...data, coupons: left } : data;
      },
    }),
  );
}
