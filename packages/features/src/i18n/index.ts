export { createI18n, isLanguageCode, loadWords } from './createI18n.ts';
export { useWords, type Say } from './useWords.ts';
export {
  defineWords,
  languageCodes,
  type AnyWords,
  type KeyOf,
  type LanguageCode,
  type Messages,
  type Translation,
  type Words,
} from './words.ts';
