import { textsByLanguage } from '../catalogue/products/textsByLanguage.ts';
import type { SandboxMessages } from './SandboxMessages.ts';

/** The texts of the sandbox's pages in a language: a file of `messages`. */
export const messagesOf = textsByLanguage<SandboxMessages>(
  (code) => import(`./messages/${code}.ts`) as Promise<{ default: SandboxMessages }>,
);

/** Fills the `{name}` placeholders of a message. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
