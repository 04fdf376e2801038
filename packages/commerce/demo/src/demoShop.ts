import { brandNames, demoContent } from '../content/content.ts';
import type { ShopContent } from '@touchline/commerce/content/ShopContent';
import { pagePicturesOf, readManifest, type AddressOptions } from './pictureManifest.ts';

/** The content of the demo for `createCommerce`. `manifest` is what `pictures/manifest.json` holds. */
export function demoShop(manifest: unknown, options: AddressOptions = {}): { content: ShopContent } {
  return {
    content: {
      brands: new Map(Object.entries(demoContent)),
      names: new Map(Object.entries(brandNames)),
      pictures: pagePicturesOf(readManifest(manifest), options),
    },
  };
}
