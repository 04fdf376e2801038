import { createInstance, type i18n } from 'i18next';
import type { Messages } from './messages.ts';
import type { Translator, Values } from './Translator.ts';

/** The messages of one module in one language, and texts that were made of them. */
interface AddedMessages {
  messages: object;
  texts: Map<string, string>;
}

/** Texts that are kept of one module: the prices, counts and names of products repeat from page to page. */
const maxTexts = 3_000;
/** Longest name of a kept text: what somebody has typed may have any length, and hardly repeats. */
const maxNameLength = 200;

/** What a text is made from. */
function nameOf(key: string, values: Values | undefined): string {
  if (values === undefined) return key;
  let name = key;
  for (const [value, given] of Object.entries(values))
    name += `\n${value} ${typeof given} ${String(given).length} ${given}`;
  return name;
}

/** i18next with the messages of one language. Keys are flat, and `loadMessages` has completed them from other languages. */
class LanguageMessages {
  readonly language: string;
  private readonly i18n: i18n;
  private readonly categories: readonly string[];
  private readonly added = new Map<string, AddedMessages>();
  /** The key that the last translation lacked. */
  private missing: string | undefined;

  constructor(language: string) {
    this.language = language;
    this.categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    this.i18n = createInstance();
    void this.i18n.init({
      lng: language,
      fallbackLng: false,
      ns: [],
      resources: {},
      keySeparator: false,
      nsSeparator: false,
      initAsync: false,
      saveMissing: true,
      missingKeyHandler: (_languages, namespace, key) => (this.missing = `${namespace}:${key}`),
      // React already escapes text.
      interpolation: { escapeValue: false },
    });
  }

  add(namespace: string, messages: object): void {
    if (this.added.get(namespace)?.messages === messages) return;
    this.added.set(namespace, { messages, texts: new Map() });
    this.i18n.removeResourceBundle(this.language, namespace);
    this.i18n.addResourceBundle(
      this.language,
      namespace,
      withAllForms(messages as Messages, this.categories),
    );
  }

  knows(namespace: string, key: string): boolean {
    return this.i18n.exists(key, { ns: namespace });
  }

  translate(
    namespace: string,
    key: string,
    values: Values | undefined,
    { onMissing, isPersonal }: { onMissing: (key: string) => void; isPersonal: boolean },
  ): string {
    const name = nameOf(key, values);
    const isKept = (values === undefined || !isPersonal) && name.length <= maxNameLength;
    const texts = isKept ? this.added.get(namespace)?.texts : undefined;
    const known = texts?.get(name);
    if (known !== undefined) return known;
    this.missing = undefined;
    const text = this.i18n.t(key, { ...values, ns: namespace });
    if (this.missing !== undefined) onMissing(this.missing);
    else if (texts) {
      if (texts.size >= maxTexts) texts.clear();
      texts.set(name, text);
    }
    return text;
  }
}

export interface TranslatorOptions {
  /** Texts may name the visitor: none that was made with values is kept for others. @default false */
  isPersonal?: boolean;
}

/** Creates the translator of one page or session. */
export type TranslatorOf = (
  language: string,
  onMissing: (key: string) => void,
  options?: TranslatorOptions,
) => Translator;

/**
 * Creates translators by i18next that share what is the same for all: each message is prepared once. A translator
 * knows only the modules that were added to it. A key that is missing is passed to `onMissing` (tests fail on it, the
 * shop logs it).
 */
export function i18nextTranslators(): TranslatorOf {
  const languages = new Map<string, LanguageMessages>();
  return (language, onMissing, { isPersonal = false } = {}) => {
    const shared = languages.get(language) ?? new LanguageMessages(language);
    languages.set(language, shared);
    const own = new Set<string>();
    return {
      language,
      has: (namespace) => own.has(namespace),
      knows: (namespace, key) => own.has(namespace) && shared.knows(namespace, key),
      add: (namespace, messages) => {
        own.add(namespace);
        shared.add(namespace, messages);
      },
      translate: (namespace, key, values) => {
        if (own.has(namespace)) return shared.translate(namespace, key, values, { onMissing, isPersonal });
        onMissing(`${namespace}:${key}`);
        return key;
      },
    };
  };
}

/** A translator by i18next that shares nothing. */
export const i18nextTranslator: TranslatorOf = (language, onMissing) =>
  i18nextTranslators()(language, onMissing);

/** The messages with every plural form of the language: one that is not written is the general one. */
function withAllForms(messages: Messages, categories: readonly string[]): Messages {
  const general = Object.entries(messages).filter(([key]) => key.endsWith('_other'));
  const forms = general.flatMap(([key, text]) =>
    categories.map((category) => [key.replace(/other$/, category), text] as const),
  );
  return { ...Object.fromEntries(forms), ...messages };
}
