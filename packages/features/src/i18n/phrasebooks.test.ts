import { describe, expect, it } from 'vitest';
import { i18nextPhrasebook } from './i18nextPhrasebook.ts';
import { smallPhrasebook } from './smallPhrasebook.ts';
import { languageCodes, type AnyWords } from './words.ts';

const modules = (import.meta as unknown as { glob: Glob }).glob(['../*/*Words.ts', '../*/*.words.ts'], {
  eager: true,
});
type Glob = (patterns: string[], options: { eager: true }) => Record<string, Record<string, unknown>>;
const isWords = (value: unknown): value is AnyWords =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'load' in value;
const words = Object.values(modules).flatMap((module) => Object.values(module).filter(isWords));
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
const stemOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

describe.each(words.map((module) => [module.namespace, module] as const))(
  'the words of %s',
  (namespace, module) => {
    it.each(languageCodes)('are complete in %s, with the same placeholders [C1.08]', async (language) => {
      const english = (await module.load.en()).default as Record<string, string>;
      const messages = (await module.load[language]()).default as Record<string, string>;
      const stems = (all: object): string[] => [...new Set(Object.keys(all).map(stemOf))].sort();
      expect(stems(messages)).toEqual(stems(english));
      for (const [key, text] of Object.entries(messages)) {
        expect(text.trim(), key).not.toBe('');
        const same = english[key] ?? english[`${stemOf(key)}_other`] ?? '';
        expect(placeholders(text), `${language} ${key}`).toEqual(placeholders(same));
      }
    });

    it.each(languageCodes)('read the same in %s by i18next and in the browser', async (language) => {
      const messages = (await module.load[language]()).default as Record<string, string>;
      const missing: string[] = [];
      const books = [i18nextPhrasebook, smallPhrasebook].map((make) =>
        make(language, (key) => missing.push(key)),
      );
      for (const book of books) book.add(namespace, messages);
      for (const key of new Set(Object.keys(messages).map(stemOf))) {
        const names = placeholders(messages[key] ?? messages[`${key}_other`] ?? '');
        const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
        const isPlural = `${key}_other` in messages;
        for (const count of isPlural ? [0, 1, 2, 5, 21] : [undefined]) {
          const given = count === undefined ? values : { ...values, count };
          const [first, second] = books.map((book) => book.say(namespace, key, given));
          expect(second).toBe(first);
        }
      }
      expect(missing).toEqual([]);
    });
  },
);

it('tells a key that is missing instead of showing another language [A8.48]', () => {
  for (const make of [i18nextPhrasebook, smallPhrasebook]) {
    const missing: string[] = [];
    const book = make('de', (key) => missing.push(key));
    book.add('cart', { known: 'bekannt' });
    expect([book.knows('cart', 'known'), book.knows('cart', 'unknown')]).toEqual([true, false]);
    expect(book.knows('cart', '__proto__')).toBe(false);
    book.say('cart', 'unknown');
    expect(missing).toEqual(['cart:unknown']);
  }
});
