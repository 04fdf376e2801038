import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ko } from './ko.ts';
import type { SandboxWords } from './SandboxWords.ts';

/** The languages the sandbox's pages speak. */
export const sandboxLanguages = { en, de, fr, ko } as const satisfies Record<string, SandboxWords>;

/** The words of a language, by its first two letters; English for any other. */
export function wordsOf(language: string | undefined): SandboxWords {
  const code = (language ?? '').slice(0, 2).toLowerCase();
  return Object.hasOwn(sandboxLanguages, code) ? sandboxLanguages[code as keyof typeof sandboxLanguages] : en;
}

/** Fills `{name}` places of a sentence. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
