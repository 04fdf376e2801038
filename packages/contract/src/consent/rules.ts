import type { Market } from '../market/schema.ts';
import { consentRegimes } from './constants.ts';
import type { ConsentRegime } from './schema.ts';

/** Stands for a region that nobody knows (ISO 3166 leaves it free for this). */
export const unknownRegion = 'ZZ';

/**
 * How the law treats cookies of a visitor, where regions of the market have laws of their own. A visitor whose region is
 * not known is treated by the strictest of them; one from another country by the law of the market.
 * @param region ISO 3166-2: `CA-QC`
 */
export function regimeOf(
  { country, consent, consentByRegion }: Pick<Market, 'country' | 'consent' | 'consentByRegion'>,
  region: string = unknownRegion,
): ConsentRegime {
  if (!consentByRegion) return consent;
  if (region === unknownRegion) {
    const all = new Set([consent, ...Object.values(consentByRegion)]);
    // They are listed from the strictest on.
    return consentRegimes.find((regime) => all.has(regime)) ?? consent;
  }
  const [ofCountry, part = ''] = region.split('-');
  return ofCountry === country && Object.hasOwn(consentByRegion, part)
    ? (consentByRegion[part] ?? consent)
    : consent;
}
