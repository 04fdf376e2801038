import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { installmentPlans, splitTotal } from './installments.ts';

it('splits any total to the last cent: the first month takes the rest', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 100_000_000 }),
      fc.integer({ min: 2, max: 48 }),
      fc.constantFrom(0, 0.99, 1.99, 4.5),
      (minor, count, rate) => {
        const { total, split } = splitTotal(minor, count, rate);
        expect(split.reduce((sum, each) => sum + each, 0)).toBe(total);
        expect(split).toHaveLength(count);
        const [first = 0, ...others] = split;
        expect(others.every((each) => each <= first && first - each < count)).toBe(true);
        expect(total).toBeGreaterThanOrEqual(minor);
        if (rate === 0) expect(total).toBe(minor);
      },
    ),
  );
});

it('takes interest as banks do: 1,000 in 12 months at 1.99 percent', () => {
  const { total, split } = splitTotal(100_000, 12, 1.99);
  expect([total, split[0], split[1]]).toEqual([113_402, 9_452, 9_450]);
});

it('offers what is large enough each month, free of interest up to a number', () => {
  const method = {
    id: 'CREDIT_CARD',
    installments: { max: 10, freeUpTo: 3, monthlyRate: 2, minAmount: 50 },
  };
  const plans = installmentPlans(method, 30_000, 'BRL');
  expect(plans.map(({ numberOfPayments, interest }) => [numberOfPayments, interest > 0])).toEqual([
    [2, false],
    [3, false],
    [4, true],
    [5, true],
    [6, true],
  ]);
  expect(plans[1]).toEqual({
    ...{ installmentPlanId: 'CREDIT_CARD-3', numberOfPayments: 3, total: 300, interest: 0 },
    split: [100, 100, 100],
  });
});

it('offers only the months that a market has, in its currency without cents', () => {
  const method = { id: 'CREDIT_CARD', installments: { max: 6, counts: [3, 6], cardTypes: ['HYUNDAI'] } };
  expect(installmentPlans(method, 100_000, 'KRW')).toMatchObject([
    { numberOfPayments: 3, split: [33_334, 33_333, 33_333], cardTypes: ['HYUNDAI'] },
    { numberOfPayments: 6, split: [16_670, 16_666, 16_666, 16_666, 16_666, 16_666] },
  ]);
  expect(installmentPlans({ id: 'PIX' }, 100_000, 'KRW')).toEqual([]);
});
