import type { Translator } from './Translator.ts';
import type { KeyOf, Messages, ModuleMessages } from './messages.ts';
/** Provides the messages of the page's language. */
export declare const TranslatorContext: import("react").Context<Translator | undefined>;
/** Returns a message of a module, with values for its `{{placeholders}}`; `count` selects the plural form. */
export type Translate<M extends Messages> = (key: KeyOf<M>, values?: Readonly<Record<string, string | number>>) => string;
/** The messages of a module in the page's language. */
export declare function useMessages<M extends Messages>({ namespace }: ModuleMessages<M>): Translate<M>;
/** All messages of the page's language, for keys that come from a server. */
export declare function useTranslator(): Translator;
