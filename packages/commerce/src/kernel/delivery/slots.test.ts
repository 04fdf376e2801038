import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheduledMethod } from '../../sales/scheduling/testing/scheduledMethod.ts';
import { testMarket } from '../market/testing/testMarket.ts';
import { slotsOf } from './slots.ts';

const market = testMarket();
const idsAt = (now: string, method = scheduledMethod(), at = market) =>
  slotsOf(method, at, new Date(now)).map(({ id }) => id);

describe('The slots of a delivery option', () => {
  it('begin on the first day the goods can be there, on its weekdays, without holidays', () => {
    // A Wednesday. Friday 25 and Monday 28 December are holidays.
    expect(idsAt('2026-12-23T12:00:00Z')).toEqual([
      '2026-12-24T08:00-12:00',
      '2026-12-24T18:00-21:00',
      '2026-12-26T18:00-21:00',
      '2026-12-27T18:00-21:00',
    ]);
  });

  it('say when they are in the time of the market, with what they cost', () => {
    expect(slotsOf(scheduledMethod({ days: 1 }), market, new Date('2026-07-01T08:00:00Z'))).toEqual([
      {
        id: '2026-07-02T08:00-12:00',
        day: '2026-07-02',
        from: '2026-07-02T08:00:00+01:00',
        to: '2026-07-02T12:00:00+01:00',
        capacity: 2,
        priceMinor: 0,
      },
      {
        id: '2026-07-02T18:00-21:00',
        day: '2026-07-02',
        from: '2026-07-02T18:00:00+01:00',
        to: '2026-07-02T21:00:00+01:00',
        capacity: 1,
        priceMinor: 250,
      },
    ]);
  });

  it.each([
    ['a minute before the notice', '2026-11-23T13:59:00Z', true],
    ['at the notice', '2026-11-23T14:00:00Z', false],
    ['after it', '2026-11-23T15:00:00Z', false],
  ])('%s: the slot of the same evening is offered or not', (_, now, isOffered) => {
    const sameDay = { ...scheduledMethod(), leadDays: { from: 0, to: 0 } };
    expect(idsAt(now, sameDay).includes('2026-11-23T18:00-21:00')).toBe(isOffered);
  });

  it.each([
    // The clocks skip 1:00 to 2:00 in London.
    ['2026-03-26T08:00:00Z', '01:00', '02:00', undefined],
    ['2026-03-26T08:00:00Z', '00:30', '02:30', ['2026-03-29T00:30:00+00:00', '2026-03-29T02:30:00+01:00']],
    ['2026-03-26T08:00:00Z', '18:00', '21:00', ['2026-03-29T18:00:00+01:00', '2026-03-29T21:00:00+01:00']],
    // 1:00 to 2:00 comes twice.
    ['2026-10-22T08:00:00Z', '18:00', '21:00', ['2026-10-25T18:00:00+00:00', '2026-10-25T21:00:00+00:00']],
  ])('keep the time of day when the clocks change: from %s, %s to %s', (now, from, to, expected) => {
    const method = scheduledMethod({ days: 7, slots: [{ from, to, weekdays: [0], capacity: 1 }] });
    const [first] = slotsOf({ ...method, cutOffHour: 23 }, market, new Date(now));
    const isChangeDay = first?.day === '2026-03-29' || first?.day === '2026-10-25';
    expect(isChangeDay ? [first.from, first.to] : undefined).toEqual(expected);
  });

  it('count from the day a pre-order can be sent', () => {
    const [first] = slotsOf(
      scheduledMethod(),
      market,
      new Date('2026-11-17T12:00:00Z'),
      new Date('2026-11-30T09:00:00Z'),
    );
    expect(first?.day).toBe('2026-12-01');
  });

  it('are on the right day in every time zone', () => {
    const dubai = testMarket({ timeZone: 'Asia/Dubai', holidays: [] });
    // Already Tuesday in Dubai.
    expect(idsAt('2026-11-23T20:30:00Z', scheduledMethod({ days: 1 }), dubai)[0]).toBe(
      '2026-11-25T08:00-12:00',
    );
  });

  it('are always ahead of the notice, once each, in order, and end after they begin', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2026-01-01T00:00:00Z'),
          max: new Date('2027-12-31T00:00:00Z'),
          noInvalidDate: true,
        }),
        fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Dubai', 'Australia/Lord_Howe'),
        fc.integer({ min: 0, max: 48 }),
        (now, timeZone, noticeHours) => {
          const slots = slotsOf(scheduledMethod({ noticeHours }), testMarket({ timeZone }), now);
          const starts = slots.map(({ from }) => Date.parse(from));
          expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
          expect(starts).toEqual(starts.toSorted((one, other) => one - other));
          for (const { from, to, day } of slots) {
            expect(Date.parse(from)).toBeGreaterThan(now.getTime() + noticeHours * 3_600_000);
            expect(Date.parse(to)).toBeGreaterThan(Date.parse(from));
            expect(from.slice(0, 10)).toBe(day);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
