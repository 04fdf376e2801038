import { expect, it } from 'vitest';
import { readNumber } from './readNumber.ts';

it.each([
  ['40', 40],
  ['£ 40', 40],
  ['40 €', 40],
  ['1,234.50', 1234.5],
  ['1.234,56', 1234.56],
  ['1 234,5', 1234.5],
  ['1\u202f234,5', 1234.5],
  ['1’234.50', 1234.5],
  ['200,000', 200_000],
  ['₩200,000', 200_000],
  ['200,000원', 200_000],
  ['1.234.567', 1_234_567],
  ['12,5', 12.5],
  ['49.', 49],
  ['٢٠٠', 200],
  ['١٬٢٣٤٫٥٠', 1234.5],
  ['د.إ. 280', 280],
  ['۱۲', 12],
  ['２００', 200],
])('reads %j as %d, as shops write it', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it.each(['', 'forty', '1e3', '10-20', '20만', '12 or 13', '1,2,3.4.5', '--4'])(
  'does not guess at %j',
  (text) => {
    expect(readNumber(text)).toBeUndefined();
  },
);

it('reads three decimals where the currency has them', () => {
  expect(readNumber('1.250', 3)).toBe(1.25);
  expect(readNumber('1,250.500', 3)).toBe(1250.5);
});
