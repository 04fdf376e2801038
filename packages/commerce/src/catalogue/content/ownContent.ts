import { catalogueText } from '../products/catalogueTexts.ts';
import { withPages } from './legalPages.ts';
import type { ShopPage } from './BrandContent.ts';
import type { ShopContent, WrittenPages } from './ShopContent.ts';

const brandAlone = catalogueText(() => '{brand}');

/** A home page with nothing on it: that of an empty catalogue. */
export const emptyHome: ShopPage = {
  ...{ key: 'home', title: brandAlone, description: brandAlone, sections: [], isMade: true },
};

/**
 * Content of a shop without the demo: what its brand has written, and for the rest what `refreshMadePages` makes of the
 * catalogue.
 */
export function ownContent(
  brand: string,
  written: WrittenPages = { pages: [] },
  legal: readonly ShopPage[] = [],
): ShopContent {
  const pages = withPages({ ...written, home: written.home ?? emptyHome }, legal);
  return {
    brands: new Map([[brand, pages]]),
    made: { home: written.home === undefined, frame: written.frame === undefined },
    ...{ names: new Map(), pictures: new Map() },
  };
}
