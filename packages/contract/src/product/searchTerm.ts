import { toLatinDigits } from '../contact/digits.ts';

const fractions: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
};

/** Writes the fraction behind a number as one sign, as sizes have it: `42 2/3` becomes `42⅔`. */
export const writeFractions = (text: string): string =>
  text.replace(
    /(\p{Nd})\s+(\p{Nd})[/⁄](\p{Nd})(?!\p{Nd})/gu,
    (all, number: string, above: string, below: string) => {
      const sign = fractions[toLatinDigits(`${above}/${below}`)];
      return sign === undefined ? all : number + sign;
    },
  );

/**
 * A typed search without characters that have a meaning in addresses, `% ? # & /`, and without white space around it
 * (readings, Accounts). Numbers that a stroke parts stay two: `jeans 32/34` becomes `jeans 32 34`.
 */
export const cleanSearchTerm = (typed: string): string =>
  writeFractions(typed)
    .replace(/(\p{Nd})\/(?=\p{Nd})/gu, '$1 ')
    .replace(/[%?#&/]/g, '')
    .trim();
