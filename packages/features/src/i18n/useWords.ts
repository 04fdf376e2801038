import { useTranslation } from 'react-i18next';
import type { KeyOf, Messages, Words } from './words.ts';

/** Says a message of a module, with values for its `{{placeholders}}`; `count` chooses the plural. */
export type Say<M extends Messages> = (
  key: KeyOf<M>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The words of a module in the page's language. */
export function useWords<M extends Messages>(words: Words<M>): Say<M> {
  const { t } = useTranslation(words.namespace);
  return t as unknown as Say<M>;
}
