import { WEEKDAYS } from './openingHours.ts';
import type { OpenSpan, Weekday } from './openingHours.ts';

/* Regions where the week begins on another day than Monday, after Unicode's CLDR. */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** The weekdays in the order of a language's region. Browsers do not agree on it; server and page must. */
export function weekOf(locale: string): readonly Weekday[] {
  const { region = '' } = new Intl.Locale(locale).maximize();
  const first = SUNDAY.includes(region) ? 6 : SATURDAY.includes(region) ? 5 : 0;
  return [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)];
}

// Some browsers set a narrow space where others set a plain one: it must be the same for all.
const evenSpaces = (text: string) => text.replaceAll('\u202f', '\u00a0');

/** "20:00" as a language writes it: "8:00 PM", "20:00". */
export function formatTime(time: string, locale: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return evenSpaces(format.format(new Date(Date.UTC(2024, 0, 1, hours, minutes))));
}

/** "10:00–20:00". */
export function formatSpan({ opens, closes }: OpenSpan, locale: string): string {
  return `${formatTime(opens, locale)}–${formatTime(closes, locale)}`;
}

/** A day in labels: of "2026-12-25" the date, of "fri" the name. */
export function formatDay(day: string, locale: string, isDate = false): string {
  const index = WEEKDAYS.indexOf(day as Weekday);
  const date = index === -1 ? new Date(`${day}T12:00:00Z`) : new Date(Date.UTC(2024, 0, 1 + index, 12));
  const options = isDate
    ? ({ weekday: 'short', day: 'numeric', month: 'long' } as const)
    : ({ weekday: 'long' } as const);
  return evenSpaces(new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date));
}
