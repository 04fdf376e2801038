import { expect, it } from 'vitest';
import { roundDistance } from './roundDistance.ts';

it.each([
  [1_900, 1_000, 1_000],
  [2_100, 1_000, 2_000],
  [740, 1_000, 500],
  [4 * 1_609.344, 1_609.344, 2 * 1_609.344],
  [62_000, 1_000, 50_000],
])('takes a round distance of at most %s metres, in units of %s', (most, unit, expected) => {
  expect(roundDistance(most, unit)).toBeCloseTo(expected, 6);
});
