import type { CouponKind, CouponRefusal } from '@touchline/contract/coupon/constants';
import type { BasketData } from '../basket/BasketData.ts';
import { share } from '../basket/priceBasket.ts';
import type { CouponFacts } from './couponFacts.ts';
import { spread } from '../basket/spread.ts';

/** A line as coupons see it; its amount in whole minor units. */
export interface CouponLine {
  readonly id: string;
  readonly minor: number;
  readonly productId: string;
  readonly category: string | null;
}

/** A coupon of a basket and what it takes off the goods, in whole minor units. */
export interface ComputedCoupon {
  readonly code: string;
  readonly kind: CouponKind | undefined;
  readonly campaignId: string | undefined;
  readonly state: 'APPLIED' | CouponRefusal;
  readonly isKlarna: boolean;
  readonly minor: number;
  /** What it takes off each line, by the id of the line. */
  readonly shares: ReadonlyMap<string, number>;
  /** Orders of one person, where they are limited. */
  readonly maxPerPerson: number | undefined;
  /** What the goods have to be worth. */
  readonly minimumMinor: number;
}

/** What decides on coupons besides the coupons themselves. */
export interface CouponSituation {
  /** What may be reduced: nothing that is a gift card. */
  readonly lines: readonly CouponLine[];
  readonly market: string;
  readonly isMember: boolean;
  /** The basket uses a voucher of the membership programme. */
  readonly hasVoucher: boolean;
  readonly now: Date;
}

/** Applies the coupons of a basket, in the order they were added, each to what the ones before have left. */
export function computeCoupons(
  { coupons = [] }: Pick<BasketData, 'coupons'>,
  known: readonly CouponFacts[],
  situation: CouponSituation,
): ComputedCoupon[] {
  const computed: ComputedCoupon[] = [];
  const applied: CouponFacts[] = [];
  const left = new Map(situation.lines.map(({ id, minor }) => [id, minor]));
  for (const code of coupons) {
    const facts = known.find((one) => one.code === code);
    const state = facts ? (refusalOf(facts, applied, situation) ?? 'APPLIED') : 'UNKNOWN';
    const shares = facts && state === 'APPLIED' ? sharesOf(facts, situation.lines, left) : new Map();
    for (const [id, minor] of shares) left.set(id, (left.get(id) ?? 0) - minor);
    if (facts && state === 'APPLIED') applied.push(facts);
    computed.push({
      ...{ code, kind: facts?.kind, campaignId: facts?.campaignId, state, shares },
      isKlarna: facts?.isKlarna ?? false,
      minor: [...shares.values()].reduce((sum: number, minor: number) => sum + minor, 0),
      maxPerPerson: facts?.firstOrderOnly ? 1 : (facts?.maxPerPerson ?? undefined),
      minimumMinor: facts?.minimumMinor ?? 0,
    });
  }
  return computed;
}

/** Whether a delivery costs nothing because of a coupon. */
export const freesDelivery = (coupons: readonly ComputedCoupon[]): boolean =>
  coupons.some(({ kind, state }) => kind === 'freeDelivery' && state === 'APPLIED');

function refusalOf(
  coupon: CouponFacts,
  applied: readonly CouponFacts[],
  { lines, market, isMember, hasVoucher, now }: CouponSituation,
): CouponRefusal | undefined {
  if (coupon.market !== market) return 'UNKNOWN';
  if (coupon.isStopped || (coupon.untilAt !== null && Date.parse(coupon.untilAt) <= now.getTime()))
    return 'EXPIRED';
  if (coupon.fromAt !== null && Date.parse(coupon.fromAt) > now.getTime()) return 'NOT_STARTED';
  if (coupon.maxPerPerson !== null && coupon.usedByPerson >= coupon.maxPerPerson) return 'USED_BY_YOU';
  if (coupon.isUsedUp) return 'USED_UP';
  if (coupon.membersOnly && !isMember) return 'MEMBERS_ONLY';
  if (coupon.firstOrderOnly && coupon.hasOrdered) return 'FIRST_ORDER_ONLY';
  const isAlone = !coupon.withCoupons || applied.some(({ withCoupons }) => !withCoupons);
  if (applied.length > 0 && isAlone) return 'NOT_COMBINABLE';
  if (hasVoucher && !coupon.withVouchers) return 'NOT_COMBINABLE';
  if (!lines.some((line) => fits(coupon, line))) return 'WRONG_PRODUCTS';
  if (lines.reduce((sum, { minor }) => sum + minor, 0) < coupon.minimumMinor) return 'BELOW_MINIMUM';
  return undefined;
}

function fits({ products, categories }: CouponFacts, { productId, category }: CouponLine): boolean {
  if (products.length === 0 && categories.length === 0) return true;
  return (
    products.includes(productId) ||
    categories.some((path) => category === path || category?.startsWith(`${path}/`))
  );
}

/** What a coupon takes off each line it is for: never more than is left of the line. */
function sharesOf(
  coupon: CouponFacts,
  lines: readonly CouponLine[],
  left: ReadonlyMap<string, number>,
): Map<string, number> {
  if (coupon.kind === 'freeDelivery') return new Map();
  const mine = lines.filter((line) => fits(coupon, line)).map(({ id }) => [id, left.get(id) ?? 0] as const);
  const all = mine.reduce((sum, [, minor]) => sum + minor, 0);
  const minor = coupon.kind === 'percent' ? share(all, coupon.value, 100_000) : Math.min(coupon.value, all);
  const parts = spread(
    minor,
    mine.map(([, weight]) => weight),
  );
  return new Map(mine.map(([id], at) => [id, parts[at] ?? 0]));
}
