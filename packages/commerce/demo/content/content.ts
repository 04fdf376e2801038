import type { ShopBrand } from '../catalogue/types.ts';
import { northing } from './northing.ts';
import { touchline } from './touchline.ts';
import type { BrandContent } from '@touchline/commerce/content/BrandContent';

/** Pages, header and footer of the demo shop, by brand. */
export const demoContent: Readonly<Record<ShopBrand, BrandContent>> = { touchline, northing };

/** Name of each brand as texts write it. */
export const brandNames: Readonly<Record<ShopBrand, string>> = {
  touchline: 'Touchline',
  northing: 'Northing',
};
