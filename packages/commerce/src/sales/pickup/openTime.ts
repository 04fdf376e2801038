import type { OpeningHours } from '@touchline/contract/pickup/schema';
import { dayAfter, localTime, weekday, zonedInstant } from '../../kernel/delivery/localTime.ts';

/** When a point is open. */
export interface Open {
  readonly time_zone: string;
  readonly opening_hours: readonly OpeningHours[];
  readonly closed_days: readonly string[];
}

/** Days ahead that are looked at: longer than any holiday. */
const mostDays = 60;
const minute = 60_000;

/** The instant after so many opening hours of a point from now on; always open where no hours are known. */
export function afterOpeningHours(point: Open, now: Date, hours: number): Date {
  if (point.opening_hours.length === 0) return new Date(now.getTime() + hours * 60 * minute);
  let left = hours * 60 * minute;
  for (const { from, until } of openFrom(point, now)) {
    const open = until.getTime() - from.getTime();
    if (open >= left) return new Date(from.getTime() + left);
    left -= open;
  }
  return new Date(now.getTime() + mostDays * 24 * 60 * minute);
}

/** When a point opens first on a day or later; at the start of the day where no hours are known. */
export function firstOpening(point: Open, day: string): Date {
  const start = zonedInstant(day, 0, point.time_zone);
  for (const { from } of openFrom(point, start)) return from;
  return start;
}

/** The periods in which a point is open, from an instant on. */
function* openFrom(point: Open, begin: Date): Generator<{ from: Date; until: Date }> {
  let { day } = localTime(begin, point.time_zone);
  for (let at = 0; at < mostDays; at += 1, day = dayAfter(day)) {
    if (point.closed_days.includes(day)) continue;
    for (const { opens, closes } of point.opening_hours.filter((hours) => hours.weekday === weekday(day))) {
      const until = instantOf(day, closes, point.time_zone);
      if (until <= begin) continue;
      const opening = instantOf(day, opens, point.time_zone);
      yield { from: opening < begin ? begin : opening, until };
    }
  }
}

function instantOf(day: string, time: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(zonedInstant(day, hours, timeZone).getTime() + minutes * minute);
}
