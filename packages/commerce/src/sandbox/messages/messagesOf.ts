import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ko } from './ko.ts';
import type { SandboxMessages } from './SandboxMessages.ts';

/** The languages the sandbox's pages speak. */
export const sandboxLanguages = { en, de, fr, ko } as const satisfies Record<string, SandboxMessages>;

/** The messages of a language, by its first two letters; English for any other. */
export function messagesOf(language: string | undefined): SandboxMessages {
  const code = (language ?? '').slice(0, 2).toLowerCase();
  return Object.hasOwn(sandboxLanguages, code) ? sandboxLanguages[code as keyof typeof sandboxLanguages] : en;
}

/** Fills `{name}` places of a sentence. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
