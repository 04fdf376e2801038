import type { LineItem } from '@touchline/contract/basket/schema';
import { productLink } from '@touchline/contract/product/productLink';

/**
 * The address of a line's product, below the site path, with what is in the line chosen; `/` for a product that is gone.
 * The size stands in it by its own id: its name differs by language and country.
 */
export const lineLink = ({
  url,
  productId,
  quantity,
  recipeId,
}: Pick<LineItem, 'url' | 'productId' | 'quantity' | 'recipeId'>): string =>
  url === '/' ? url : productLink(url, { size: productId, quantity, recipeId });
