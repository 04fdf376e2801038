import { describe, expect, it } from 'vitest';
import { nextDay, standard } from '../Checkout.fixtures.ts';
import { cheapestOption, isScheduled, sortedByDelivery } from './deliveryChoice.ts';

const { delivery: _, ...withoutDay } = standard;
const ids = (options: { id: string }[]) => options.map(({ id }) => id);

describe('the order of delivery options', () => {
  it('puts those with an estimate first [C5.03]', () => {
    expect(ids(sortedByDelivery([{ ...withoutDay, id: 'someday' }, standard]))).toEqual([
      'standard',
      'someday',
    ]);
  });

  it('puts the earliest of them first, and keeps the order of the others [C5.04]', () => {
    const options = [{ ...withoutDay, id: 'b' }, standard, { ...withoutDay, id: 'a' }, nextDay];
    expect(ids(sortedByDelivery(options))).toEqual(['express', 'standard', 'b', 'a']);
  });
});

describe('the preselected delivery option', () => {
  it('is the cheapest [C5.01]', () => {
    expect(cheapestOption([nextDay, standard])?.id).toBe('standard');
  });

  it('is never cash on delivery, however cheap [C5.01, C5.05]', () => {
    const cash = { ...standard, id: 'cash', price: 0, cashOnDelivery: true };
    expect(cheapestOption([cash, nextDay])?.id).toBe('express');
    expect(cheapestOption([cash])).toBeUndefined();
  });

  it('is the earliest of the cheapest [C5.02]', () => {
    const sooner = { ...standard, id: 'sooner', delivery: { from: '2026-11-26', to: '2026-11-30' } };
    expect(cheapestOption([standard, sooner, { ...nextDay, price: 0.01 }])?.id).toBe('sooner');
  });
});

it('is scheduled when its id begins with AGENDADA, in any case', () => {
  expect(isScheduled({ id: 'AGENDADA_1' })).toBe(true);
  expect(isScheduled({ id: 'agendada-sp' })).toBe(true);
  expect(isScheduled({ id: 'standard-AGENDADA' })).toBe(false);
});
