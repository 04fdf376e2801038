import { traitsOf } from '@touchline/contract/market/languageTraits';
import type { OpeningHours } from '@touchline/contract/pickup/schema';

/** From Monday on. */
const week = [1, 2, 3, 4, 5, 6, 0];
/** A Sunday. */
const sunday = Date.UTC(2026, 10, 22);

/** Opening hours as a language writes them, days with the same hours together: `Mon–Sat 10:00–20:00`. */
export function openingLines(hours: readonly OpeningHours[], locale: string): string[] {
  const { hourCycle } = traitsOf(new Intl.Locale(locale).language);
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(locale, {
    ...{ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
    ...(hourCycle ? { hourCycle } : {}),
  });
  const dayName = (weekday: number) => day.format(sunday + weekday * 86_400_000);
  const timeOf = (text: string) =>
    time.format(Date.parse(`2026-11-22T${text === '24:00' ? '00:00' : text}:00Z`));
  const groups: { first: number; last: number; times: string }[] = [];
  for (const weekday of week) {
    const times = hours
      .filter((each) => each.weekday === weekday)
      .map(({ opens, closes }) => `${timeOf(opens)}–${timeOf(closes)}`)
      .join(', ');
    const group = groups.at(-1);
    if (group?.times === times) group.last = weekday;
    else groups.push({ first: weekday, last: weekday, times });
  }
  return groups
    .filter(({ times }) => times !== '')
    .map(({ first, last, times }) =>
      first === last ? `${dayName(first)} ${times}` : `${dayName(first)}–${dayName(last)} ${times}`,
    );
}

/** Whether a point never closes. */
export const isAlwaysOpen = (hours: readonly OpeningHours[]): boolean =>
  hours.length === 7 && hours.every(({ opens, closes }) => opens === '00:00' && closes === '24:00');
