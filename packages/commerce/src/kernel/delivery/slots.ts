import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import { fromWire } from '@touchline/contract/money';
import { dayAfter, weekday } from './localTime.ts';
import { promiseDelivery } from './promise.ts';
import { instantAt, zonedIso } from './slotTimes.ts';

/** A slot that a market offers on one day, whatever is left of it. */
export interface Slot {
  /** `2026-12-01T18:00-22:00`. */
  readonly id: string;
  readonly day: string;
  /** ISO 8601 in the time of the market. */
  readonly from: string;
  readonly to: string;
  readonly capacity: number;
  /** What it costs on top of its method, in minor units. */
  readonly priceMinor: number;
}

type Rules = Pick<Market, 'timeZone' | 'holidays' | 'currency'>;

/**
 * The slots of a method, earliest first: from the first day on which the goods can be there, without the market's
 * holidays, and as long as they are its `noticeHours` ahead.
 *
 * @param readyFrom the earliest time that the goods can be sent, such as a pre-order's date
 */
export function slotsOf(method: DeliveryMethod, market: Rules, now: Date, readyFrom?: Date): Slot[] {
  const { scheduling } = method;
  if (!scheduling) return [];
  const { timeZone, holidays, currency } = market;
  const soonest = now.getTime() + scheduling.noticeHours * 3_600_000;
  const slots: Slot[] = [];
  let day = promiseDelivery(method, market, now, readyFrom).earliest;
  for (let at = 0; at < scheduling.days; at += 1, day = dayAfter(day)) {
    if (holidays.includes(day)) continue;
    for (const { from, to, weekdays, capacity, price } of scheduling.slots) {
      if (weekdays && !weekdays.includes(weekday(day))) continue;
      const begins = instantAt(day, from, timeZone);
      const ends = instantAt(day, to, timeZone);
      // A slot in the hour that the clocks skip has no length.
      if (begins.getTime() <= soonest || ends <= begins) continue;
      slots.push({
        ...{ id: `${day}T${from}-${to}`, day, capacity },
        from: zonedIso(begins, timeZone),
        to: zonedIso(ends, timeZone),
        priceMinor: fromWire(price ?? 0, currency).minor,
      });
    }
  }
  return slots.toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));
}
