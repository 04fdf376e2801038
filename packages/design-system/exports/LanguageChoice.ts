export { LanguageChoice } from '../src/LanguageChoice/LanguageChoice.tsx';
export type {
  LanguageChoiceProps,
  LanguageCountry,
  LanguageOption,
} from '../src/LanguageChoice/LanguageChoice.tsx';
export { LanguageMenu } from '../src/LanguageChoice/LanguageMenu.tsx';
export type { LanguageMenuProps } from '../src/LanguageChoice/LanguageMenu.tsx';
