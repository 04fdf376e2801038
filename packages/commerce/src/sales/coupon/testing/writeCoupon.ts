import type { TestCheckout } from '../../order/testing/openCheckout.ts';
import type { CouponTables } from '../tables.ts';

/** Writes a campaign with one code: ten percent for everybody, where nothing else is said. */
export async function writeCoupon(
  { shop }: Pick<TestCheckout, 'shop'>,
  code: string,
  {
    maxUses = null,
    ...campaign
  }: Partial<CouponTables['coupon_campaigns']> & { readonly maxUses?: number | null } = {},
): Promise<void> {
  await shop.db
    .insertInto('coupon_campaigns')
    .values({
      ...{ id: `campaign-${code}`, market: 'gb', kind: 'percent', value: 10_000, minimum_minor: 0 },
      ...{ from_at: null, until_at: null, max_per_person: null, products: [], categories: [] },
      ...{ members_only: false, first_order_only: false, with_coupons: false, with_vouchers: true },
      ...{ is_klarna: false, stopped_at: null, created_at: shop.clock.now() },
      ...campaign,
    })
    .execute();
  await shop.db
    .insertInto('coupon_codes')
    .values({ code, campaign_id: `campaign-${code}`, max_uses: maxUses })
    .execute();
}
