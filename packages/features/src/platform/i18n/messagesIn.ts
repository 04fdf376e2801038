import { fallbacksOf } from './languages.ts';
import type { AnyModuleMessages, Messages, MessagesFile } from './messages.ts';

const stemOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** The messages of a module in a language; what the language lacks, in the languages it falls back to. */
export async function messagesIn({ files }: AnyModuleMessages, language: string): Promise<Messages> {
  let messages: Messages = {};
  for (const code of fallbacksOf(language)) {
    const load = files[`./messages/${code}.ts`];
    if (!load) continue;
    const { default: found, hasGaps } = (await load()) as MessagesFile;
    messages = completed(messages, found);
    if (!hasGaps) break;
  }
  return messages;
}

/** Plural forms are not mixed: a message with one form of its own takes none of another language. */
function completed(own: Messages, further: Messages): Messages {
  const stems = new Set(Object.keys(own).map(stemOf));
  if (stems.size === 0) return further;
  return {
    ...Object.fromEntries(Object.entries(further).filter(([key]) => !stems.has(stemOf(key)))),
    ...own,
  };
}
