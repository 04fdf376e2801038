import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import { promiseDelivery } from '../../kernel/delivery/promise.ts';
import { afterOpeningHours, firstOpening, type Open } from './openTime.ts';

/** Opening hours that a store needs to get an order ready, where its market says nothing. */
const usualReadyHours = 2;

/**
 * From when on an order can be collected: after some opening hours of a store that has all of it; otherwise it is sent
 * there, and waits from the first opening on its last delivery day on.
 */
export function readyAt(
  method: DeliveryMethod,
  point: Open,
  { isInStore, readyFrom }: { readonly isInStore: boolean; readonly readyFrom: Date | undefined },
  market: Pick<Market, 'timeZone' | 'holidays'>,
  now: Date,
): Date {
  if (isInStore) return afterOpeningHours(point, now, method.readyHours ?? usualReadyHours);
  return firstOpening(point, promiseDelivery(method, market, now, readyFrom).latest);
}
