import {
  consentParts,
  type ConsentPart,
  type ConsentsData,
  type VersionedTexts,
} from '@touchline/contract/consent/schema';
import type { Site } from '@touchline/contract/market/schema';

/** The consents of a site in its language; `undefined` where its market has none, or not in this language. */
export function consentTexts({ market, language }: Site, shopName: string): ConsentsData | undefined {
  const { consents } = market;
  if (!consents) return undefined;
  const inLanguage = (part: ConsentPart): [ConsentPart, VersionedTexts] | undefined => {
    const { version, texts } = consents[part];
    const own = texts[language.code];
    if (!own) return undefined;
    const named = (text: string) => text.replaceAll('{{shop}}', shopName);
    return [
      part,
      {
        version,
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
