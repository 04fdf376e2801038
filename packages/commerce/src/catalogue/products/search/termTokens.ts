import { writeFractions } from '@touchline/contract/product/searchTerm';
import { foldWords } from './foldWords.ts';

const decimals: Readonly<Record<string, string>> = {
  '½': '.5',
  '⅓': '.33',
  '⅔': '.67',
  '¼': '.25',
  '¾': '.75',
};

/**
 * Splits a term into folded words; numbers keep their decimals, and fractions become some: `Men’s UK 9,5` → `men`, `uk`,
 * `9.5`; `EU42 2/3` → `eu42.67`.
 */
export function termTokens(term: string, most = 12): string[] {
  return (
    foldWords(writeFractions(term))
      // Scripts without capitals join a number to the word before it: “مقاس٤٢”.
      .replace(/(?<=\p{Lo})(?=\d)/gu, ' ')
      .replace(/(?<=\p{L})['’]s(?!\p{L})/gu, '')
      .replace(/(?<=\d)\s*([½⅓⅔¼¾])/gu, (_, sign: string) => decimals[sign] ?? '')
      .match(/\p{L}*\d+[.,٫]\d+|[\p{L}\p{N}]+/gu)
      ?.slice(0, most)
      .map((token) => token.replace(/[,٫]/, '.')) ?? []
  );
}
