import { createContext, useContext } from 'react';
import type { Translator } from './Translator.ts';
import type { KeyOf, Messages, ModuleMessages } from './messages.ts';

/** Provides the messages of the page's language. */
export const TranslatorContext = createContext<Translator | undefined>(undefined);

/** Returns a message of a module, with values for its `{{placeholders}}`; `count` selects the plural form. */
export type Translate<M extends Messages> = (
  key: KeyOf<M>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The messages of a module in the page's language. */
export function useMessages<M extends Messages>({ namespace }: ModuleMessages<M>): Translate<M> {
  const translator = useTranslator();
  return (key, values) => translator.translate(namespace, key, values);
}

/** All messages of the page's language, for keys that come from a server. */
export function useTranslator(): Translator {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error('Messages need a <TranslatorContext> above them.');
  return translator;
}
