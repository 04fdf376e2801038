import { couponKinds, maxCouponLength } from '@touchline/contract/coupon/constants';
import { fromWire } from '@touchline/contract/money';
import type { Market } from '@touchline/contract/market/schema';
import * as z from 'zod/mini';
import { typedCoupon } from './couponCode.ts';
import type { CouponTables } from './tables.ts';

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/));
const Count = z.int().check(z.positive(), z.lte(100_000));
const Code = z.string().check(z.regex(/^[A-Za-z0-9_.-]+$/), z.maxLength(maxCouponLength));

/** A campaign as a retailer writes it. Amounts in the unit of the market's currency. */
export const Campaign = z.strictObject({
  id: Code,
  market: z.string(),
  kind: z.enum(couponKinds),
  /** Percent, or the amount; not of free delivery. */
  value: z.optional(z.number().check(z.positive())),
  /** Codes that are given out, or how many are to be made behind a word. */
  codes: z.union([z.array(Code).check(z.minLength(1)), z.strictObject({ word: Code, count: Count })]),
  /** Orders that may use each code. @default any number */
  uses: z.optional(Count),
  perPerson: z.optional(Count),
  minimum: z.optional(z.number().check(z.positive())),
  /** First moment, and the first at which it is over, ISO 8601; a day alone begins at midnight in UTC. */
  from: z.optional(Day),
  until: z.optional(Day),
  /** Ids of products, and paths of categories. @default everything */
  products: z.optional(z.array(z.string())),
  categories: z.optional(z.array(z.string())),
  membersOnly: z.optional(z.boolean()),
  firstOrderOnly: z.optional(z.boolean()),
  withCoupons: z.optional(z.boolean()),
  /** @default true */
  withVouchers: z.optional(z.boolean()),
  klarna: z.optional(z.boolean()),
});
export type Campaign = z.infer<typeof Campaign>;

/** The campaigns of a file, or every reason why they can't be read. */
export function readCampaigns(
  file: unknown,
  markets: readonly Market[],
): Campaign[] | { problems: string[] } {
  const parsed = z.array(Campaign).safeParse(file);
  if (!parsed.success)
    return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  const problems = parsed.data.flatMap((campaign, at) =>
    problemsOf(campaign, markets).map((problem) => `${at}.${problem}`),
  );
  return problems.length > 0 ? { problems } : parsed.data;
}

function problemsOf({ market, kind, value, from, until }: Campaign, markets: readonly Market[]): string[] {
  return [
    ...(markets.some(({ code }) => code === market) ? [] : [`market: there is no market ${market}`]),
    ...(kind !== 'freeDelivery' && value === undefined ? ['value: how much it takes off is missing'] : []),
    ...(kind === 'percent' && (value ?? 0) > 100 ? ['value: expected 100 percent at most'] : []),
    ...(from && until && Date.parse(from) >= Date.parse(until) ? ['until: it is over before it begins'] : []),
  ];
}

/** The row of a campaign. */
export function campaignRow(
  campaign: Campaign,
  { currency }: Pick<Market, 'currency'>,
  now: Date,
): CouponTables['coupon_campaigns'] {
  const { id, market, kind, value = 0, minimum = 0, from, until } = campaign;
  return {
    ...{ id, market, kind, created_at: now, stopped_at: null },
    value:
      kind === 'percent'
        ? Math.round(value * 1_000)
        : kind === 'amount'
          ? fromWire(value, currency).minor
          : 0,
    minimum_minor: fromWire(minimum, currency).minor,
    from_at: from === undefined ? null : new Date(from),
    until_at: until === undefined ? null : new Date(until),
    max_per_person: campaign.perPerson ?? null,
    products: [...(campaign.products ?? [])],
    categories: [...(campaign.categories ?? [])],
    members_only: campaign.membersOnly ?? false,
    first_order_only: campaign.firstOrderOnly ?? false,
    with_coupons: campaign.withCoupons ?? false,
    with_vouchers: campaign.withVouchers ?? true,
    is_klarna: campaign.klarna ?? false,
  };
}

/** The codes of a campaign that names them. */
export const namedCodes = ({ codes }: Campaign): string[] =>
  Array.isArray(codes) ? codes.map(typedCoupon) : [];
