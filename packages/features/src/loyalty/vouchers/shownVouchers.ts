import type { Voucher } from '@touchline/contract/loyalty/schema';

/** The vouchers that are shown as usable: active ones that are worth something, the highest value first. */
export const shownVouchers = <Shown extends Pick<Voucher, 'status' | 'value'>>(
  vouchers: readonly Shown[],
): Shown[] =>
  vouchers
    .filter(({ status, value }) => status === 'ACTIVE' && value > 0)
    .toSorted((a, b) => b.value - a.value);
