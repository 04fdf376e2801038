/** @typedef {{ name: string, path: string }} ShopPage */

/**
 * The pages that are measured, found in the running shop.
 * @param {string} origin
 * @returns {Promise<ShopPage[]>}
 */
export async function shopPages(origin, sitePath = 'gb') {
  const ask = async (/** @type {string} */ path) =>
    (await fetch(`${origin}/api${path}?sitePath=${sitePath}`)).json();
  const navigation = await ask('/catalogue/navigation');
  const { items } = await ask('/catalogue/products');
  return [
    { name: 'home', path: '' },
    { name: 'list', path: `/${navigation[0].path}` },
    { name: 'product', path: items[0].url },
    { name: 'search', path: '/search?q=shoes' },
    { name: 'cart', path: '/cart' },
    { name: 'checkout', path: '/checkout' },
  ].map(({ name, path }) => ({ name, path: `/${sitePath}${path}` }));
}

/** Sizes that can be bought in numbers. @param {string} origin @returns {Promise<string[]>} */
export async function buyableSkus(origin, sitePath = 'gb', wanted = 40) {
  const list = await (await fetch(`${origin}/api/catalogue/products?sitePath=${sitePath}`)).json();
  const skus = [];
  for (const { id } of list.items) {
    const product = await (
      await fetch(`${origin}/api/catalogue/products/${encodeURIComponent(id)}?sitePath=${sitePath}`)
    ).json();
    for (const { sku, availability_status: status, left } of product.variation_list ?? [])
      if (status === 'IN_STOCK' && left === undefined) skus.push(sku);
    if (skus.length >= wanted) break;
  }
  return skus;
}
