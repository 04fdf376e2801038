import { createInstance } from 'i18next';
import type { LanguageCode } from './messages.ts';
import type { Translator } from './Translator.ts';

/**
 * i18next with only the page's language. Keys are flat, and there is no fallback to another language: a missing key is
 * passed to `onMissing` (tests fail on it, the shop logs it).
 */
export function i18nextTranslator(language: LanguageCode, onMissing: (key: string) => void): Translator {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: false,
    ns: [],
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => onMissing(`${namespace}:${key}`),
    // React already escapes text.
    interpolation: { escapeValue: false },
  });
  return {
    language,
    has: (namespace) => i18n.hasResourceBundle(language, namespace),
    knows: (namespace, key) => i18n.exists(key, { ns: namespace }),
    add: (namespace, messages) => void i18n.addResourceBundle(language, namespace, messages),
    translate: (namespace, key, values = {}) => i18n.t(key, { ...values, ns: namespace }),
  };
}
