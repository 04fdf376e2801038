import type { CatalogueMessages } from './CatalogueMessages.ts';
import ar from './messages/ar.ts';
import de from './messages/de.ts';
import en from './messages/en.ts';
import fr from './messages/fr.ts';
import ko from './messages/ko.ts';

/** The catalogue's texts by language, complete in each: read at once, because a list needs them in every line. */
const byLanguage = { en, de, fr, ko, ar } satisfies Record<string, CatalogueMessages>;

/** A text in every language there is a file for; see `inLanguage` for what another language falls back to. */
export type CatalogueText = Readonly<Record<keyof typeof byLanguage, string>>;

/** A text of the catalogue. */
export function catalogueText(read: (messages: CatalogueMessages) => string): CatalogueText {
  return Object.fromEntries(
    Object.entries(byLanguage).map(([language, messages]) => [language, read(messages)]),
  ) as CatalogueText;
}

/** The same for each key of a part of the messages. */
export function catalogueTexts<Key extends string>(
  read: (messages: CatalogueMessages) => Readonly<Record<Key, string>>,
): Readonly<Record<Key, CatalogueText>> {
  const keys = Object.keys(read(en)) as Key[];
  return Object.fromEntries(
    keys.map((key) => [key, catalogueText((messages) => read(messages)[key])]),
  ) as Record<Key, CatalogueText>;
}
