import { createHash } from 'node:crypto';
import type { Brand } from '../core/brand.ts';
import { draw, variantOf, viewsOf } from '../draw.ts';
import type { Colours, SilhouetteName, ViewName } from '../silhouettes/names.ts';
import { encoding, mainSizes, secondarySizes } from './encode.ts';
import type { Sizes } from './encode.ts';

/** Product data that the renderer needs. */
export interface PicturedProduct {
  modelNumber: string;
  name?: string;
  silhouette: SilhouetteName;
  /** The shops that sell it. */
  shops?: readonly string[];
  colourways: readonly { id: string; colours: Colours }[];
}

/** One picture to generate. */
export interface PictureOrder {
  /** Folder and name within the picture folder. */
  stem: string;
  svg: string;
  width: number;
  height: number;
  sizes: Sizes;
  hash: string;
}

export interface ProductOrder extends PictureOrder {
  productId: string;
  view: ViewName;
}

export function hashOf(svg: string, sizes: Sizes): string {
  return createHash('sha256')
    .update(`${encoding}${JSON.stringify(sizes)}${svg}`)
    .digest('hex')
    .slice(0, 16);
}

/** All pictures of all colours of a product, with the logo of the shop that sells it. Only the first view is drawn large; details are drawn at their own scale. */
export function ordersOf(product: PicturedProduct, brand: Brand): ProductOrder[] {
  return product.colourways.flatMap(({ id, colours }) =>
    viewsOf(product.silhouette).map((view, index) => {
      const sizes = index === 0 ? mainSizes : secondarySizes;
      const size = Math.max(...sizes.avif);
      const svg = draw(product.silhouette, view, colours, {
        brand,
        size,
        variant: variantOf(product.name ?? product.modelNumber),
      });
      return {
        productId: id,
        view,
        stem: `${id}/${view}`,
        svg,
        width: size,
        height: size,
        sizes,
        hash: hashOf(svg, sizes),
      };
    }),
  );
}
