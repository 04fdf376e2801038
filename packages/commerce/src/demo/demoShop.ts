import { brandNames, demoContent } from '../../demo/content/content.ts';
import { markets } from '../../markets/markets.ts';
import type { ShopContent } from '../content/ShopContent.ts';
import { brandPicturesOf, readManifest, type AddressOptions } from './pictureManifest.ts';

/** Markets and content of the demo for `createCommerce`. `manifest` is what `demo/pictures/manifest.json` holds. */
export function demoShop(
  manifest: unknown,
  options: AddressOptions = {},
): { markets: readonly unknown[]; content: ShopContent } {
  return {
    markets,
    content: {
      brands: new Map(Object.entries(demoContent)),
      names: new Map(Object.entries(brandNames)),
      pictures: brandPicturesOf(readManifest(manifest), options),
    },
  };
}
