import { fallbacksOf } from './languages.js';
const stemOf = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '');
/** The messages of a module in a language; what the language lacks, in the languages it falls back to. */
export async function messagesIn({ files }, language) {
    let messages = {};
    for (const code of fallbacksOf(language)) {
        const load = files[`./messages/${code}.ts`];
        if (!load)
            continue;
        const { default: found, hasGaps } = (await load());
        messages = completed(messages, found);
        if (!hasGaps)
            break;
    }
    return messages;
}
/** Plural forms are not mixed: a message with one form of its own takes none of another language. */
function completed(own, further) {
    const stems = new Set(Object.keys(own).map(stemOf));
    if (stems.size === 0)
        return further;
    return {
        ...Object.fromEntries(Object.entries(further).filter(([key]) => !stems.has(stemOf(key)))),
        ...own,
    };
}
