import type { Product, Variation } from '@touchline/contract/product/schema';
import { packCards, unpackCards, type CardProduct, type PackedCards } from '../productCard/index.ts';
import type { LoadSnapshot } from './Load.ts';

/** A product with what the cards beside it show. */
export type ShownProduct = Omit<Product, 'related'> & { related: readonly CardProduct[] };
/** A product for a snapshot, with its cards packed. */
export type PackedProduct = Omit<Product, 'related'> & { related: PackedCards };

/** A size without what only search engines read of it, and without its numbers elsewhere, which the size guide has. */
function packVariation(variation: Variation): Variation {
  const { sizes: _sizes, mpn: _mpn, gtin: _gtin, ...shown } = variation;
  return shown;
}

/** Packs a loaded product for a snapshot. */
export const packProduct = ({ value, ...load }: LoadSnapshot<ShownProduct>): LoadSnapshot<PackedProduct> => ({
  ...load,
  ...(value
    ? {
        value: {
          ...value,
          variation_list: value.variation_list.map(packVariation),
          related: packCards(value.related),
        },
      }
    : {}),
});

/** Unpacks a product of a snapshot. */
export const unpackProduct = ({
  value,
  ...load
}: LoadSnapshot<PackedProduct>): LoadSnapshot<ShownProduct> => ({
  ...load,
  ...(value ? { value: { ...value, related: unpackCards(value.related) } } : {}),
});
