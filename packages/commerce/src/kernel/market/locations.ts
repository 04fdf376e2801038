import type { Market, ShopLocation } from '@touchline/contract/market/schema';
import { continentOf } from './continents.ts';
import { stagedOrigin } from './stagedOrigin.ts';

/** The name of a country in a language: that of the market's data, or else that of the locale data. */
export function countryName({ country, countryNames }: Market, language: string): string {
  return (
    countryNames[language] ??
    new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(country) ??
    country
  );
}

/** Every country with a shop, by name in a language. */
export function locationsIn(
  markets: readonly Market[],
  language: string,
  stagingSubdomain: string | undefined,
): ShopLocation[] {
  const byName = new Intl.Collator(language);
  return markets
    .flatMap((market) => {
      const { country, currency, languages, servedFrom } = market;
      const continent = continentOf(country);
      if (continent === undefined) return [];
      const name = countryName(market, language);
      const others = ['en', ...languages.map(({ code }) => code)].map((code) => countryName(market, code));
      return [
        {
          ...{ country, name, continent, currency, languages },
          otherNames: [...new Set(others)].filter((other) => other !== name),
          ...(servedFrom ? { origin: stagedOrigin(servedFrom, stagingSubdomain) } : {}),
        },
      ];
    })
    .sort((a, b) => byName.compare(a.name, b.name));
}
