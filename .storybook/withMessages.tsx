import type { Decorator, Loader } from '@storybook/react-vite';
import {
  isLanguageCode,
  loadMessages,
  TranslatorContext,
  type Translator,
  type ModuleMessages,
} from '@touchline/features/i18n';
import { i18nextTranslator } from '@touchline/features/i18n/i18nextTranslator';
import { Site, SiteContext, type Brand, type SiteSnapshot } from '@touchline/features/site';
import { britain, germany, korea } from '../packages/features/src/site/Site.fixtures.ts';

/** The site on which a story is shown. */
export interface SiteParameters {
  /** A market other than the language's default: Britain, Germany, France, Korea. */
  site?: SiteSnapshot;
}

const france: SiteSnapshot = {
  ...germany,
  language: { code: 'fr', label: 'Français', sitePath: 'fr' },
  market: { ...germany.market, code: 'fr', country: 'FR', countryNames: { fr: 'France', en: 'France' } },
};
const sites = { en: britain, de: germany, fr: france, ko: korea };

/** The messages of every module; those of a language load when it is chosen. */
const modules = import.meta.glob<Record<string, unknown>>(['../packages/features/src/*/*Messages.ts'], {
  eager: true,
});
const isModuleMessages = (value: unknown): value is ModuleMessages =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'load' in value;
const words = Object.values(modules).flatMap((module) => Object.values(module).filter(isModuleMessages));

const languageOf = (global: unknown) => {
  const code = String(global);
  return isLanguageCode(code) ? code : 'en';
};

const instances = new Map<string, Promise<Translator>>();

async function wordsIn(language: ReturnType<typeof languageOf>) {
  const translator = i18nextTranslator(language, (key) =>
    console.error(`There are no words for ${key} in ${language}.`),
  );
  await loadMessages(translator, words);
  return translator;
}

/** Loads the messages of the toolbar's language before the story renders. */
export const loadStoryMessages: Loader = async ({ globals }) => {
  const language = languageOf(globals['language']);
  const loading = instances.get(language) ?? wordsIn(language);
  instances.set(language, loading);
  return { translator: await loading };
};

/** Provides the messages and the site of the toolbar's language. A missing message is an error, so it fails the story. */
export const withMessages: Decorator = (Story, { globals, loaded, parameters }) => {
  const { site } = parameters as SiteParameters;
  const { translator } = loaded as { translator: Translator };
  const snapshot = { ...(site ?? sites[languageOf(globals['language'])]), brand: globals['brand'] as Brand };
  return (
    <TranslatorContext value={translator}>
      <SiteContext value={new Site(snapshot)}>
        <Story />
      </SiteContext>
    </TranslatorContext>
  );
};
