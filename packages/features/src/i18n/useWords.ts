import { createContext, use } from 'react';
import type { Phrasebook } from './Phrasebook.ts';
import type { KeyOf, Messages, Words } from './words.ts';

/** Gives the messages of the page's language to the views below. */
export const PhrasebookContext = createContext<Phrasebook | undefined>(undefined);

/** Says a message of a module, with values for its `{{placeholders}}`; `count` chooses the plural. */
export type Say<M extends Messages> = (
  key: KeyOf<M>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The words of a module in the page's language. */
export function useWords<M extends Messages>({ namespace }: Words<M>): Say<M> {
  const book = usePhrasebook();
  return (key, values) => book.say(namespace, key, values);
}

/** All messages of the page's language: for keys that are known only when a server names them. */
export function usePhrasebook(): Phrasebook {
  const book = use(PhrasebookContext);
  if (!book) throw new Error('Words need a <PhrasebookContext> above them.');
  return book;
}
