import { expect, it } from 'vitest';
import { timeLeft } from './timeLeft.ts';

it('splits the time left into days, hours, minutes and seconds', () => {
  const left = (((2 * 24 + 3) * 60 + 4) * 60 + 5) * 1_000;
  expect(timeLeft(left)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5, total: left });
});

it('rounds a started second up, so that zero means the end', () => {
  expect(timeLeft(1)).toMatchObject({ minutes: 0, seconds: 1 });
  expect(timeLeft(59_001)).toMatchObject({ minutes: 1, seconds: 0 });
  expect(timeLeft(0)).toMatchObject({ seconds: 0, total: 0 });
  expect(timeLeft(-5_000)).toMatchObject({ seconds: 0, total: 0 });
});
