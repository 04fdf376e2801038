import type { CouponKind } from '@touchline/contract/coupon/constants';
import type { Migration } from '../../kernel/database/Migration.ts';
import { createCouponsLeft } from './createCouponsLeft.ts';

export interface CouponTables {
  /** What codes give, and to whom. Amounts in whole minor units of the market's currency. */
  coupon_campaigns: {
    id: string;
    market: string;
    kind: CouponKind;
    /** Percent times 1,000 or an amount; 0 for free delivery. */
    value: number;
    /** What the goods have to be worth. */
    minimum_minor: number;
    from_at: Date | null;
    until_at: Date | null;
    /** Orders of one person; null where anybody may use it any number of times. */
    max_per_person: number | null;
    /** Only for these products, or products of these categories; for all where both are empty. */
    products: string[];
    categories: string[];
    members_only: boolean;
    first_order_only: boolean;
    /** Whether it may be used beside other coupons, and beside a voucher of the membership programme. */
    with_coupons: boolean;
    with_vouchers: boolean;
    /** Only Klarna's methods may pay. */
    is_klarna: boolean;
    stopped_at: Date | null;
    created_at: Date;
  };
  coupon_codes: {
    /** As it is compared: capitals without spaces. */
    code: string;
    campaign_id: string;
    /** Orders that may use it; null for any number. */
    max_uses: number | null;
  };
  /** Which order used what. One that failed or was cancelled does not count. */
  coupon_uses: { order_id: string; code: string; campaign_id: string };
}

export const couponMigrations: readonly Migration[] = [
  {
    name: 'coupons-001',
    statements: [
      `create table coupon_campaigns (
         id text primary key, market text not null, kind text not null check (kind in ('percent', 'amount', 'freeDelivery')),
         value bigint not null check (value >= 0), minimum_minor bigint not null check (minimum_minor >= 0),
         from_at timestamptz, until_at timestamptz, max_per_person int check (max_per_person > 0),
         products text[] not null, categories text[] not null, members_only boolean not null,
         first_order_only boolean not null, with_coupons boolean not null, with_vouchers boolean not null,
         is_klarna boolean not null, stopped_at timestamptz, created_at timestamptz not null
       )`,
      `create table coupon_codes (
         code text primary key, campaign_id text not null references coupon_campaigns (id) on delete cascade,
         max_uses int check (max_uses > 0)
       )`,
      'create index coupon_codes_campaign on coupon_codes (campaign_id)',
      `create table coupon_uses (
         order_id text not null references orders (id) on delete cascade, code text not null, campaign_id text not null,
         primary key (order_id, code)
       )`,
      'create index coupon_uses_code on coupon_uses (code)',
      'create index coupon_uses_campaign on coupon_uses (campaign_id)',
      createCouponsLeft,
    ],
  },
];
