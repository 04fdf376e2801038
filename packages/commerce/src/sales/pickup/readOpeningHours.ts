import type { OpeningHours } from '@touchline/contract/pickup/schema';

const days = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];
const week = [0, 1, 2, 3, 4, 5, 6];

/**
 * Reads opening hours as OpenStreetMap writes them: `Mo-Sa 10:00-20:00; Su 11:00-18:00`, with a break
 * `Mo-Fr 09:00-12:30,14:00-18:00`, `Su closed`, `24/7`. A later part replaces an earlier one of the same day; hours past
 * midnight are split at midnight. `undefined` where the text is anything else.
 */
export function readOpeningHours(text: string): OpeningHours[] | undefined {
  if (text.trim() === '24/7') return week.map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));
  const byDay = new Map<number, OpeningHours[]>();
  for (const part of text.split(';').map((each) => each.trim().toLowerCase())) {
    if (part === '') continue;
    const [, named, hours] =
      /^((?:[a-z]{2}(?:-[a-z]{2})?)(?:\s*,\s*[a-z]{2}(?:-[a-z]{2})?)*)\s+(.+)$/.exec(part) ?? [];
    const which = named === undefined ? undefined : readDays(named);
    const times = hours === undefined ? undefined : readTimes(hours);
    if (!which || !times) return undefined;
    for (const weekday of which) byDay.set(weekday, []);
    for (const weekday of which)
      for (const [opens, closes] of times) {
        if (opens < closes) add(byDay, { weekday, opens, closes });
        else {
          add(byDay, { weekday, opens, closes: '24:00' });
          if (closes !== '00:00') add(byDay, { weekday: (weekday + 1) % 7, opens: '00:00', closes });
        }
      }
  }
  return week.flatMap((weekday) =>
    (byDay.get(weekday) ?? []).toSorted((one, other) => (one.opens < other.opens ? -1 : 1)),
  );
}

function add(byDay: Map<number, OpeningHours[]>, hours: OpeningHours): void {
  byDay.set(hours.weekday, [...(byDay.get(hours.weekday) ?? []), hours]);
}

/** `mo-sa`, `mo,we,fr`, `fr-mo`. */
function readDays(text: string): number[] | undefined {
  const found: number[] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    const [first = '', last = first] = part.split('-');
    const from = days.indexOf(first);
    const to = days.indexOf(last);
    if (from < 0 || to < 0) return undefined;
    const count = ((to - from + 7) % 7) + 1;
    found.push(...Array.from({ length: count }, (_, at) => (from + at) % 7));
  }
  return found;
}

/** `10:00-20:00`, several after commas, or `closed`. */
function readTimes(text: string): [string, string][] | undefined {
  if (text === 'closed' || text === 'off') return [];
  const times: [string, string][] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    const [, from = '', to = ''] = /^(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})$/.exec(part) ?? [];
    const opens = from.padStart(5, '0');
    const closes = to.padStart(5, '0');
    if (!isTime(opens) || !isTime(closes) || opens === '24:00' || opens === closes) return undefined;
    times.push([opens, closes]);
  }
  return times;
}

const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text);
