/** Declares the messages of a module. */
export function defineMessages(words) {
    return words;
}
