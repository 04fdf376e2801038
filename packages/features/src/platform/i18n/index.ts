export { loadMessages, type Translator } from './Translator.ts';
export { directionOf, fallbacksOf, firstLanguage, messagesLanguage } from './languages.ts';
export { TranslatorContext, useTranslator, useMessages, type Translate } from './useMessages.ts';
export {
  defineMessages,
  type AnyModuleMessages,
  type KeyOf,
  type Messages,
  type MessagesFile,
  type Translation,
  type ModuleMessages,
} from './messages.ts';
