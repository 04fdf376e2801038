import { createInstance } from 'i18next';
import type { Messages } from './messages.ts';
import type { Translator } from './Translator.ts';

/**
 * i18next with only the page's language. Keys are flat, and `loadMessages` has already completed them from the languages
 * this one falls back to: a key that is still missing is passed to `onMissing` (tests fail on it, the shop logs it).
 */
export function i18nextTranslator(language: string, onMissing: (key: string) => void): Translator {
  const i18n = createInstance();
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
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
    add: (namespace, messages) =>
      void i18n.addResourceBundle(language, namespace, withAllForms(messages as Messages, categories)),
    translate: (namespace, key, values = {}) => i18n.t(key, { ...values, ns: namespace }),
  };
}

/** The messages with every plural form of the language: one that is not written is the general one. */
function withAllForms(messages: Messages, categories: readonly string[]): Messages {
  const general = Object.entries(messages).filter(([key]) => key.endsWith('_other'));
  const forms = general.flatMap(([key, text]) =>
    categories.map((category) => [key.replace(/other$/, category), text] as const),
  );
  return { ...Object.fromEntries(forms), ...messages };
}
