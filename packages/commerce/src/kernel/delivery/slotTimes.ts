import { zonedInstant } from './localTime.ts';

/** The instant of a time of day such as `18:30` in a time zone; one that the clocks skip is an hour later. */
export function instantAt(day: string, timeOfDay: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return zonedInstant(day, hours + minutes / 60, timeZone);
}

/** An instant as ISO 8601 with the time and the offset of a zone: `2026-12-01T18:00:00+04:00`. */
export function zonedIso(instant: Date, timeZone: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '00';
  const local = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
  const minutes = Math.round((Date.parse(`${local}Z`) - instant.getTime()) / 60_000);
  const two = (count: number) => String(count).padStart(2, '0');
  const sign = minutes < 0 ? '-' : '+';
  return `${local}${sign}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}
