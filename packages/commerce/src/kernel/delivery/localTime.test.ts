import { expect, it } from 'vitest';
import { localTime, zonedInstant } from './localTime.ts';

it.each([
  ['2026-03-29T00:59:59Z', 'Europe/London', '2026-03-29', 0, 59],
  ['2026-03-29T01:00:00Z', 'Europe/London', '2026-03-29', 2, 0],
  ['2026-10-25T00:59:59Z', 'Europe/Berlin', '2026-10-25', 2, 59],
  ['2026-10-25T01:00:00Z', 'Europe/Berlin', '2026-10-25', 2, 0],
  ['2026-01-01T04:59:00Z', 'America/New_York', '2025-12-31', 23, 59],
  ['2026-06-30T18:16:00Z', 'Asia/Kathmandu', '2026-07-01', 0, 1],
  ['2026-04-04T14:59:00Z', 'Australia/Lord_Howe', '2026-04-05', 1, 59],
  ['2026-04-04T15:00:00Z', 'Australia/Lord_Howe', '2026-04-05', 1, 30],
  ['2026-11-23T12:00:00Z', 'UTC', '2026-11-23', 12, 0],
])('%s is in %s %s, %i:%i', (instant, timeZone, day, hour, minute) => {
  expect(localTime(new Date(instant), timeZone)).toEqual({ day, hour, minute });
});

it('finds the instant at which an hour begins on the day that clocks change', () => {
  expect(zonedInstant('2026-03-29', 14, 'Europe/London').toISOString()).toBe('2026-03-29T13:00:00.000Z');
  expect(zonedInstant('2026-10-25', 14, 'Europe/London').toISOString()).toBe('2026-10-25T14:00:00.000Z');
});
