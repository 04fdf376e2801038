import type { Market } from '@touchline/contract/market/schema';
import { programmeOf } from '../../kernel/market/loyaltyProgramme.ts';
import type { ComputedCoupon } from '../coupon/computeCoupons.ts';
import { spread } from './spread.ts';
import type { BasketData } from './BasketData.ts';
import type { LoadedBasket } from './loadBasket.ts';

/**
 * - `APPLIED`: takes its value off.
 * - `BELOW_MINIMUM`: the goods are worth too little.
 * - `NOT_USABLE`: used, expired, or of another market or account.
 */
export interface ComputedVoucher {
  readonly code: string;
  readonly minor: number;
  readonly state: 'APPLIED' | 'BELOW_MINIMUM' | 'NOT_USABLE';
  /** How often it had been taken when it was read. */
  readonly uses: number;
}

/** Whether the basket has a voucher that takes something off, once the goods are worth enough. */
export const isVoucherUsable = (
  { voucher: code }: Pick<BasketData, 'voucher'>,
  known: LoadedBasket['voucher'],
  market: Market,
): boolean =>
  code !== undefined &&
  known?.code === code &&
  known.isUsable &&
  known.market === market.code &&
  programmeOf(market) !== undefined;

/** What coupons and the voucher take off each line: the voucher's in proportion to what the coupons have left. */
export function reductionsOf(
  lines: readonly { readonly id: string; readonly minor: number }[],
  coupons: readonly ComputedCoupon[],
  voucherMinor: number,
): Map<string, number> {
  const byCoupons = lines.map(({ id }) =>
    coupons.reduce((sum, { shares }) => sum + (shares.get(id) ?? 0), 0),
  );
  const byVoucher = spread(
    voucherMinor,
    lines.map(({ minor }, at) => minor - (byCoupons[at] ?? 0)),
  );
  return new Map(
    lines.flatMap(({ id }, at) => {
      const off = (byCoupons[at] ?? 0) + (byVoucher[at] ?? 0);
      return off > 0 ? [[id, off] as const] : [];
    }),
  );
}

/** A voucher never pays everything: its market has a minimum above its value. */
export function computeVoucher(
  { voucher: code }: BasketData,
  known: LoadedBasket['voucher'],
  market: Market,
  goods: number,
): ComputedVoucher | undefined {
  if (code === undefined) return undefined;
  if (!known || !isVoucherUsable({ voucher: code }, known, market))
    return { code, minor: 0, state: 'NOT_USABLE', uses: 0 };
  if (goods < known.minimumMinor) return { code, minor: 0, state: 'BELOW_MINIMUM', uses: known.uses };
  return { code, minor: known.valueMinor, state: 'APPLIED', uses: known.uses };
}
