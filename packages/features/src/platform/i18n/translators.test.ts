import { describe, expect, it } from 'vitest';
import { fallbacksOf, directionOf, messagesLanguage, spellings } from './languages.ts';
import { i18nextTranslator, i18nextTranslators } from './i18nextTranslator.ts';
import { messagesIn } from './messagesIn.ts';
import { loadMessages } from './Translator.ts';
import type { AnyModuleMessages, MessagesFile } from './messages.ts';

/**
 * What a language may lack: messages by module or, for one that is only begun, all but the modules that it has whole.
 */
type AcceptedGaps = Record<string, Record<string, string[]> | { onlyModules: string[] }>;
const [acceptedGaps = {}] = Object.values(
  import.meta.glob<AcceptedGaps>('./acceptedGaps.json', { eager: true, import: 'default' }),
);
const begunWith = (language: string): string[] | undefined => {
  const accepted = acceptedGaps[language];
  return accepted && 'onlyModules' in accepted ? accepted['onlyModules'] : undefined;
};

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../**/*Messages.ts', '../../**/*.messages.ts'],
  {
    eager: true,
  },
);
const isModuleMessages = (value: unknown): value is AnyModuleMessages =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'files' in value;
const words = Object.values(modules).flatMap((module) => Object.values(module).filter(isModuleMessages));
const codeOf = (path: string): string => path.replace(/^.*\/|\.ts$/g, '');
/** Every language that a module has a file for: all modules are asked for it. */
const codes = [...new Set(words.flatMap(({ files }) => Object.keys(files).map(codeOf)))].sort();
const languages = codes.filter((code) => !spellings.includes(code));

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
const stemOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const fileOf = async (module: AnyModuleMessages, language: string): Promise<MessagesFile | undefined> =>
  (await module.files[`./messages/${language}.ts`]?.()) as MessagesFile | undefined;

/** Plural forms that counts below a thousand need; languages with forms for millions fall back to the general one. */
function formsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))].sort();
}

/** The keys that a language lacks, with the plural forms it needs. */
async function missingKeys(module: AnyModuleMessages, language: string): Promise<string[]> {
  const english = (await fileOf(module, 'en'))?.default ?? {};
  const own = (await fileOf(module, language))?.default ?? {};
  return [...new Set(Object.keys(english).map(stemOf))]
    .flatMap((stem) =>
      `${stem}_other` in english ? formsOf(language).map((form) => `${stem}_${form}`) : [stem],
    )
    .filter((key) => !(key in own));
}

it('are English, German, French and Korean without a gap, and further languages with the gaps that are listed [C1.08]', async () => {
  expect(languages).toEqual(expect.arrayContaining(['de', 'en', 'fr', 'ko']));
  const gaps: AcceptedGaps = {};
  for (const language of languages) {
    const onlyModules = begunWith(language);
    if (onlyModules) {
      const whole: string[] = [];
      for (const module of words) {
        if (!(await fileOf(module, language))) continue;
        expect(await missingKeys(module, language), `${language} ${module.namespace}`).toEqual([]);
        whole.push(module.namespace);
      }
      gaps[language] = { onlyModules: whole.toSorted() };
      continue;
    }
    const lacking: Record<string, string[]> = {};
    for (const module of words) {
      const missing = await missingKeys(module, language);
      const file = await fileOf(module, language);
      if (file) expect(file.hasGaps ?? false, `${language} ${module.namespace}`).toBe(missing.length > 0);
      if (missing.length > 0) lacking[module.namespace] = missing;
    }
    if (Object.keys(lacking).length > 0) gaps[language] = lacking;
  }
  expect(gaps).toEqual(acceptedGaps);
  for (const language of ['en', 'de', 'fr', 'ko']) expect(gaps).not.toHaveProperty(language);
});

