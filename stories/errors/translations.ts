import { loadMessages, type Translator } from '@touchline/features/platform/i18n';
import { i18nextTranslator } from '@touchline/features/platform/i18n/i18nextTranslator';
import { checkoutMessages } from '@touchline/features/checkout/checkout';
import type { Told } from './ErrorCase.ts';
import { wordModules } from './words.ts';

/** Every language that the checkout has, the first one first; a spelling of a country is no language of its own. */
const languages = Object.keys(checkoutMessages.files)
  .flatMap((path) => /\/([a-z]{2})\.ts$/.exec(path)?.[1] ?? [])
  .sort((one, other) => Number(other === 'en') - Number(one === 'en') || one.localeCompare(other));

/** A translator of every language with the words of all failures; `onMissing` hears of each message that is missing. */
export async function loadTranslators(onMissing: (name: string) => void): Promise<Translator[]> {
  return Promise.all(
    languages.map(async (language) => {
      const translator = i18nextTranslator(language, (name) => onMissing(`${name} in ${language}`));
      await loadMessages(translator, wordModules);
      return translator;
    }),
  );
}

/** The message of a failure in the translator's language. */
export const textOf = ({ messages, key, values }: Told, translator: Translator): string =>
  translator.translate(messages.namespace, key, values);
