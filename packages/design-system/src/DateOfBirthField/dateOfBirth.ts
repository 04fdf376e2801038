import { toLatinDigits } from '../foundations/latinDigits.ts';

/** A part of a date. */
export type DatePart = 'day' | 'month' | 'year';

/** A date as typed: digits, or an empty string. */
export type DateParts = Readonly<Record<DatePart, string>>;

/** Result of reading a typed date. */
export type DateOfBirth =
  | { kind: 'valid'; /** `1990-03-27` */ iso: string }
  | {
      /**
       * `missing`: nothing typed. `incomplete`: some parts are empty. `impossible`: no such day. `future`: after today.
       * `tooLongAgo`: before `minYear`. `tooYoung`: younger than `minAge`.
       */
      kind: 'missing' | 'incomplete' | 'impossible' | 'future' | 'tooLongAgo' | 'tooYoung';
      /** Parts that need correcting, for `invalidParts`. */
      parts: readonly DatePart[];
    };

/** Limits of a date of birth. */
export interface BirthLimits {
  /** Today's date for the shopper, `2026-11-21`. */
  today: string;
  /** The earliest accepted year. @default 1900 */
  minYear?: number | undefined;
  /** Minimum age in years, reached on the birthday. @default 0 */
  minAge?: number | undefined;
}

const all: readonly DatePart[] = ['day', 'month', 'year'];

const isWhole = (text: string, min: number, max: number) =>
  /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;

const twoDigits = (text: string) => text.padStart(2, '0');

/** Reads three typed parts as a date of birth (`YYYY-MM-DD`), or returns which parts need correcting and why. */
export function readDateOfBirth(
  typed: DateParts,
  { today, minYear = 1900, minAge = 0 }: BirthLimits,
): DateOfBirth {
  const day = toLatinDigits(typed.day.trim());
  const month = toLatinDigits(typed.month.trim());
  const year = toLatinDigits(typed.year.trim());
  const given = { day, month, year };
  const missing = all.filter((part) => given[part] === '');
  if (missing.length === 3) return { kind: 'missing', parts: all };
  if (missing.length) return { kind: 'incomplete', parts: missing };

  const wrong = all.filter(
    (part) => !{ day: isWhole(day, 1, 31), month: isWhole(month, 1, 12), year: /^\d{4}$/.test(year) }[part],
  );
  if (wrong.length) return { kind: 'impossible', parts: wrong };
  const iso = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // `Date` turns 31 February into a day in March.
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day))
    return { kind: 'impossible', parts: ['day'] };
  if (Number(year) < minYear) return { kind: 'tooLongAgo', parts: ['year'] };
  if (iso > today) return { kind: 'future', parts: ['year'] };
  const latest = `${String(Number(today.slice(0, 4)) - minAge).padStart(4, '0')}${today.slice(4)}`;
  if (iso > latest) return { kind: 'tooYoung', parts: all };
  return { kind: 'valid', iso };
}

/** The order in which a language writes a date: year first in Korean, month first in American English. */
export function partOrder(locale: string): readonly DatePart[] {
  const written = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    calendar: 'gregory',
  }).formatToParts(0);
  return written.flatMap(({ type }) => all.filter((part) => part === type));
}

/** The month names in a language, January first. */
export function monthNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC', calendar: 'gregory' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
}
