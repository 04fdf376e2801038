import type { Translator } from './Translator.ts';
/**
 * Reads the same messages as i18next in a thirtieth of its size: the messages use only flat keys, `{{name}}`, and
 * plural forms by suffix. A test compares both (ADR "i18next on the server, a small reader in the browser").
 */
export declare function smallTranslator(language: string, onMissing: (key: string) => void): Translator;
