import { describe, expect, it } from 'vitest';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { defaultMethod } from './defaultMethod.ts';

const [standard] = testMarket().deliveryMethods;
if (!standard) throw new Error('The market delivers nothing.');
const method = (id: string, price: number, days: number, cashOnDelivery = false) => ({
  ...standard,
  id,
  price,
  leadDays: { from: 1, to: days },
  ...(cashOnDelivery ? { cashOnDelivery } : {}),
});
const chosen = (...deliveryMethods: ReturnType<typeof method>[]) =>
  defaultMethod(testMarket({ deliveryMethods }), 1_000)?.id;

describe('The default delivery method', () => {
  it('is the cheapest that is not cash on delivery [C5.01]', () => {
    expect(chosen(method('dear', 9, 1), method('cash', 1, 1, true), method('cheap', 4, 5))).toBe('cheap');
    expect(chosen(method('cash', 1, 1, true))).toBeUndefined();
  });

  it('is the faster of two with the same price [C5.02]', () => {
    expect(chosen(method('slow', 4, 5), method('quick', 4, 2))).toBe('quick');
  });
});
