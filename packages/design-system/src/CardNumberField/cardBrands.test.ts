import { expect, it } from 'vitest';
import { brandOfNumber, cardBrands, groupDigits, isCompleteNumber } from './cardBrands.ts';

/** Test numbers that belong to no real card. */
it.each([
  ['visa', '4111111111111111'],
  ['visa', '4000000000000000006'],
  ['mastercard', '5555555555554444'],
  ['mastercard', '2223003122003222'],
  ['american_express', '378282246310005'],
  ['discover', '6011111111111117'],
  ['diners_club', '30569309025904'],
  ['diners_club', '36227206271667'],
  ['jcb', '3566002020360505'],
  ['unionpay', '6200000000000005'],
  ['unionpay', '6205500000000000004'],
  ['maestro', '6771798021000008'],
  ['maestro', '6304000000000000'],
  ['elo', '5066991111111118'],
  ['mir', '2200000000000004'],
  ['hipercard', '6062828888666688'],
  ['hiper', '6370950000000005'],
  ['troy', '9792030394440796'],
  ['naranja', '5895620000000002'],
  ['verve', '5060990000000008'],
  ['rupay', '6074820000000009'],
  ['rupay', '6521500000000006'],
  ['bancontact', '6703444444444449'],
  ['cencosud', '6034930000000005'],
] as const)('%s is recognised by %s, and the number is complete', (brand, number) => {
  expect(brandOfNumber(number, cardBrands)).toBe(brand);
  expect(isCompleteNumber(number, brand)).toBe(true);
  expect(isCompleteNumber(number.slice(0, 11), brand)).toBe(false);
});

it('knows all nineteen brands', () => {
  expect(cardBrands).toHaveLength(19);
});

it('recognises only the brands a shop accepts', () => {
  expect(brandOfNumber('6703444444444449', ['visa', 'maestro'])).toBe('maestro');
  expect(brandOfNumber('6074820000000009', ['visa', 'maestro'])).toBeUndefined();
});

it('reports no brand until the digits are unambiguous', () => {
  expect(brandOfNumber('', cardBrands)).toBeUndefined();
  expect(brandOfNumber('2', cardBrands)).toBeUndefined();
  expect(brandOfNumber('220', cardBrands)).toBeUndefined();
  expect(brandOfNumber('2200', cardBrands)).toBe('mir');
});

it('detects a mistyped digit', () => {
  expect(isCompleteNumber('4111111111111112', 'visa')).toBe(false);
});

it('groups digits as printed on the card', () => {
  expect(groupDigits('4111111111111111', 'visa')).toBe('4111 1111 1111 1111');
  expect(groupDigits('378282246310005', 'american_express')).toBe('3782 822463 10005');
  expect(groupDigits('30569309025904', 'diners_club')).toBe('3056 930902 5904');
  expect(groupDigits('6205500000000000004', 'unionpay')).toBe('6205 5000 0000 0000 004');
  expect(groupDigits('41', undefined)).toBe('41');
});
