import { sql, type RawBuilder } from 'kysely';
import type { ValueOf } from '../../kernel/database/fixedStatement.ts';

/** The values of a statement that uses coupons. */
export interface CouponUseValues {
  readonly coupons: readonly string[];
  /** The campaign of each of the `coupons`. */
  readonly campaigns: readonly string[];
  readonly now: Date;
}

/** A CTE `coupons_left (code)` of those that may be used once more, locked. It comes after `tried`. */
export const couponsLeft = (value: ValueOf<CouponUseValues>): RawBuilder<unknown> => sql`
    coupons_left as materialized (
      select c.code from tried
      cross join lateral coupons_left_under_lock(tried.by_shopper, ${value('coupons')}::text[], ${value('now')}::timestamptz) c)`;

/** Whether all of them may. */
export const couponsHold = (value: ValueOf<CouponUseValues>): RawBuilder<unknown> =>
  sql`(select count(*) from coupons_left) = cardinality(${value('coupons')}::text[])`;

/** A CTE that counts their use by the order in the CTE `ordered`. */
export const useCoupons = (value: ValueOf<CouponUseValues>): RawBuilder<unknown> => sql`
    coupons_used as (
      insert into coupon_uses (order_id, code, campaign_id)
      select ordered.id, used.code, used.campaign_id
      from ordered, unnest(${value('coupons')}::text[], ${value('campaigns')}::text[]) as used (code, campaign_id))`;
