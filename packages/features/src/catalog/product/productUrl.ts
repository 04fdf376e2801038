import {
  productLink,
  productParameters,
  type ProductLinkChoice,
} from '@touchline/contract/product/productLink';

/** Field names of the form that adds the product to the bag. `sku` becomes the `productId` of the line. */
export const addToBagFields = { sku: 'sku', quantity: 'quantity', recipeId: 'recipeId' } as const;

/** The form of a name in addresses: `Home & Away Tee` → `home-away-tee`. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .normalize('NFC');
  return slug || 'product';
}

/** The path of a product below the site path: `/tempo-4/RR4101.html?forceSelSize=8`. */
export const productPath = (
  { id, name }: { id: string; name: string },
  choice: ProductLinkChoice = {},
): string => productLink(`/${encodeURIComponent(slugOf(name))}/${encodeURIComponent(id)}.html`, choice);

/** Query parameters of the page that compares products. */
export const compareParameters = { products: 'products', differences: 'differences' } as const;

/** The path of a comparison below the site path: `/compare?products=RR4101,RR4201`. */
export function comparePath(ids: readonly string[], onlyDifferences = false): string {
  const query = new URLSearchParams();
  if (ids.length > 0) query.set(compareParameters.products, ids.join(','));
  if (onlyDifferences) query.set(compareParameters.differences, '1');
  return query.size > 0 ? `/compare?${query.toString().replaceAll('%2C', ',')}` : '/compare';
}

/** The id in a product's address, `/gb/tempo-4/RR4101.html`; `undefined` for the address of another page. */
export function productIdFrom(pathname: string): string | undefined {
  const match = /^\/[a-z]{2}\/[^/]+\/([^/]+)\.html$/.exec(pathname);
  if (!match?.[1]) return undefined;
  try {
    return decodeURIComponent(match[1]);
  } catch {
    return match[1];
  }
}

/** Size, quantity and recipe of a product link. A quantity that is not a positive integer counts as 1. */
export function productChoiceFrom(url: URL): ProductLinkChoice {
  const { searchParams } = url;
  const quantity = searchParams.get(productParameters.quantity) ?? '';
  return {
    size: searchParams.get(productParameters.size) ?? undefined,
    quantity: /^[1-9]\d{0,3}$/.test(quantity) ? Number(quantity) : 1,
    recipeId: searchParams.get(productParameters.recipeId) ?? undefined,
  };
}
