/** A part of a date. */
export type DatePart = 'day' | 'month' | 'year';

/** A date as it is typed: digits, or nothing yet. */
export type DateParts = Readonly<Record<DatePart, string>>;

/** What a typed date turned out to be. */
export type DateOfBirth =
  | { kind: 'valid'; /** `1990-03-27` */ iso: string }
  | {
      /**
       * `missing`: nothing typed. `incomplete`: some parts are. `impossible`: no such day. `future`: not yet. `tooLongAgo`:
       * before `minYear`. `tooYoung`: younger than `minAge`.
       */
      kind: 'missing' | 'incomplete' | 'impossible' | 'future' | 'tooLongAgo' | 'tooYoung';
      /** Parts to mend, for `invalidParts`. */
      parts: readonly DatePart[];
    };

/** What a date of birth must keep to. */
export interface BirthLimits {
  /** The day it is for the shopper, `2026-11-21`. */
  today: string;
  /** The earliest year that is believed. @default 1900 */
  minYear?: number | undefined;
  /** In years; the birthday itself counts. @default 0 */
  minAge?: number | undefined;
}

const all: readonly DatePart[] = ['day', 'month', 'year'];

const isWhole = (text: string, min: number, max: number) =>
  /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;

const twoDigits = (text: string) => text.padStart(2, '0');

/** Reads three typed parts as a date of birth, written `YYYY-MM-DD`, or says which parts to mend and why. */
export function readDateOfBirth(
  typed: DateParts,
  { today, minYear = 1900, minAge = 0 }: BirthLimits,
): DateOfBirth {
  const day = typed.day.trim();
  const month = typed.month.trim();
  const year = typed.year.trim();
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
  // The calendar turns 31 February into a day of March.
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

/** The months in a language's own words, January first. */
export function monthNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC', calendar: 'gregory' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
}
