import type { AnyModuleMessages, LanguageCode } from './messages.ts';

export type Values = Readonly<Record<string, string | number>>;

/** The messages of one language, and how they are said. */
export interface Translator {
  readonly language: LanguageCode;
  /** Says a message: `{{name}}` takes the value of that name, `count` chooses the plural form. */
  translate(namespace: string, key: string, values?: Values): string;
  has(namespace: string): boolean;
  /** Whether there is a message under this key; for keys that a server names. */
  knows(namespace: string, key: string): boolean;
  add(namespace: string, messages: object): void;
}

/** Brings the messages of these modules into the translator, once. */
export async function loadMessages(
  translator: Translator,
  modules: readonly AnyModuleMessages[],
): Promise<void> {
  await Promise.all(
    modules
      .filter(({ namespace }) => !translator.has(namespace))
      .map(async ({ namespace, load }) =>
        translator.add(namespace, (await load[translator.language]()).default),
      ),
  );
}
