import { describe, expect, it } from 'vitest';
import { testMarket } from '../market/testing/testMarket.ts';
import { promiseDelivery } from './promise.ts';

const market = testMarket();
const standard = { cutOffHour: 18, leadDays: { from: 2, to: 4 } };

describe('Delivery promise', () => {
  it('ships on the same day before the cut-off', () => {
    // Tuesday, 12:00 in London.
    expect(promiseDelivery(standard, market, new Date('2026-11-17T12:00:00Z'))).toEqual({
      earliest: '2026-11-19',
      latest: '2026-11-23',
      orderBy: '2026-11-17T18:00:00.000Z',
    });
  });

  it('ships on the next working day after the cut-off, on weekends and on holidays', () => {
    expect(promiseDelivery(standard, market, new Date('2026-11-20T18:00:00Z')).orderBy).toBe(
      '2026-11-23T18:00:00.000Z',
    );
    expect(promiseDelivery(standard, market, new Date('2026-12-24T19:00:00Z'))).toEqual({
      earliest: '2026-12-31',
      latest: '2027-01-04',
      orderBy: '2026-12-29T18:00:00.000Z',
    });
  });

  it('uses the market’s time zone: the same instant is another day in Seoul', () => {
    const seoul = testMarket({ timeZone: 'Asia/Seoul', holidays: [] });
    expect(promiseDelivery(standard, seoul, new Date('2026-11-17T12:00:00Z')).orderBy).toBe(
      '2026-11-18T09:00:00.000Z',
    );
  });

  it('keeps the local hour across a clock change', () => {
    expect(promiseDelivery(standard, market, new Date('2026-10-23T18:30:00Z')).orderBy).toBe(
      '2026-10-26T18:00:00.000Z',
    );
    expect(promiseDelivery(standard, market, new Date('2026-07-01T08:00:00Z')).orderBy).toBe(
      '2026-07-01T17:00:00.000Z',
    );
  });

  it('counts from the day a pre-order can ship', () => {
    const ready = new Date('2026-11-30T09:00:00Z');
    expect(promiseDelivery(standard, market, new Date('2026-11-17T12:00:00Z'), ready).earliest).toBe(
      '2026-12-02',
    );
  });
});
