import { joinParts } from '@touchline/contract/joinParts';
import { formatMinor, fromWire } from '@touchline/contract/money';
import type { AvailabilityStatus, Condition, Variation } from '@touchline/contract/product/schema';
import { pictureView } from '../../platform/picture/index.ts';
import type { Site } from '../../platform/site/index.ts';
import type { ShownProduct } from './ShownProduct.ts';

/** A value of JSON-LD. */
export type JsonLd = string | number | JsonLd[] | { [key: string]: JsonLd | undefined };

const availabilities: Record<AvailabilityStatus, string> = {
  IN_STOCK: 'InStock',
  PREORDER: 'PreOrder',
  PREVIEW: 'PreOrder',
  BACKORDER: 'BackOrder',
  NOT_AVAILABLE: 'OutOfStock',
  FULLY_RESERVED: 'OutOfStock',
};

const genders: Partial<Record<ShownProduct['attribute_list']['gender'], string>> = {
  W: 'female',
  M: 'male',
  U: 'unisex',
  KU: 'unisex',
};

const conditions: Record<Condition, string> = {
  new: 'NewCondition',
  refurbished: 'RefurbishedCondition',
  used: 'UsedCondition',
};

/** Cuts of clothes: https://schema.org/WearableSizeGroupEnumeration. */
const sizeGroups: Readonly<Record<string, string>> = {
  regular: 'Regular',
  petite: 'Petite',
  maternity: 'Maternity',
  big: 'Big',
  tall: 'Tall',
  plus: 'Plus',
};

const minAges: Readonly<Record<string, number>> = {
  newborn: 0,
  infant: 0.25,
  toddler: 1,
  kids: 5,
  adult: 13,
};
/** https://schema.org/WearableSizeSystemEnumeration has none of Korea. */
const sizeSystems: ReadonlySet<string> = new Set([
  'AU',
  'BR',
  'CN',
  'DE',
  'EU',
  'FR',
  'IT',
  'JP',
  'MX',
  'UK',
  'US',
]);

const schema = (name: string): string => `https://schema.org/${name}`;

function audience({ gender, age_group: ageGroup }: ShownProduct['attribute_list']): JsonLd {
  const age = ageGroup === undefined ? undefined : minAges[ageGroup];
  return {
    '@type': 'PeopleAudience',
    suggestedGender: genders[gender],
    suggestedMinAge: age,
  };
}

/** What the market states of returns; nothing where it states nothing. */
function returnPolicy(site: Site): JsonLd | undefined {
  const { country, returnDays, returns, currency } = site.market;
  if (returnDays === undefined) return undefined;
  const cost = returns?.cost;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: returnDays,
    returnFees: cost === undefined ? undefined : schema(cost === 0 ? 'FreeReturn' : 'ReturnShippingFees'),
    returnShippingFeesAmount: cost
      ? {
          '@type': 'MonetaryAmount',
          value: formatMinor(fromWire(cost, currency).minor, currency),
          currency,
        }
      : undefined,
  };
}

function offer(product: ShownProduct, variation: Variation, url: string, site: Site): JsonLd {
  const { currentPrice, standard_price: standard, currency } = product.pricing_information;
  const amount = (value: number): string => formatMinor(fromWire(value, currency).minor, currency);
  const { orderBy } = product.deliveryPromise ?? {};
  return {
    '@type': 'Offer',
    url,
    price: amount(variation.price ?? currentPrice),
    priceCurrency: currency,
    availability: schema(availabilities[variation.availability_status]),
    itemCondition: schema(conditions[product.attribute_list.condition ?? 'new']),
    priceSpecification:
      currentPrice < standard
        ? {
            '@type': 'UnitPriceSpecification',
            priceType: schema('StrikethroughPrice'),
            price: amount(standard),
            priceCurrency: currency,
          }
        : undefined,
    shippingDetails: orderBy
      ? {
          '@type': 'OfferShippingDetails',
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: site.market.country },
        }
      : undefined,
    // What comes by email is not sent back.
    hasMerchantReturnPolicy: product.deliveryKind ? undefined : returnPolicy(site),
  };
}

/**
 * The structured data of a product page for search engines: a group with one `Product` per size, each with its offer.
 * Values equal what the page shows; `reviews` is what `reviewsJsonLd` says. `origin` has no trailing slash. Escape `<` when inlining it.
 */
export function productJsonLd(
  product: ShownProduct,
  site: Site,
  origin: string,
  reviews: object = {},
): JsonLd {
  const { attribute_list: attributes, product_description: words } = product;
  const url = origin + site.href(product.meta_data.canonical);
  const images = product.view_list.map((picture) => {
    const { src } = pictureView(picture);
    return /^https?:/.test(src) ? src : origin + src;
  });
  const system = attributes.size_system;
  const variant = (variation: Variation): JsonLd => ({
    '@type': 'Product',
    name: joinParts([product.name, attributes.color, variation.size]),
    image: images,
    sku: variation.sku,
    gtin: variation.gtin,
    mpn: variation.mpn,
    color: attributes.color || undefined,
    size: {
      '@type': 'SizeSpecification',
      name: variation.size,
      sizeSystem: sizeSystems.has(system) ? schema(`WearableSizeSystem${system}`) : undefined,
      sizeGroup: schema(`WearableSizeGroup${sizeGroups[attributes.size_type ?? 'regular'] ?? 'Regular'}`),
    },
    offers: offer(product, variation, url, site),
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    productGroupID: product.model_number,
    name: product.name,
    description: words.text || words.lead,
    url,
    brand: { '@type': 'Brand', name: attributes.brand },
    // What all sizes have in common: https://developers.google.com/search/docs/appearance/structured-data/product-variants
    material: attributes.material,
    pattern: attributes.pattern,
    audience: audience(attributes),
    variesBy: [schema('size'), schema('color')],
    hasVariant: product.variation_list.map(variant),
    ...(reviews as Record<string, JsonLd>),
  };
}

/** Title, description, canonical path below the site path, and robots of the page's head. */
export function productHead({ meta_data: meta }: ShownProduct): {
  title: string;
  description: string;
  canonical: string;
  robots: string;
} {
  return {
    title: meta.title,
    description: meta.description,
    canonical: meta.canonical,
    robots: 'index,follow',
  };
}
