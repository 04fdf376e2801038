import { toLatinDigits } from './digits.ts';

/** A postal code as it is checked and kept: digits as 0 to 9, letters as capitals, one space at most between its parts. */
export const plainPostalCode = (text: string): string =>
  toLatinDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();
