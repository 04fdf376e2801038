import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageCodes, type LanguageCode, type AnyWords } from './words.ts';

export const isLanguageCode = (code: string): code is LanguageCode =>
  (languageCodes as readonly string[]).includes(code);

/**
 * An i18next instance that holds only the page's language. Keys are flat, nothing falls back to another language:
 * a key that is missing is told to `onMissing` (tests fail on it, the shop logs it).
 */
export function createI18n(language: LanguageCode, onMissing: (key: string) => void): I18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [],
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => onMissing(`${namespace}:${key}`),
    // React encodes text already.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Brings the messages of these modules into the instance, once. */
export async function loadWords(i18n: I18n, words: readonly AnyWords[]): Promise<void> {
  const language = i18n.language as LanguageCode;
  await Promise.all(
    words
      .filter(({ namespace }) => !i18n.hasResourceBundle(language, namespace))
      .map(async ({ namespace, load }) => {
        const messages = (await load[language]()).default;
        i18n.addResourceBundle(language, namespace, messages);
      }),
  );
}
