import { describe, expect, it } from 'vitest';
import { i18nextTranslator } from './i18nextTranslator.ts';
import { smallTranslator } from './smallTranslator.ts';
import { languageCodes, type AnyModuleMessages } from './messages.ts';

const modules = (import.meta as unknown as { glob: Glob }).glob(
  ['../*/*ModuleMessages.ts', '../*/*.messages.ts'],
  {
    eager: true,
  },
);
type Glob = (patterns: string[], options: { eager: true }) => Record<string, Record<string, unknown>>;
const isModuleMessages = (value: unknown): value is AnyModuleMessages =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'load' in value;
const words = Object.values(modules).flatMap((module) => Object.values(module).filter(isModuleMessages));
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
const stemOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

describe.each(words.map((module) => [module.namespace, module] as const))(
  'the messages of %s',
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

    it.each(languageCodes)('are the same in %s with i18next and in the browser', async (language) => {
      const messages = (await module.load[language]()).default as Record<string, string>;
      const missing: string[] = [];
      const translators = [i18nextTranslator, smallTranslator].map((make) =>
        make(language, (key) => missing.push(key)),
      );
      for (const translator of translators) translator.add(namespace, messages);
      for (const key of new Set(Object.keys(messages).map(stemOf))) {
        const names = placeholders(messages[key] ?? messages[`${key}_other`] ?? '');
        const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
        const isPlural = `${key}_other` in messages;
        for (const count of isPlural ? [0, 1, 2, 5, 21] : [undefined]) {
          const given = count === undefined ? values : { ...values, count };
          const [first, second] = translators.map((translator) =>
            translator.translate(namespace, key, given),
          );
          expect(second).toBe(first);
        }
      }
      expect(missing).toEqual([]);
    });
  },
);

it('reports a missing key instead of showing another language [A8.48]', () => {
  for (const make of [i18nextTranslator, smallTranslator]) {
    const missing: string[] = [];
    const translator = make('de', (key) => missing.push(key));
    translator.add('cart', { known: 'bekannt' });
    expect([translator.knows('cart', 'known'), translator.knows('cart', 'unknown')]).toEqual([true, false]);
    expect(translator.knows('cart', '__proto__')).toBe(false);
    translator.translate('cart', 'unknown');
    expect(missing).toEqual(['cart:unknown']);
  }
});
