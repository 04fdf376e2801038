export { loadWords, type Phrasebook } from './Phrasebook.ts';
export { smallPhrasebook } from './smallPhrasebook.ts';
export { PhrasebookContext, usePhrasebook, useWords, type Say } from './useWords.ts';
export {
  defineWords,
  isLanguageCode,
  languageCodes,
  type AnyWords,
  type KeyOf,
  type LanguageCode,
  type Messages,
  type Translation,
  type Words,
} from './words.ts';
