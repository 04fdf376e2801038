import { expect, it } from 'vitest';
import { clockAt, openingAt } from './openingTimes.ts';
import type { Hours } from './openingTimes.ts';

const day = [{ opens: '10:00', closes: '20:00' }];
const shop: Hours = {
  week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [{ opens: '10:00', closes: '18:00' }] },
  special: [
    { date: '2026-12-25', spans: [], name: 'Christmas Day' },
    { date: '2026-12-24', spans: [{ opens: '10:00', closes: '14:00' }] },
  ],
  timeZone: 'Europe/London',
};

it('is open from the minute it opens until the minute before it closes', () => {
  expect(openingAt(shop, new Date('2026-11-20T09:59:00Z'))).toMatchObject({ kind: 'closed' });
  expect(openingAt(shop, new Date('2026-11-20T10:00:00Z'))).toEqual({ kind: 'open', until: '20:00' });
  expect(openingAt(shop, new Date('2026-11-20T19:59:00Z'))).toEqual({ kind: 'open', until: '20:00' });
  expect(openingAt(shop, new Date('2026-11-20T20:00:00Z'))).toMatchObject({ kind: 'closed' });
});

it('uses the time zone of the place, including summer time', () => {
  expect(clockAt(new Date('2026-07-01T09:30:00Z'), 'Europe/London')).toEqual({
    day: '2026-07-01',
    minute: 630,
  });
  expect(openingAt(shop, new Date('2026-07-01T09:30:00Z')).kind).toBe('open');
  expect(openingAt({ ...shop, timeZone: 'Asia/Seoul' }, new Date('2026-07-01T09:30:00Z')).kind).toBe('open');
  expect(openingAt({ ...shop, timeZone: 'Asia/Seoul' }, new Date('2026-07-01T11:30:00Z')).kind).toBe(
    'closed',
  );
});

it('finds the next opening after a closed Sunday and a holiday', () => {
  expect(openingAt(shop, new Date('2026-11-21T19:00:00Z'))).toEqual({
    kind: 'closed',
    opens: { at: '10:00', day: '2026-11-23', inDays: 2 },
  });
  expect(openingAt(shop, new Date('2026-12-24T15:00:00Z'))).toEqual({
    kind: 'closed',
    opens: { at: '10:00', day: '2026-12-26', inDays: 2 },
  });
});

it('is open after midnight when a span lasts into the next day', () => {
  const late: Hours = { week: { fri: [{ opens: '18:00', closes: '02:00' }] }, timeZone: 'UTC' };
  expect(openingAt(late, new Date('2026-11-21T01:59:00Z'))).toEqual({ kind: 'open', until: '02:00' });
  expect(openingAt(late, new Date('2026-11-21T02:00:00Z')).kind).toBe('closed');
});

it('has no closing time if it never closes, and no next opening if it never opens', () => {
  const always = [{ opens: '00:00', closes: '24:00' }];
  const week = {
    mon: always,
    tue: always,
    wed: always,
    thu: always,
    fri: always,
    sat: always,
    sun: always,
  };
  expect(openingAt({ week, timeZone: 'UTC' }, new Date('2026-11-21T12:00:00Z'))).toEqual({
    kind: 'open',
    until: undefined,
  });
  expect(openingAt({ week: {}, timeZone: 'UTC' }, new Date('2026-11-21T12:00:00Z'))).toEqual({
    kind: 'closed',
    opens: undefined,
  });
});