describe.each(words.map((module) => [module.namespace, module] as const))(
  'the messages of %s',
  (namespace, module) => {
    it.each(codes)('have no other keys in %s, and the same placeholders [C1.08]', async (language) => {
      const english = (await fileOf(module, 'en'))?.default ?? {};
      const messages = (await fileOf(module, language))?.default ?? {};
      const stems = new Set(Object.keys(english).map(stemOf));
      for (const [key, text] of Object.entries(messages)) {
        expect(stems.has(stemOf(key)), `${language} ${key}`).toBe(true);
        expect(text.trim(), key).not.toBe('');
        const same = english[key] ?? english[`${stemOf(key)}_other`] ?? '';
        // A form for exactly none, one or two may say so in words.
        const given = placeholders(text);
        const needed = placeholders(same).filter((name) => name !== 'count' || !/_(zero|one|two)$/.test(key));
        expect(
          given.filter((name) => name !== 'count' || needed.includes(name)),
          `${language} ${key}`,
        ).toEqual(needed);
      }
    });

    it.each(languages)('are texts without a place left open in %s, with every count', async (language) => {
      const messages = await messagesIn(module, language);
      const missing: string[] = [];
      const translator = i18nextTranslator(language, (key) => missing.push(key));
      translator.add(namespace, messages);
      for (const key of new Set(Object.keys(messages).map(stemOf))) {
        const names = placeholders(messages[key] ?? messages[`${key}_other`] ?? '');
        const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
        const isPlural = `${key}_other` in messages;
        for (const count of isPlural ? [0, 1, 2, 3, 5, 11, 21, 100, 103, 1_000_000] : [undefined]) {
          const given = count === undefined ? values : { ...values, count };
          const text = translator.translate(namespace, key, given);
          expect(text, `${key} ${count}`).not.toMatch(/^$|\{\{|undefined|\$t\(/);
        }
      }
      expect(missing).toEqual([]);
    });
  },
);

it('reports a missing key instead of showing another language [A8.48]', () => {
  const missing: string[] = [];
  const translator = i18nextTranslator('de', (key) => missing.push(key));
  translator.add('cart', { known: 'bekannt' });
  expect([translator.knows('cart', 'known'), translator.knows('cart', 'unknown')]).toEqual([true, false]);
  expect(translator.knows('cart', '__proto__')).toBe(false);
  translator.translate('cart', 'unknown');
  expect(missing).toEqual(['cart:unknown']);
});

it('prepares messages for all sessions, and lets each see only the modules that it has added', () => {
  const translatorOf = i18nextTranslators();
  const missing: string[] = [];
  const [first, second] = ['first', 'second'].map((name) =>
    translatorOf('de', (key) => missing.push(`${name} ${key}`)),
  );
  const messages = { bag: 'Tasche', items_one: 'ein Artikel', items_other: '{{count}} Artikel' };
  first?.add('cart', messages);
  expect([first?.translate('cart', 'bag'), first?.translate('cart', 'bag')]).toEqual(['Tasche', 'Tasche']);
  expect([second?.has('cart'), second?.knows('cart', 'bag'), second?.translate('cart', 'bag')]).toEqual([
    ...[false, false, 'bag'],
  ]);
  first?.translate('cart', 'gone');
  first?.translate('cart', 'gone');
  expect(missing).toEqual(['second cart:bag', 'first cart:gone', 'first cart:gone']);
  second?.add('cart', { ...messages, bag: 'Warenkorb' });
  expect(second?.translate('cart', 'bag')).toBe('Warenkorb');
  expect([1, 2].map((count) => second?.translate('cart', 'items', { count }))).toEqual([
    ...['ein Artikel', '2 Artikel'],
  ]);
});

it('makes a text with values once for all, unless it may name the visitor or is long', () => {
  const translatorOf = i18nextTranslators();
  /** How often the value was read: by its name only, or once more for a text that was made. */
  const readsOfSecond = (value: string, isPersonal: boolean): number => {
    const translator = translatorOf('en', () => undefined, { isPersonal });
    translator.add('account', messages);
    let reads = 0;
    const values = {
      get name() {
        reads += 1;
        return value;
      },
    };
    for (let time = 0; time < 2; time += 1) {
      reads = 0;
      expect(translator.translate('account', 'hello', values)).toBe(`Hello ${value}`);
    }
    return reads;
  };
  const messages = { hello: 'Hello {{name}}' };
  expect(readsOfSecond('Tempo 4', false)).toBe(1);
  expect(readsOfSecond('Maya', true)).toBe(2);
  expect(readsOfSecond('x'.repeat(500), false)).toBe(2);
});

it('chooses among six plural forms in Arabic', () => {
  const translator = i18nextTranslator('ar', () => undefined);
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
  translator.add('shop', Object.fromEntries(forms.map((form) => [`day_${form}`, form])));
  const chosen = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103].map((count) =>
    translator.translate('shop', 'day', { count }),
  );
  expect(chosen).toEqual(['zero', 'one', 'two', 'few', 'few', 'many', 'many', 'other', 'other', 'few']);
});

describe('a language with gaps', () => {
  const loaded: string[] = [];
  const file = (code: string, messages: Record<string, string>, hasGaps = false) => [
    `./messages/${code}.ts`,
    async () => {
      loaded.push(code);
      return { default: messages, hasGaps };
    },
  ];
  const module: AnyModuleMessages = {
    namespace: 'shop',
    files: Object.fromEntries([
      file('en', { hello: 'Hello', bye: 'Bye', day_one: 'a day', day_other: '{{count}} days' }),
      file('pt', { hello: 'Olá', day_other: '{{count}} dias' }, true),
      file('pt-BR', { bye: 'Tchau' }, true),
      file('de', { hello: 'Hallo', bye: 'Tschüss', day_one: 'ein Tag', day_other: '{{count}} Tage' }),
    ]) as AnyModuleMessages['files'],
  };

  it('falls back from Brazil’s Portuguese to Portugal’s, then to English', async () => {
    const missing: string[] = [];
    const translator = i18nextTranslator('pt-BR', (key) => missing.push(key));
    await loadMessages(translator, [module]);
    expect(translator.translate('shop', 'bye')).toBe('Tchau');
    expect(translator.translate('shop', 'hello')).toBe('Olá');
    expect(translator.translate('shop', 'day', { count: 1 })).toBe('1 dias');
    expect(missing).toEqual([]);
  });

  it('keeps a text by everything that it was made from', async () => {
    const translator = i18nextTranslator('en', () => undefined);
    const greeting = { greeting: '{{one}} and {{two}}' };
    await loadMessages(translator, [
      { namespace: 'shop', files: { './messages/en.ts': () => Promise.resolve({ default: greeting }) } },
    ]);
    const read = (one: string | number, two: string) =>
      translator.translate('shop', 'greeting', { one, two });
    expect([read('Ann', 'Bo'), read('Ann', 'Bo'), read('Bo', 'Ann'), read(1, '2'), read('1', '2')]).toEqual([
      ...['Ann and Bo', 'Ann and Bo', 'Bo and Ann', '1 and 2', '1 and 2'],
    ]);
    expect(read('Ann\ntwo string 2 Bo', 'Cy')).toBe('Ann\ntwo string 2 Bo and Cy');
  });

  it('loads another language only when it lacks something', async () => {
    loaded.length = 0;
    await messagesIn(module, 'de-AT');
    expect(loaded).toEqual(['de']);
  });
});

it('falls back by rule, and is written in the direction of its script', () => {
  expect([fallbacksOf('ar'), fallbacksOf('zh-Hant-TW'), fallbacksOf('en-GB')]).toEqual([
    ['ar', 'en'],
    ['zh-Hant-TW', 'zh-Hant', 'zh', 'en'],
    ['en-GB', 'en'],
  ]);
  expect(['ar', 'he', 'fa-IR', 'ur', 'en', 'ko', 'pt-BR'].map(directionOf)).toEqual([
    ...['rtl', 'rtl', 'rtl', 'rtl'],
    ...['ltr', 'ltr', 'ltr'],
  ]);
});

describe('a country that spells its language differently', () => {
  it('has files only of what differs, which the language completes', async () => {
    expect(codes.filter((code) => !languages.includes(code))).toEqual(spellings);
    for (const code of spellings) {
      for (const module of words) {
        const own = await fileOf(module, code);
        if (!own) continue;
        expect(own.hasGaps, `${code} ${module.namespace}`).toBe(true);
        const [language = ''] = code.split('-');
        const spoken = (await fileOf(module, language))?.default ?? {};
        for (const [key, text] of Object.entries(own.default)) expect(text, key).not.toBe(spoken[key]);
        expect(Object.keys(await messagesIn(module, code)).sort()).toEqual(Object.keys(spoken).sort());
      }
    }
  });

  it('reads “Color” in America and “Colour” in Britain', async () => {
    const colourIn = async (country: string) => {
      const site = { language: { code: 'en' }, market: { country } };
      const translator = i18nextTranslator(messagesLanguage(site), () => undefined);
      await loadMessages(translator, words);
      return translator.translate('product', 'colour');
    };
    expect([await colourIn('US'), await colourIn('GB'), await colourIn('IN')]).toEqual([
      ...['Color', 'Colour', 'Colour'],
    ]);
  });
});
