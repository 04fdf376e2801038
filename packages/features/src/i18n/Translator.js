import { messagesIn } from './messagesIn.js';
/** Loads the messages of these modules into the translator, once. */
export async function loadMessages(translator, modules) {
    await Promise.all(modules
        .filter(({ namespace }) => !translator.has(namespace))
        .map(async (module) => translator.add(module.namespace, await messagesIn(module, translator.language))));
}
