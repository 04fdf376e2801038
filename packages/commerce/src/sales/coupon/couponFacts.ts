import type { CouponKind } from '@touchline/contract/coupon/constants';
import { sql, type RawBuilder } from 'kysely';
import type { ValueOf } from '../../kernel/database/fixedStatement.ts';

/** What is known of a coupon that a basket names, or that is asked for. Amounts in whole minor units. */
export interface CouponFacts {
  readonly code: string;
  readonly campaignId: string;
  readonly market: string;
  readonly kind: CouponKind;
  /** Percent times 1,000 or an amount. */
  readonly value: number;
  readonly minimumMinor: number;
  /** ISO 8601. */
  readonly fromAt: string | null;
  readonly untilAt: string | null;
  readonly isStopped: boolean;
  readonly maxPerPerson: number | null;
  readonly products: readonly string[];
  readonly categories: readonly string[];
  readonly membersOnly: boolean;
  readonly firstOrderOnly: boolean;
  readonly withCoupons: boolean;
  readonly withVouchers: boolean;
  readonly isKlarna: boolean;
  readonly isUsedUp: boolean;
  /** Orders of the caller that used the campaign, and whether the caller has ordered before. */
  readonly usedByPerson: number;
  readonly hasOrdered: boolean;
}

interface Values {
  readonly accountId: string | undefined;
  readonly coupons: readonly string[];
}

const counts = sql`o.status not in ('failed', 'cancelled')`;

/** SQL for the `CouponFacts` of the basket in the row `b`, and of further codes. */
export function couponFacts(value: ValueOf<Values>): RawBuilder<unknown> {
  const isPersons = sql`(o.owner_id = ${value('accountId')}::text or lower(o.email) = lower(b.data ->> 'email'))`;
  return sql`coalesce((select jsonb_agg(coupons) from (
        select c.code, k.id as "campaignId", k.market, k.kind, k.value, k.minimum_minor as "minimumMinor",
          k.from_at as "fromAt", k.until_at as "untilAt", k.stopped_at is not null as "isStopped",
          k.max_per_person as "maxPerPerson", k.products, k.categories, k.members_only as "membersOnly",
          k.first_order_only as "firstOrderOnly", k.with_coupons as "withCoupons", k.with_vouchers as "withVouchers",
          k.is_klarna as "isKlarna",
          c.max_uses is not null and c.max_uses <= (
            select count(*) from coupon_uses u join orders o on o.id = u.order_id
            where u.code = c.code and ${counts}) as "isUsedUp",
          case when k.max_per_person is null then 0 else (
            select count(*) from coupon_uses u join orders o on o.id = u.order_id
            where u.campaign_id = k.id and ${counts} and ${isPersons})::int end as "usedByPerson",
          k.first_order_only and exists (select from orders o where ${counts} and ${isPersons}) as "hasOrdered"
        from coupon_codes c join coupon_campaigns k on k.id = c.campaign_id
        where c.code = any(array(select jsonb_array_elements_text(b.data -> 'coupons')) || ${value('coupons')}::text[])
      ) as coupons), '[]')`;
}
