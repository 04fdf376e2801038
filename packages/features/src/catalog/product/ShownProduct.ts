import type { Product, Variation } from '@touchline/contract/product/schema';
import { shownCards, type CardProduct } from '../productCard/index.ts';
import type { LoadSnapshot } from './Load.ts';

/** A product with what the cards beside it show. */
export type ShownProduct = Omit<Product, 'related'> & { related: readonly CardProduct[] };

/** A size without what only search engines read of it, and without its numbers elsewhere, which the size guide has. */
function shownVariation(variation: Variation): Variation {
  const { sizes: _sizes, mpn: _mpn, gtin: _gtin, ...shown } = variation;
  return shown;
}

/** A loaded product without the data that its page does not show. */
export const shownProduct = ({ value, ...load }: LoadSnapshot<ShownProduct>): LoadSnapshot<ShownProduct> => ({
  ...load,
  ...(value
    ? {
        value: {
          ...value,
          variation_list: value.variation_list.map(shownVariation),
          related: shownCards(value.related),
        },
      }
    : {}),
});
