import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import { dayAfter, localTime, weekday, zonedInstant } from './localTime.ts';
import { isForEverybody } from './prime.ts';

/** Delivery dates of an order placed before `orderBy`. */
export interface DeliveryPromise {
  /** First and last delivery day, `YYYY-MM-DD` in the market's time zone. */
  earliest: string;
  latest: string;
  /** When the promise expires, ISO 8601 in UTC. */
  orderBy: string;
}

/** The method that goods are promised with where none is chosen: the market's first to the door that everybody may use. */
export const usualMethod = ({
  deliveryMethods,
}: Pick<Market, 'deliveryMethods'>): DeliveryMethod | undefined =>
  deliveryMethods.find(
    (method) => method.shippingType === 'home' && !method.cashOnDelivery && isForEverybody(method),
  );

type Rules = Pick<Market, 'timeZone' | 'holidays'>;

/**
 * Counts working days (Monday to Friday without the market's holidays): an order before the cut-off hour ships on the
 * same working day, a later one on the next. `readyFrom` is the earliest time it can ship, such as a pre-order's date.
 */
export function promiseDelivery(
  method: Pick<DeliveryMethod, 'cutOffHour' | 'leadDays'>,
  market: Rules,
  now: Date,
  readyFrom?: Date,
): DeliveryPromise {
  const begin = readyFrom && readyFrom > now ? readyFrom : now;
  const here = localTime(begin, market.timeZone);
  const inTime = isWorkingDay(here.day, market) && here.hour < method.cutOffHour;
  const leaves = inTime ? here.day : nextWorkingDay(here.day, market);
  const cutOff = zonedInstant(leaves, method.cutOffHour, market.timeZone);
  return {
    earliest: addWorkingDays(leaves, method.leadDays.from, market),
    latest: addWorkingDays(leaves, method.leadDays.to, market),
    orderBy: cutOff.toISOString(),
  };
}

function isWorkingDay(day: string, market: Rules): boolean {
  const day_ = weekday(day);
  return day_ !== 0 && day_ !== 6 && !market.holidays.includes(day);
}

function nextWorkingDay(day: string, market: Rules): string {
  let next = dayAfter(day);
  // Holidays are data: the limit prevents an endless loop if a whole year of holidays is entered by mistake.
  for (let tries = 0; tries < 366 && !isWorkingDay(next, market); tries += 1) next = dayAfter(next);
  return next;
}

function addWorkingDays(day: string, count: number, market: Rules): string {
  let result = day;
  for (let left = count; left > 0; left -= 1) result = nextWorkingDay(result, market);
  return result;
}
