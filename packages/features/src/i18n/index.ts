export { loadMessages, type Translator } from './Translator.ts';
export { smallTranslator } from './smallTranslator.ts';
export { TranslatorContext, useTranslator, useMessages, type Translate } from './useMessages.ts';
export {
  defineMessages,
  isLanguageCode,
  languageCodes,
  type AnyModuleMessages,
  type KeyOf,
  type LanguageCode,
  type Messages,
  type Translation,
  type ModuleMessages,
} from './messages.ts';
