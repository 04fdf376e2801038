import { digitsOf, toLatinDigits } from '@touchline/contract/contact/digits';
import { toLatinDigits as whileTyping } from '@touchline/design-system/foundations';
import { expect, it } from 'vitest';

it('writes the digits of all scripts of Unicode in a field as the back end reads them', () => {
  const all = Array.from({ length: 0x1_ff_ff }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Nd}/u.test(sign))
    .join('');
  expect(all.length).toBeGreaterThan(600);
  expect(whileTyping(all)).toBe(toLatinDigits(all));
  expect(digitsOf(all)).toMatch(/^(0123456789)+$/);
});
