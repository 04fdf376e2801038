import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { ShopPages } from './ShopContent.ts';

/** The pages of a brand, or else of the one that the shop is, or of the one whose range it shows. */
export const pagesOfBrand = (
  shop: Pick<CommerceContext, 'content' | 'brand' | 'range'>,
  brand?: string,
): ShopPages | undefined =>
  shop.content.brands.get(brand ?? shop.brand) ??
  shop.content.brands.get(shop.brand) ??
  shop.content.brands.get(shop.range);
