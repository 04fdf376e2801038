import type { Site } from './schema.ts';

/** What a locale consists of. */
interface Locatable {
  language: Pick<Site['language'], 'code'>;
  market: Pick<Site['market'], 'country'>;
}

/** Language and country of a site: `de-DE`, `en-DE`; a language that names its country stays as it is: `pt-BR`. */
export function localeOf({ language, market }: Locatable): string {
  return language.code.includes('-') ? language.code : `${language.code}-${market.country}`;
}

/** The locale of the newsletter's sign-up component, which has no Finnish texts: `fi-FI` → `en-FI`. */
export function signupLocale(site: Locatable): string {
  return localeOf(site).replace(/^fi-/, 'en-');
}
