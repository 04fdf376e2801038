import { toLatinDigits } from '@touchline/contract/contact/digits';
import { foldText } from '../foldText.ts';
import { arabicArticle, arabicLetters } from './arabicWords.ts';

const article = new RegExp(arabicArticle, 'g');
const letters = new RegExp(`[${arabicLetters.typed}]`, 'g');

const foldArabic = (text: string): string =>
  text
    .replace(letters, (letter) => arabicLetters.folded[arabicLetters.typed.indexOf(letter)] ?? '')
    .replace(article, '');

/**
 * A text as searches compare it, typed or written: in lower case, without accents, with digits from 0 to 9; Arabic words
 * without article and marks, and with one letter where several are typed for it.
 */
export const foldWords = (text: string): string =>
  foldArabic(foldText(toLatinDigits(text.replace(/[！-～]+/g, (wide) => wide.normalize('NFKC')))));

/** Splits a text into folded words, at most `most` of them. */
export function searchTokens(text: string, most = 12): string[] {
  return (
    foldWords(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, most) ?? []
  );
}
