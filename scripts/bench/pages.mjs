import { Refusal } from '../setup/log.mjs';

/**
 * @typedef {object} ShopPage
 * @property {string} name
 * @property {string} path
 * @property {string} [sku] is in the bag when the page opens: an empty cart and an empty checkout would load too little
 */

/**
 * The pages to measure, found in the running shop.
 * @param {string} origin
 * @returns {Promise<ShopPage[]>}
 */
export async function shopPages(origin, sitePath = 'gb') {
  const ask = async (/** @type {string} */ path) =>
    (await fetch(`${origin}/api${path}?sitePath=${sitePath}`)).json();
  const navigation = await ask('/catalogue/navigation');
  const { items } = await ask('/catalogue/products');
  const [sku = ''] = await buyableSkus(origin, sitePath, 1);
  return [
    { name: 'home', path: '' },
    { name: 'list', path: `/${navigation[0].path}` },
    { name: 'product', path: items[0].url },
    { name: 'search', path: '/search?q=shoes' },
    { name: 'cart', path: '/cart', sku },
    { name: 'checkout', path: '/checkout', sku },
  ].map((page) => ({ ...page, path: `/${sitePath}${page.path}` }));
}

/**
 * Adds the product a page needs to the bag of a new visitor.
 * @param {import('playwright').BrowserContext} context @param {string} origin @param {ShopPage} page
 */
export async function fillBag(context, origin, { path, sku }) {
  if (sku === undefined) return;
  const sitePath = path.split('/')[1] ?? '';
  const answer = await context.request.post(`${origin}/api/chk/baskets/-/items?sitePath=${sitePath}`, {
    headers: { origin },
    data: [{ productId: sku, quantity: 1 }],
  });
  if (!answer.ok()) throw new Refusal(`The bag could not be filled: ${answer.status()}.`);
}

/** Sizes with plenty of stock. @param {string} origin @returns {Promise<string[]>} */
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
