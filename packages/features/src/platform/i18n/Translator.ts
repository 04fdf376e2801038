import type { AnyModuleMessages } from './messages.ts';
import { messagesIn } from './messagesIn.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Translates the messages of one language. */
export interface Translator {
  readonly language: string;
  /** Returns a message: `{{name}}` is replaced by the value of that name, `count` selects the plural form. */
  translate(namespace: string, key: string, values?: Values): string;
  has(namespace: string): boolean;
  /** Whether a message exists for this key; for keys that come from a server. */
  knows(namespace: string, key: string): boolean;
  add(namespace: string, messages: object): void;
}

/** Loads the messages of these modules into the translator, once. */
export async function loadMessages(
  translator: Translator,
  modules: readonly AnyModuleMessages[],
): Promise<void> {
  await Promise.all(
    modules
      .filter(({ namespace }) => !translator.has(namespace))
      .map(async (module) => translator.add(module.namespace, await messagesIn(module, translator.language))),
  );
}
