import type { Product } from '@touchline/contract/product/schema';
import type { CardProduct } from '../productCard/index.ts';

/** What a comparison shows of a product. */
export interface ComparedProduct extends Pick<CardProduct, 'pricing_information' | 'rating'> {
  id: string;
  url: string;
  name: string;
  kind: string;
  picture?: CardProduct['pictures'][number];
  availability: Product['availability_status'];
  colours: number;
  sizeSystem: string;
  /** Labels of sizes that can be ordered. */
  sizes: readonly string[];
  facts: Product['product_description']['facts'];
  materials: readonly string[];
  certificates: readonly string[];
}

const orderable: ReadonlySet<Product['availability_status']> = new Set(['IN_STOCK', 'PREORDER', 'BACKORDER']);

/** No wider renditions than a column needs. */
const maxRendition = 640;

/** Keeps of a product what a comparison shows: the state is sent with the page. */
export function comparedProduct(product: Product): ComparedProduct {
  const { id, name, product_description: words, pricing_information: pricing, rating, view_list } = product;
  const { currentPrice, standard_price, memberPrice, discount_percentage, lowest_price_30_days } = pricing;
  const [view] = view_list;
  return {
    ...{ id, name, url: product.meta_data.canonical, kind: words.subtitle },
    pricing_information: {
      ...{ currentPrice, standard_price },
      ...(memberPrice === undefined ? {} : { memberPrice }),
      ...(discount_percentage === undefined ? {} : { discount_percentage }),
      ...(lowest_price_30_days === undefined ? {} : { lowest_price_30_days }),
    },
    ...(rating ? { rating } : {}),
    ...(view
      ? {
          picture: {
            ...{ path: view.path, ratio: view.ratio },
            widths: view.widths.filter((width) => width <= maxRendition),
            webp: view.webp.filter((width) => width <= maxRendition),
            ...(view.cutout ? { cutout: true } : {}),
          },
        }
      : {}),
    availability: product.availability_status,
    colours: Math.max(1, product.colours.length),
    sizeSystem: product.attribute_list.size_system,
    sizes: product.variation_list
      .filter(({ availability_status: status }) => orderable.has(status))
      .map(({ size }) => size),
    facts: words.facts,
    materials: words.materials,
    certificates: product.product_certificates,
  };
}
