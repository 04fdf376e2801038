/** Weekdays by language-independent keys. */
export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/** Opening and closing time in local time: "09:30", "20:00". A `closes` before `opens` is on the next day. */
export interface OpenSpan {
  /** From: "09:00". */
  opens: string;
  /** Until: "20:00". */
  closes: string;
}

/** A date with hours that differ from the week's. */
export interface SpecialDay {
  /** "2026-12-25". */
  date: string;
  /** Empty: closed all day. */
  spans: readonly OpenSpan[];
  /** The reason: "Christmas Day". */
  name?: string | undefined;
}

/** The opening hours of a place. */
export interface Hours {
  /** A weekday that is left out is closed. */
  week: Readonly<Partial<Record<Weekday, readonly OpenSpan[]>>>;
  /** Dates that differ from the week, such as Christmas Eve. */
  special?: readonly SpecialDay[] | undefined;
  /** Time zone of the place, not of the shopper: "Europe/London". */
  timeZone: string;
}

/** Whether a place is open, and when that changes. */
export type Opening =
  | { kind: 'open'; until: string | undefined }
  | { kind: 'closed'; opens: { at: string; day: string; inDays: number } | undefined };

/** Monday first, as in ISO 8601. */
export const WEEKDAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const DAY = 24 * 60;
const LOOK_AHEAD = 14;

const minutes = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
};

/** The date `by` days after another, both as "2026-12-25". */
export function dayAfter(day: string, by: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}

/** The weekday of "2026-12-25". */
export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';
}

/** The date and the minute of the day in the time zone of the place. */
export function clockAt(now: Date, timeZone: string): { day: string; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** From midnight to midnight. */
export const isAllDay = ({ opens, closes }: OpenSpan): boolean =>
  minutes(opens) === 0 && minutes(closes) % DAY === 0;

/** The spans of one date; a special day overrides the week. */
export function spansOn(hours: Hours, day: string): readonly OpenSpan[] {
  return hours.special?.find(({ date }) => date === day)?.spans ?? hours.week[weekdayOf(day)] ?? [];
}

/** When a span ends, in minutes from the midnight before it starts: up to 48 hours. */
const endOf = ({ opens, closes }: OpenSpan) =>
  minutes(closes) > minutes(opens) ? minutes(closes) : minutes(closes) + DAY;

/** Whether the place is open at a given time, and when that changes. */
export function openingAt(hours: Hours, now: Date): Opening {
  const { day, minute } = clockAt(now, hours.timeZone);
  // All nearby spans, in minutes from today's midnight; yesterday's may last into this morning.
  const spans = Array.from({ length: LOOK_AHEAD + 1 }, (_, index) => index - 1).flatMap((inDays) =>
    spansOn(hours, dayAfter(day, inDays)).map((span) => ({
      span,
      inDays,
      from: inDays * DAY + minutes(span.opens),
      to: inDays * DAY + endOf(span),
    })),
  );
  spans.sort((a, b) => a.from - b.from);
  let current = spans.find(({ from, to }) => from <= minute && minute < to);
  if (!current) {
    const next = spans.find(({ from }) => from > minute);
    return {
      kind: 'closed',
      opens: next && { at: next.span.opens, day: dayAfter(day, next.inDays), inDays: next.inDays },
    };
  }
  // A span that begins when another ends extends it: a place open around the clock has no end.
  for (const later of spans) if (later.from <= current.to && later.to > current.to) current = later;
  return { kind: 'open', until: current.to > DAY * 7 ? undefined : current.span.closes };
}
