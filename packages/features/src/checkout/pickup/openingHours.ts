import type { OpeningHours, PickupPoint } from '@touchline/contract/pickup/schema';
import type { Hours, OpenSpan, Weekday } from '@touchline/design-system/OpeningHours';

type Opening = Pick<PickupPoint, 'openingHours' | 'closedDays' | 'timeZone'>;

/** As the contract counts them: 0 is Sunday. */
const weekdays: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const spanOf = ({ opens, closes }: OpeningHours): OpenSpan => ({
  opens,
  closes: closes === '24:00' ? '00:00' : closes,
});

/** The opening hours of a point, as the design system shows them. */
export function hoursOf({ openingHours, closedDays, timeZone }: Opening): Hours {
  const week = Object.fromEntries(
    weekdays.map((name, weekday) => [
      name,
      openingHours.filter((each) => each.weekday === weekday).map(spanOf),
    ]),
  );
  return { week, special: closedDays.map((date) => ({ date, spans: [] })), timeZone };
}

/** The opening hours on the day of a moment, in the time zone of the point; none where it is closed all day. */
export function hoursOn({ openingHours, closedDays, timeZone }: Opening, at: Date): readonly OpeningHours[] {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  if (closedDays.includes(day)) return [];
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return openingHours.filter((each) => each.weekday === weekday);
}

/** Whether hours last the whole day. */
export const isAllDay = ({ opens, closes }: OpeningHours): boolean => opens === '00:00' && closes === '24:00';
