import { expect, it } from 'vitest';
import { moved, nearestEnd, roundScale, shareOf, snap } from './range.ts';
import { readNumber } from './readNumber.ts';

const scale = { min: 10, max: 250, step: 10 };

it('rounds its ends outwards, so that the cheapest and the most expensive product are included', () => {
  expect(roundScale({ min: 12.5, max: 241, step: 10 })).toEqual(scale);
  expect(roundScale({ min: 0, max: 0.3, step: 0.1 })).toEqual({ min: 0, max: 0.3, step: 0.1 });
});

it('stops at steps, at its ends and at the other thumb', () => {
  expect(snap(44, scale)).toBe(40);
  expect(snap(999, scale)).toBe(250);
  expect(moved([40, 80], 0, 120, scale)).toEqual([80, 80]);
  expect(moved([40, 80], 1, 0, scale)).toEqual([40, 40]);
});

it('moves the nearer thumb, and waits for a direction when both are at the same value', () => {
  expect(nearestEnd([40, 80], 50)).toBe(0);
  expect(nearestEnd([40, 80], 70)).toBe(1);
  expect(nearestEnd([40, 40], 90)).toBe(1);
  expect(nearestEnd([40, 40], 10)).toBe(0);
  expect(nearestEnd([40, 40], 40)).toBeUndefined();
});

it('does not divide by zero on an empty scale', () => {
  expect(shareOf(130, scale)).toBe(0.5);
  expect(shareOf(5, { min: 5, max: 5, step: 1 })).toBe(0);
});

it.each([
  ['40', 40],
  ['£ 40.50', 40.5],
  ['40,5', 40.5],
  ['1.234', 1234],
  ['1,234.50', 1234.5],
  ['1.234.567', 1_234_567],
  ['₩129,000', 129_000],
  ['', undefined],
  ['cheap', undefined],
])('reads %j as %s', (text, value) => {
  expect(readNumber(text)).toBe(value);
});
