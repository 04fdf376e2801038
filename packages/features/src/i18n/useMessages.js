import { createContext, use } from 'react';
/** Provides the messages of the page's language. */
export const TranslatorContext = createContext(undefined);
/** The messages of a module in the page's language. */
export function useMessages({ namespace }) {
    const translator = useTranslator();
    return (key, values) => translator.translate(namespace, key, values);
}
/** All messages of the page's language, for keys that come from a server. */
export function useTranslator() {
    const translator = use(TranslatorContext);
    if (!translator)
        throw new Error('Messages need a <TranslatorContext> above them.');
    return translator;
}
