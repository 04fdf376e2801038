import { foldText } from '../foldText.ts';

/** Splits a term into folded words; numbers keep their decimals: `Men’s UK 9,5` → `men`, `uk`, `9.5`. */
export function termTokens(term: string, most = 12): string[] {
  return (
    foldText(term)
      .replace(/(?<=\p{L})['’]s(?!\p{L})/gu, '')
      .match(/\d+[.,]\d+|[\p{L}\p{N}]+/gu)
      ?.slice(0, most)
      .map((token) => (/^\d+,\d+$/.test(token) ? token.replace(',', '.') : token)) ?? []
  );
}
