import type { ProductSummary } from '@touchline/contract/product/schema';
import type { Recommendations } from '@touchline/contract/recommendation/schema';

/** Recommendations with these products. */
export function recommendationsOf(products: readonly ProductSummary[], recSetId = 'set-1'): Recommendations {
  return {
    recSetId,
    items: products.map((product, slotIndex) => ({
      ...{ id: product.id, itemGroupId: product.id, title: product.name, subBrand: product.brand ?? '' },
      ...{ price: product.pricing_information.standard_price, recSetId, slotIndex, product },
    })),
  };
}
