import { WEEKDAYS } from './openingTimes.ts';
import type { OpenSpan, Weekday } from './openingTimes.ts';

/* Regions whose week does not begin on Monday, from Unicode CLDR. */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** The weekdays in the order of a language's region. Listed here because browsers disagree, and server and browser must match. */
export function weekOf(locale: string): readonly Weekday[] {
  const { region = '' } = new Intl.Locale(locale).maximize();
  const first = SUNDAY.includes(region) ? 6 : SATURDAY.includes(region) ? 5 : 0;
  return [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)];
}

// Some browsers format with a narrow no-break space, others with a plain one: server and browser must match.
const evenSpaces = (text: string) => text.replaceAll('\u202f', '\u00a0');

/** Formats "20:00" for a language: "8:00 PM", "20:00". */
export function formatTime(time: string, locale: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return evenSpaces(format.format(new Date(Date.UTC(2024, 0, 1, hours, minutes))));
}

/** "10:00–20:00". */
export function formatSpan({ opens, closes }: OpenSpan, locale: string): string {
  return `${formatTime(opens, locale)}–${formatTime(closes, locale)}`;
}

/** Formats a day for a label: "2026-12-25" as a date, "fri" as a weekday. */
export function formatDay(day: string, locale: string, isDate = false): string {
  const index = WEEKDAYS.indexOf(day as Weekday);
  const date = index === -1 ? new Date(`${day}T12:00:00Z`) : new Date(Date.UTC(2024, 0, 1 + index, 12));
  const options = isDate
    ? ({ weekday: 'short', day: 'numeric', month: 'long' } as const)
    : ({ weekday: 'long' } as const);
  return evenSpaces(new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date));
}
