import {
  consentParts,
  type ConsentPart,
  type ConsentsData,
  type MarketConsents,
  type VersionedTexts,
} from '@touchline/contract/consent/schema';
import type { Site } from '@touchline/contract/market/schema';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** What a brand asks people to agree to in its own words; for the rest those of the market hold. */
export const consentsOfBrand = ({
  content,
  brand,
}: Pick<CommerceContext, 'content' | 'brand'>): Partial<MarketConsents> =>
  content.brands.get(brand)?.consents ?? {};

/**
 * The consents of a site in its language, in the words of the brand where it has some for that language; `undefined`
 * where there are none.
 */
export function consentTexts(
  { market, language }: Site,
  shop: Pick<CommerceContext, 'content' | 'brand' | 'design'>,
): ConsentsData | undefined {
  const ofBrand = consentsOfBrand(shop);
  const inLanguage = (part: ConsentPart): [ConsentPart, VersionedTexts] | undefined => {
    const found = [ofBrand[part], market.consents?.[part]].find((each) => each?.texts[language.code]);
    const own = found?.texts[language.code];
    if (!found || !own) return undefined;
    const named = (text: string) => text.replaceAll('{{shop}}', shop.design.name);
    return [
      part,
      {
        version: found.version,
        texts: {
          firstLevel: named(own.firstLevel),
          secondLevel: named(own.secondLevel),
          thirdLevel: named(own.thirdLevel),
        },
      },
    ];
  };
  const parts = consentParts.map(inLanguage);
  if (parts.includes(undefined)) return undefined;
  return Object.fromEntries(parts as [ConsentPart, VersionedTexts][]) as unknown as ConsentsData;
}
