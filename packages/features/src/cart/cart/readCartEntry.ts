import { maxCouponLength } from '@touchline/contract/coupon/constants';
import type { CartEntry } from './CartStore.ts';

/** Reads from the query of the page how the shopper came to the bag. */
export function readCartEntry(query: URLSearchParams): CartEntry {
  const kind = query.get('link');
  const followedLink =
    kind === 'restored'
      ? ({ kind, lost: countIn(query, 'lost'), repriced: countIn(query, 'repriced') } as const)
      : kind === 'failed'
        ? ({ kind } as const)
        : undefined;
  const coupon = query.get('coupon')?.trim().slice(0, maxCouponLength);
  return {
    ...{ isFromPayment: query.get('from') === 'payment', followedLink },
    ...(coupon ? { coupon } : {}),
  };
}

/** A bag has no more than 50 lines; anything else was not written by the shop. */
function countIn(query: URLSearchParams, name: string): number {
  const count = Number(query.get(name));
  return Number.isInteger(count) && count >= 0 && count <= 50 ? count : 0;
}
