import type { Decorator, Loader } from '@storybook/react-vite';
import { loadMessages, TranslatorContext, type Translator } from '@touchline/features/platform/i18n';
import { i18nextTranslator } from '@touchline/features/platform/i18n/i18nextTranslator';
import type { ModuleDefinition } from '@touchline/features/platform/module';
import { Site, siteBrand, SiteContext, type SiteSnapshot } from '@touchline/features/platform/site';
import { brandNamed } from './allBrands.ts';
import { britain, emirates, germany, korea } from '../packages/features/src/platform/site/Site.fixtures.ts';

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
const sites = new Map([
  ['en', britain],
  ['de', germany],
  ['fr', france],
  ['ko', korea],
  ['ar', emirates],
]);

const languageOf = (global: unknown) => (typeof global === 'string' ? global : 'en');

const instances = new Map<string, Promise<Translator>>();

async function messagesIn(language: string, isOfModules: boolean) {
  const translator = i18nextTranslator(language, (key) =>
    console.error(`There are no words for ${key} in ${language}.`),
  );
  if (!isOfModules) return translator;
  const modules = Object.values<ModuleDefinition>(
    await import('../packages/storefront/src/state/modules.ts'),
  );
  await loadMessages(
    translator,
    modules.flatMap(({ messages }) => messages ?? []),
  );
  return translator;
}

/** Loads the messages of every module in the toolbar's language before the story renders. A component has none. */
export const loadStoryMessages: Loader = async ({ globals, title }) => {
  const language = languageOf(globals['language']);
  const isOfModules = !title.startsWith('Components/');
  const key = `${language} ${isOfModules}`;
  const loading = instances.get(key) ?? messagesIn(language, isOfModules);
  instances.set(key, loading);
  return { translator: await loading };
};

/** Provides the messages and the site of the toolbar's language. A missing message is an error, so it fails the story. */
export const withMessages: Decorator = (Story, { globals, loaded, parameters }) => {
  const { site } = parameters as SiteParameters;
  const { translator } = loaded as { translator: Translator };
  const snapshot = {
    ...(site ?? sites.get(languageOf(globals['language'])) ?? britain),
    brand: siteBrand(brandNamed(globals['brand'])),
  };
  return (
    <TranslatorContext value={translator}>
      <SiteContext value={new Site(snapshot)}>
        <Story />
      </SiteContext>
    </TranslatorContext>
  );
};
