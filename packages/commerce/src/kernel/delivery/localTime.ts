const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** Offsets from UTC change at full quarters of an hour only. */
const quarter = 900_000;
const offsets = new Map<string, number>();
const maxOffsets = 1_000;

/** Milliseconds that a time zone is ahead of UTC. Kept, because formatting a date takes a hundred times as long. */
function offsetOf(instant: number, timeZone: string): number {
  const start = Math.floor(instant / quarter) * quarter;
  const key = `${timeZone} ${start}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(start)
      .map((part) => [part.type, part.value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '00';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  const offset = Date.parse(`${day}T${part('hour')}:${part('minute')}:00Z`) - start;
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** Local day (`YYYY-MM-DD`), hour and minute of an instant in a time zone. */
export function localTime(instant: Date, timeZone: string): { day: string; hour: number; minute: number } {
  const wall = new Date(instant.getTime() + offsetOf(instant.getTime(), timeZone));
  return { day: wall.toISOString().slice(0, 10), hour: wall.getUTCHours(), minute: wall.getUTCMinutes() };
}

/** The instant at which a full hour of a day starts in a time zone. */
export function zonedInstant(day: string, hour: number, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  // Repeated, because the first guess may use the offset from before a clock change.
  let instant = asUtc;
  for (let round = 0; round < 2; round += 1) {
    const wall = localTime(new Date(instant), timeZone);
    const shown = Date.parse(`${wall.day}T00:00:00Z`) + wall.hour * 3_600_000 + wall.minute * 60_000;
    instant += asUtc - shown;
  }
  return new Date(instant);
}

/** The following day. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekday(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}
