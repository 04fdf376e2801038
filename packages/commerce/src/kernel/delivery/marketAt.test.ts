import type { DeliveryMethod } from '@touchline/contract/market/schema';
import { describe, expect, it } from 'vitest';
import { testMarket } from '../market/testing/testMarket.ts';
import { delayOf, isServed, marketAt } from './marketAt.ts';

const now = new Date('2026-11-23T12:00:00Z');
const [standard, express] = testMarket().deliveryMethods as [DeliveryMethod, DeliveryMethod];
const market = testMarket({
  deliveryMethods: [
    {
      ...standard,
      zones: [
        { postalCodes: ['ZE', 'KW15???'], extraDays: 2 },
        { postalCodes: ['IM'], isUnserviceable: true },
      ],
    },
    { ...express, zones: [{ postalCodes: ['ZE', 'kw15???', 'IM'], isUnserviceable: true }] },
  ],
});
const leads = (postalCode: string | undefined) =>
  marketAt(market, postalCode, now).deliveryMethods.map(({ id, leadDays }) => [
    id,
    leadDays.from,
    leadDays.to,
  ]);

describe('The methods at a postal code', () => {
  it.each([
    [
      undefined,
      [
        ['standard', 2, 4],
        ['express', 1, 1],
      ],
    ],
    [
      'M4 3AQ',
      [
        ['standard', 2, 4],
        ['express', 1, 1],
      ],
    ],
    ['ze1 0aa', [['standard', 4, 6]]],
    ['KW15 1AA', [['standard', 4, 6]]],
    [
      'KW1 5AA',
      [
        ['standard', 2, 4],
        ['express', 1, 1],
      ],
    ],
    ['IM1 1AA', []],
  ])('%s: %j', (postalCode, methods) => expect(leads(postalCode)).toEqual(methods));

  it('a place that no method goes to is not served; one that the market only hands out at is', () => {
    expect(isServed(market, 'M4 3AQ', now)).toBe(true);
    expect(isServed(market, 'ZE1 0AA', now)).toBe(true);
    expect(isServed(market, 'IM1 1AA', now)).toBe(false);
    const collect = { ...standard, shippingType: 'cnc' as const };
    expect(isServed(testMarket({ deliveryMethods: [collect] }), 'IM1 1AA', now)).toBe(true);
  });
});

describe('A delay', () => {
  const delay = { from: '2026-11-23', until: '2026-11-25', extraDays: 1, texts: { en: 'Snow.' } };
  const delayed = testMarket({ deliveryMethods: [{ ...standard, delay }] });

  it.each([
    ['2026-11-22T23:59:59Z', false],
    ['2026-11-23T00:00:00Z', true],
    ['2026-11-25T23:59:59Z', true],
    ['2026-11-26T00:00:00Z', false],
  ])('between its days, in the market’s time zone: %s %s', (instant, isDelayed) => {
    const at = new Date(instant);
    expect(delayOf({ delay }, 'Europe/London', at) !== undefined).toBe(isDelayed);
    expect(marketAt(delayed, undefined, at).deliveryMethods[0]?.leadDays.from).toBe(isDelayed ? 3 : 2);
  });
});
