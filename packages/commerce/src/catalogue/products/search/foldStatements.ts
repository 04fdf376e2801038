import { arabicArticle, arabicLetters } from './arabicWords.ts';
import { countWords } from './searchWords.ts';

const digits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const typed = `${digits}${arabicLetters.typed}`;
const folded = `01234567890123456789${arabicLetters.folded}`;

/** Folds Arabic words that were written before `foldWords` did so. */
export const foldStatements: readonly string[] = [
  `update product_texts set words = regexp_replace(translate(words, '${typed}', '${folded}'), '${arabicArticle}', '', 'g')
   where words ~ '[ء-ي٠-٩۰-۹]'`,
  ...countWords,
];
