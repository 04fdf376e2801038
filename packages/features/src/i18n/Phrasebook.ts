import type { AnyWords, LanguageCode } from './words.ts';

export type Values = Readonly<Record<string, string | number>>;

/** The messages of one language, and how they are said. */
export interface Phrasebook {
  readonly language: LanguageCode;
  /** Says a message: `{{name}}` takes the value of that name, `count` chooses the plural form. */
  say(namespace: string, key: string, values?: Values): string;
  has(namespace: string): boolean;
  /** Whether there is a message under this key; for keys that a server names. */
  knows(namespace: string, key: string): boolean;
  add(namespace: string, messages: object): void;
}

/** Brings the messages of these modules into the book, once. */
export async function loadWords(book: Phrasebook, words: readonly AnyWords[]): Promise<void> {
  await Promise.all(
    words
      .filter(({ namespace }) => !book.has(namespace))
      .map(async ({ namespace, load }) => book.add(namespace, (await load[book.language]()).default)),
  );
}
