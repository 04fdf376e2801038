import { expect, it } from 'vitest';
import { guardModesOf } from './guardModes.ts';

it('takes the first state of a component in the other brand, from right to left and in forced colours', () => {
  expect(Object.keys(guardModesOf('Components/Actions/Button', 'Default'))).toEqual([
    ...['second-brand-dark', 'rtl-phone', 'forced-colors'],
  ]);
  expect(guardModesOf('Components/Actions/Button', 'Long Content')).toEqual({});
});

it('takes the first state of a module in German and in the other brand', () => {
  expect(Object.keys(guardModesOf('Features/Cart', 'Ready'))).toEqual(['german-phone', 'second-brand']);
  expect(guardModesOf('Journeys/Guest', 'Default')).toEqual({});
});
