import { isScheduled } from '@touchline/contract/scheduling/constants';
import type { ShippingOption } from '@touchline/contract/shipping/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextDay, standard } from '../Checkout.fixtures.ts';
import { cheapestOption, sortedByDelivery } from './deliveryChoice.ts';

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

it('is scheduled when its id begins with AGENDADA, in any case [C5.06]', () => {
  expect(isScheduled({ id: 'AGENDADA_1' })).toBe(true);
  expect(isScheduled({ id: 'agendada-sp' })).toBe(true);
  expect(isScheduled({ id: 'standard-AGENDADA' })).toBe(false);
  const scheduled = { ...standard, id: 'Agendada_1', price: 0 };
  expect(cheapestOption([scheduled, nextDay])?.id).toBe('express');
  expect(cheapestOption([scheduled])).toBeUndefined();
});

const day = fc.integer({ min: 1, max: 28 }).map((count) => `2026-12-${String(count).padStart(2, '0')}`);
const anyOption: fc.Arbitrary<ShippingOption> = fc
  .record({
    id: fc.constantFrom('standard', 'express', 'AGENDADA_1', 'agendada-sp', 'cash'),
    price: fc.integer({ min: 0, max: 3 }),
    cashOnDelivery: fc.boolean(),
    from: fc.option(day),
  })
  .map(({ id, price, cashOnDelivery, from }) => ({
    ...withoutDay,
    ...{ id, price, cashOnDelivery },
    ...(from === null ? {} : { delivery: { from, to: from } }),
  }));

describe('whatever is offered', () => {
  it('preselects the cheapest and earliest of what needs neither cash nor a chosen time [C5.01, C5.02]', () => {
    fc.assert(
      fc.property(fc.array(anyOption, { maxLength: 12 }), (options) => {
        const allowed = options.filter((option) => !option.cashOnDelivery && !isScheduled(option));
        const chosen = cheapestOption(options);
        expect(chosen === undefined).toBe(allowed.length === 0);
        if (!chosen) return;
        expect(allowed).toContain(chosen);
        for (const { price, delivery } of allowed) {
          expect(chosen.price).toBeLessThanOrEqual(price);
          if (price !== chosen.price || !delivery) continue;
          expect(chosen.delivery && chosen.delivery.from <= delivery.from).toBe(true);
        }
      }),
    );
  });

  it('sorts without losing or repeating an option, those without a day last [C5.03, C5.04]', () => {
    fc.assert(
      fc.property(fc.array(anyOption, { maxLength: 12 }), (options) => {
        const sorted = sortedByDelivery(options);
        expect(sorted).toHaveLength(options.length);
        for (const option of options) expect(sorted).toContain(option);
        const days = sorted.map(({ delivery }) => delivery?.from ?? 'without');
        expect(days).toEqual(days.toSorted());
      }),
    );
  });
});
