import type { Decorator, Loader } from '@storybook/react-vite';
import {
  isLanguageCode,
  loadWords,
  PhrasebookContext,
  type Phrasebook,
  type Words,
} from '@touchline/features/i18n';
import { i18nextPhrasebook } from '@touchline/features/i18n/i18nextPhrasebook';
import { Site, SiteContext, type Brand, type SiteSnapshot } from '@touchline/features/site';
import { britain, germany, korea } from '../packages/features/src/site/Site.fixtures.ts';

/** What a story may say about the site it stands on. */
export interface SiteParameters {
  /** Another market than the language's own: Britain, Germany, France, Korea. */
  site?: SiteSnapshot;
}

const france: SiteSnapshot = {
  ...germany,
  language: { code: 'fr', label: 'Français', sitePath: 'fr' },
  market: { ...germany.market, code: 'fr', country: 'FR', countryNames: { fr: 'France', en: 'France' } },
};
const sites = { en: britain, de: germany, fr: france, ko: korea };

/** Every module's words; the messages of a language load when it is chosen. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../packages/features/src/*/*.words.ts',
    '../packages/features/src/*/*.messages.ts',
    '../packages/features/src/*/*Words.ts',
  ],
  { eager: true },
);
const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'load' in value;
const words = Object.values(modules).flatMap((module) => Object.values(module).filter(isWords));

const languageOf = (global: unknown) => {
  const code = String(global);
  return isLanguageCode(code) ? code : 'en';
};

const instances = new Map<string, Promise<Phrasebook>>();

async function wordsIn(language: ReturnType<typeof languageOf>) {
  const book = i18nextPhrasebook(language, (key) =>
    console.error(`There are no words for ${key} in ${language}.`),
  );
  await loadWords(book, words);
  return book;
}

/** Loads the words of the toolbar's language before the story is drawn. */
export const loadStoryWords: Loader = async ({ globals }) => {
  const language = languageOf(globals['language']);
  const loading = instances.get(language) ?? wordsIn(language);
  instances.set(language, loading);
  return { book: await loading };
};

/** Gives a story the words and the site of the toolbar's language. A missing word is an error, so it fails the story. */
export const withWords: Decorator = (Story, { globals, loaded, parameters }) => {
  const { site } = parameters as SiteParameters;
  const { book } = loaded as { book: Phrasebook };
  const snapshot = { ...(site ?? sites[languageOf(globals['language'])]), brand: globals['brand'] as Brand };
  return (
    <PhrasebookContext value={book}>
      <SiteContext value={new Site(snapshot)}>
        <Story />
      </SiteContext>
    </PhrasebookContext>
  );
};
