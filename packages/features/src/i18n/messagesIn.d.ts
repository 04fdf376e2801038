import type { AnyModuleMessages, Messages } from './messages.ts';
/** The messages of a module in a language; what the language lacks, in the languages it falls back to. */
export declare function messagesIn({ files }: AnyModuleMessages, language: string): Promise<Messages>;
