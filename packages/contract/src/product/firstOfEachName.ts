/**
 * Products for a row: of those with one name the first, because the men's and the women's version of a shoe look the
 * same beside each other. Others of the same name only fill up.
 */
export function firstOfEachName<Product extends { readonly name: string }>(
  products: readonly Product[],
  count: number,
): Product[] {
  const first = new Map<string, Product>();
  for (const product of products) if (!first.has(product.name)) first.set(product.name, product);
  const chosen = new Set(first.values());
  return [...chosen, ...products.filter((product) => !chosen.has(product))].slice(0, count);
}
