/** Flat messages by key, as spelled in the documents: `'profile.email.missing'`. */
export type Messages = Readonly<Record<string, string>>;

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';

/** The key a view uses: `count` for `count_one` and `count_other`. */
export type KeyOf<M extends Messages> = {
  [Key in keyof M & string]: Key extends `${infer Stem}${PluralSuffix}` ? Stem : Key;
}[keyof M & string];

type PluralStem<M extends Messages> = {
  [Key in keyof M & string]: Key extends `${infer Stem}_other` ? Stem : never;
}[keyof M & string];

/**
 * The same keys in another language, with the plural forms that the language has: Korean needs only `_other`, Arabic
 * all six. A test names the forms that are missing.
 */
export type Translation<M extends Messages> = {
  readonly [Key in keyof M & string as Key extends `${string}_one` ? never : Key]: string;
} & { readonly [Key in `${PluralStem<M>}${PluralSuffix}`]?: string };

/** The file of one language. Keys that it lacks are taken from the next language it falls back to. */
export interface MessagesFile {
  readonly default: Messages;
  /** Stated by a file that lacks keys, so that only then another language is loaded. */
  readonly hasGaps?: boolean;
}

/**
 * All messages of one module: an i18next namespace, and one file per language, loaded on demand. A new language is a new
 * file.
 */
export interface ModuleMessages<M extends Messages = Messages> {
  readonly namespace: string;
  /** By path: `import.meta.glob('./messages/*.ts')`. */
  readonly files: Readonly<Record<string, () => Promise<unknown>>>;
  /** Only a type: the keys a view may use. */
  readonly keys?: KeyOf<M>;
}

/** The messages of any module, for code that only loads them. */
export type AnyModuleMessages = Pick<ModuleMessages, 'namespace' | 'files'>;

/** Declares the messages of a module. */
export function defineMessages<M extends Messages>(words: ModuleMessages<M>): ModuleMessages<M> {
  return words;
}
