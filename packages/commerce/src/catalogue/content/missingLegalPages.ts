import { pagesNeededToPay } from '@touchline/contract/market/pagesNeededToPay';
import type { LegalPage, Market } from '@touchline/contract/market/schema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { unwrittenLegal } from './legalPages.ts';
import { pagesOfBrand } from './pagesOfBrand.ts';

/**
 * The pages that a market lacks to take payments: those that the brand has not written, or not finished. A back end
 * without any content shows no pages, so it lacks none.
 */
export const missingLegalPages = async (
  shop: Pick<CommerceContext, 'content' | 'publishedContent' | 'clock' | 'brand' | 'range'>,
  { legal }: Pick<Market, 'legal'>,
): Promise<LegalPage[]> =>
  shop.content.brands.size === 0
    ? []
    : unwrittenLegal(legal, await pagesOfBrand(shop)).filter((page) => pagesNeededToPay.has(page));
