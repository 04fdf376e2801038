import type { LanguageCode, Messages } from './words.ts';
import type { Phrasebook } from './Phrasebook.ts';

/**
 * Reads the same messages as i18next does, in a thirtieth of its size: flat keys, `{{name}}`, and plural forms by
 * suffix are all our messages use. A test holds both side by side (ADR "i18next on the server, a small reader in the
 * browser").
 */
export function smallPhrasebook(language: LanguageCode, onMissing: (key: string) => void): Phrasebook {
  const books = new Map<string, Messages>();
  const plurals = new Intl.PluralRules(language);
  return {
    language,
    has: (namespace) => books.has(namespace),
    knows: (namespace, key) => Object.hasOwn(books.get(namespace) ?? {}, key),
    add: (namespace, messages) => void books.set(namespace, messages as Messages),
    say(namespace, key, values = {}) {
      const messages = books.get(namespace) ?? {};
      const { count } = values;
      const plural = typeof count === 'number' ? `${key}_${plurals.select(count)}` : key;
      const found = [plural, `${key}_other`, key].find((each) => Object.hasOwn(messages, each));
      if (found === undefined) {
        onMissing(`${namespace}:${key}`);
        return key;
      }
      return (messages[found] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
        String(values[name] ?? ''),
      );
    },
  };
}
