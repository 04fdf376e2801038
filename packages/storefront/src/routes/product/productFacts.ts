import type { PageFacts } from '@touchline/features/platform/analytics';
import type { ShownProduct } from '@touchline/features/catalog/product';

/** What analytics is told about a product page. */
export function productFacts(product: ShownProduct | undefined): PageFacts {
  if (!product) return {};
  const { id, name, pricing_information, attribute_list } = product;
  return {
    category: attribute_list.category,
    product: { productId: id, name, price: pricing_information.currentPrice },
  };
}
