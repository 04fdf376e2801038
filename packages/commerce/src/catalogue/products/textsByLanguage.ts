import { fallbacksOf } from './vocabulary.ts';

/** Codes of languages as market files name them: `ar`, `pt-BR`. Anything else never becomes part of a path. */
const isCode = (code: string): boolean => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code);

/**
 * A function that loads texts in a language or what it falls back to, English at last. There is one file per language
 * and no list: `load` imports the file of a code, and rejects where there is none.
 */
export function textsByLanguage<Texts>(
  load: (code: string) => Promise<{ default: Texts }>,
): (language: string | undefined) => Promise<Texts> {
  const loaded = new Map<string, Texts>();
  return async (language) => {
    for (const code of fallbacksOf(language ?? 'en').filter(isCode)) {
      const known = loaded.get(code);
      if (known) return known;
      const found = await load(code).catch((error: unknown) => {
        if (code === 'en') throw error;
      });
      if (!found) continue;
      loaded.set(code, found.default);
      return found.default;
    }
    throw new Error('There are no texts in English.');
  };
}
