import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ko } from './ko.ts';
import type { SandboxMessages } from './SandboxMessages.ts';

/** The languages of the sandbox's pages. */
export const sandboxLanguages = { en, de, fr, ko } as const satisfies Record<string, SandboxMessages>;

/** The messages of a language, by its first two letters; English for any other. */
export function messagesOf(language: string | undefined): SandboxMessages {
  const code = (language ?? '').slice(0, 2).toLowerCase();
  return Object.hasOwn(sandboxLanguages, code) ? sandboxLanguages[code as keyof typeof sandboxLanguages] : en;
}

/** Fills the `{name}` placeholders of a message. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
