import type { Site } from '../../platform/site/index.ts';

/** The name of a country in the page's language. */
export function countryName({ market, language }: Site, country: string): string {
  const own = country === market.country ? market.countryNames[language.code] : undefined;
  return own ?? new Intl.DisplayNames(language.code, { type: 'region' }).of(country) ?? country;
}
