import { expect, it } from 'vitest';
import { readNumber, writeNumber } from './readNumber.ts';

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

it.each([
  ['12.500', 'en', 12.5],
  ['12,500', 'en', 12_500],
  ['12.500', 'de', 12_500],
  ['12,500', 'de', 12.5],
  ['١٢٫٥٠٠', 'ar-KW', 12.5],
  ['١٢٬٥٠٠', 'ar-KW', 12_500],
  ['12.500', 'ar-KW', 12.5],
  ['１２.５００', 'ko', 12.5],
  ['1,250.500', 'en', 1250.5],
  ['1.250,500', 'de', 1250.5],
])('reads %j of a currency with three decimals as %s writes it', (text, locale, number) => {
  expect(readNumber(text, 3, locale)).toBe(number);
});

it('tells thousands by the language where a currency has three decimals, and by the digits where it has two', () => {
  expect(readNumber('1.250', 3)).toBe(1.25);
  expect(readNumber('1.250')).toBe(1250);
});

it.each(['en-GB', 'de-DE', 'fr-FR', 'ko-KR', 'ar-KW'])(
  'reads in %s what it wrote into the field',
  (locale) => {
    for (const value of [0.125, 1.125, 12.5, 1234.567, 200_000])
      expect(readNumber(writeNumber(value, 3, locale), 3, locale)).toBe(value);
  },
);
