/** Languages of the shop; every module has its messages in all of them. */
export const languageCodes = ['en', 'de', 'fr', 'ko'] as const;
export type LanguageCode = (typeof languageCodes)[number];

export const isLanguageCode = (code: string): code is LanguageCode =>
  (languageCodes as readonly string[]).includes(code);

/** Flat messages by key, as spelled in the documents: `'profile.email.missing'`. */
export type Messages = Readonly<Record<string, string>>;

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';

/** The key a view uses: `count` for `count_one` and `count_other`. */
export type KeyOf<M extends Messages> = {
  [Key in keyof M & string]: Key extends `${infer Stem}${PluralSuffix}` ? Stem : Key;
}[keyof M & string];

/** The same keys in another language. Korean has no plural: only its `_other` forms are required. */
export type Translation<M extends Messages> = {
  readonly [Key in keyof M & string as Key extends `${string}_one` ? never : Key]: string;
} & { readonly [Key in keyof M & string as Key extends `${string}_one` ? Key : never]?: string };

/** All messages of one module: an i18next namespace, and one file per language, loaded on demand. */
export interface ModuleMessages<M extends Messages = Messages> {
  readonly namespace: string;
  readonly load: {
    readonly en: () => Promise<{ default: M }>;
  } & Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<{ default: Translation<M> }>>>;
}

/** The messages of any module, for code that only loads them. */
export interface AnyModuleMessages {
  readonly namespace: string;
  readonly load: Readonly<Record<LanguageCode, () => Promise<{ default: object }>>>;
}

/** Declares the messages of a module. */
export function defineMessages<M extends Messages>(words: ModuleMessages<M>): ModuleMessages<M> {
  return words;
}
