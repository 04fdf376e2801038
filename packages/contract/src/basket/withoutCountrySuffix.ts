/** Removes the country suffix from a product id of another site: `TL4101_0810_GB` → `TL4101_0810`. */
export function withoutCountrySuffix(productId: string): string {
  return productId.replace(/[_-][A-Z]{2}$/, '');
}
