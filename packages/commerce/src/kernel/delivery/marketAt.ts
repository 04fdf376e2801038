import { plainPostalCode } from '@touchline/contract/contact/postalCode';
import type { DeliveryMethod, DeliveryZone, Market } from '@touchline/contract/market/schema';
import { localTime } from './localTime.ts';
import { isForEverybody } from './prime.ts';

const plain = (postalCode: string): string => plainPostalCode(postalCode).replaceAll(' ', '').toUpperCase();

/** The zone of a method that a postal code is in. */
function zoneOf({ zones = [] }: DeliveryMethod, postalCode: string): DeliveryZone | undefined {
  const given = plain(postalCode);
  return zones.find((zone) => zone.postalCodes.some((start) => isIn(plain(start), given)));
}

/** A start; or a whole code, in which `?` is any character: `KW15???` has KW15 1AA, and not KW1 5AA. */
function isIn(start: string, given: string): boolean {
  if (!start.includes('?')) return given.startsWith(start);
  return start.length === given.length && [...start].every((sign, at) => sign === '?' || sign === given[at]);
}

/** The delay of a method, while it lasts. */
export function delayOf(
  { delay }: Pick<DeliveryMethod, 'delay'>,
  timeZone: string,
  now: Date,
): DeliveryMethod['delay'] {
  if (!delay) return undefined;
  const { day } = localTime(now, timeZone);
  return delay.from <= day && day <= delay.until ? delay : undefined;
}

/**
 * A market as it delivers to a postal code: without the methods that do not go there, and with the days that the others
 * take longer, by their zone and by a delay. Without a postal code every method is there, as to the nearest zone.
 */
export function marketAt<Of extends Pick<Market, 'deliveryMethods' | 'timeZone'>>(
  market: Of,
  postalCode: string | undefined,
  now: Date,
): Of {
  const deliveryMethods = market.deliveryMethods.flatMap((method) => {
    const zone = postalCode === undefined ? undefined : zoneOf(method, postalCode);
    if (zone?.isUnserviceable) return [];
    const extra = (zone?.extraDays ?? 0) + (delayOf(method, market.timeZone, now)?.extraDays ?? 0);
    if (extra === 0) return [method];
    const { from, to } = method.leadDays;
    return [{ ...method, leadDays: { from: from + extra, to: to + extra } }];
  });
  return { ...market, deliveryMethods };
}

/** Whether any method brings goods to an address there; where a market only hands them out, every place is served. */
export function isServed(market: Market, postalCode: string, now: Date): boolean {
  const brings = ({ deliveryMethods }: Market) =>
    deliveryMethods.some(
      (method) =>
        (method.shippingType === 'home' || method.shippingType === 'express') && isForEverybody(method),
    );
  return !brings(market) || brings(marketAt(market, postalCode, now));
}
