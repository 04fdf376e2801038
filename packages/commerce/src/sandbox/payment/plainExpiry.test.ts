import { expect, it } from 'vitest';
import { plainExpiry } from './plainExpiry.ts';

it.each([
  ['08/29', '08/29'],
  ['8/29', '08/29'],
  ['08/2029', '08/29'],
  ['8 / 2029', '08/29'],
  ['08-29', '08/29'],
  ['08 29', '08/29'],
  ['08.29', '08/29'],
  ['2029-08', '08/29'],
  ['2029/8', '08/29'],
  ['0829', '08/29'],
  ['829', '08/29'],
  ['082029', '08/29'],
  ['202908', '08/29'],
  ['1229', '12/29'],
  ['12/2029', '12/29'],
  ['0120', '01/20'],
  ['', undefined],
  ['08', undefined],
  ['08/', undefined],
  ['08/2', undefined],
  ['08/202', undefined],
  ['13/29', undefined],
  ['00/29', undefined],
  ['08/1929', undefined],
  ['soon', undefined],
])('reads the end of validity %j as %s', (typed, read) => {
  expect(plainExpiry(typed)).toBe(read);
});
