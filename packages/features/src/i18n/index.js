export { loadMessages } from './Translator.js';
export { directionOf, fallbacksOf, firstLanguage, traitsOf } from './languages.js';
export { smallTranslator } from './smallTranslator.js';
export { TranslatorContext, useTranslator, useMessages } from './useMessages.js';
export { defineMessages, } from './messages.js';
