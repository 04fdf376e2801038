import type { Market, Site } from '@touchline/contract/market/schema';
import type { SuggestedRegion } from '@touchline/contract/visitor/schema';
import { countryName } from './locations.ts';
import { stagedOrigin } from './stagedOrigin.ts';

/** The region of a visitor in a country, in the language of their page where the region has it; none for their own. */
export function suggestedRegion(
  markets: readonly Market[],
  country: string,
  { market, language }: Site,
  stagingSubdomain: string | undefined,
): SuggestedRegion | undefined {
  const found = markets.find((each) => each.country === country);
  const [first] = found?.languages ?? [];
  if (!found || !first || country === market.country) return undefined;
  return {
    ...{ country, currency: found.currency, name: countryName(found, language.code) },
    language: found.languages.find(({ code }) => code === language.code) ?? first,
    ...(found.servedFrom ? { origin: stagedOrigin(found.servedFrom, stagingSubdomain) } : {}),
  };
}
