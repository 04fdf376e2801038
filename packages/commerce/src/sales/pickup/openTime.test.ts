import { expect, it } from 'vitest';
import { afterOpeningHours, firstOpening } from './openTime.ts';
import { readOpeningHours } from './readOpeningHours.ts';

const point = (hours: string, closed_days: string[] = [], time_zone = 'Europe/London') => ({
  ...{ time_zone, closed_days, opening_hours: readOpeningHours(hours) ?? [] },
});
const week = 'Mo-Sa 10:00-18:00';

// 21 November 2026 is a Saturday.
it.each([
  ['while it is open', point(week), '2026-11-21T12:00:00Z', 2, '2026-11-21T14:00:00.000Z'],
  ['just before closing', point(week), '2026-11-21T17:30:00Z', 2, '2026-11-23T11:30:00.000Z'],
  ['at night', point(week), '2026-11-24T03:00:00Z', 2, '2026-11-24T12:00:00.000Z'],
  ['on a closed day', point(week, ['2026-11-23']), '2026-11-22T12:00:00Z', 1, '2026-11-24T11:00:00.000Z'],
  [
    'over a break',
    point('Mo-Fr 09:00-12:30,14:00-18:00'),
    '2026-11-23T12:00:00Z',
    2,
    '2026-11-23T15:30:00.000Z',
  ],
  [
    'in another time zone',
    point(week, [], 'America/Los_Angeles'),
    '2026-11-24T03:00:00Z',
    2,
    '2026-11-24T20:00:00.000Z',
  ],
  ['over a clock change', point('24/7'), '2026-10-24T22:00:00Z', 4, '2026-10-25T02:00:00.000Z'],
  ['without known hours', point(''), '2026-11-22T12:00:00Z', 2, '2026-11-22T14:00:00.000Z'],
])('an order %s is ready after opening hours', (_, at, now, hours, ready) => {
  expect(afterOpeningHours(at, new Date(now), hours).toISOString()).toBe(ready);
});

it('opens first on the day itself, or on the next one that is open', () => {
  expect(firstOpening(point(week), '2026-11-23').toISOString()).toBe('2026-11-23T10:00:00.000Z');
  expect(firstOpening(point(week, ['2026-11-23']), '2026-11-22').toISOString()).toBe(
    '2026-11-24T10:00:00.000Z',
  );
});
