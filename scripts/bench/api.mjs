import autocannon from 'autocannon';
import { startShop } from './builtShop.mjs';
import { buyableSkus } from './pages.mjs';

const seconds = 6;
const connections = 10;
const words = ['shoes', 'running', 'jacket', 'ball', 'shirt', 'bag', 'black', 'kids', 'trail', 'shorts'];

/**
 * Calls a second that were answered well, at ten connections.
 * @param {string} origin @param {Parameters<typeof autocannon>[0]['requests']} requests sent in turn
 */
async function callsASecond(origin, requests) {
  await autocannon({ url: origin, connections, duration: 1, requests });
  const result = await autocannon({ url: origin, connections, duration: seconds, requests });
  if (result.non2xx > 0)
    console.log(`    ${result.non2xx} of ${result.non2xx + result['2xx']} answers were no success`);
  return result['2xx'] / result.duration;
}

/** Addresses that nobody asked for before, so that no kept answer is measured. */
const unasked = (/** @type {(price: number) => string} */ path) =>
  Array.from({ length: 20_000 }, (_, turn) => path(turn + 1));

/** Calls a second on both databases. @param {import('./figures.mjs').Bench} bench */
export async function api({ postgres, figure }) {
  for (const database of /** @type {const} */ (['PostgreSQL', 'PGlite'])) {
    const shop = await startShop(database === 'PostgreSQL' ? { databaseUrl: await postgres() } : {});
    const catalogue = '/api/catalogue';
    const list = await (await fetch(`${shop.origin}${catalogue}/products?sitePath=gb`)).json();
    const skus = await buyableSkus(shop.origin);
    const get = (/** @type {string[]} */ paths) =>
      paths.map((path) => ({ method: /** @type {const} */ ('GET'), path }));
    const ids = list.items.map((/** @type {{ id: string }} */ { id }) => encodeURIComponent(id));
    const tell = (
      /** @type {string} */ what,
      /** @type {number} */ value,
      /** @type {{ bar: number, goal: number }} */ lines,
    ) =>
      figure({
        group: 'api',
        name: `${what}, ${database}`,
        value,
        unit: '/s',
        more: true,
        ...(database === 'PostgreSQL' ? lines : {}),
      });

    tell('list of 24', await callsASecond(shop.origin, get([`${catalogue}/products?sitePath=gb`])), {
      bar: 1500,
      goal: 3000,
    });
    const products = ids.map((/** @type {string} */ id) => `${catalogue}/products/${id}?sitePath=gb`);
    tell('product', await callsASecond(shop.origin, get(products)), { bar: 1500, goal: 3000 });
    const searches = words.map((word) => `${catalogue}/products?sitePath=gb&q=${word}`);
    tell('search', await callsASecond(shop.origin, get(searches)), { bar: 800, goal: 3000 });
    const fresh = unasked((price) => `${catalogue}/products?sitePath=gb&price=0-${price}.99`);
    tell('list never asked before', await callsASecond(shop.origin, get(fresh)), { bar: 1500, goal: 3000 });
    const newSearches = unasked(
      (price) => `${catalogue}/products?sitePath=gb&q=${words[price % words.length]}&price=0-${price}.98`,
    );
    tell('search never asked before', await callsASecond(shop.origin, get(newSearches)), {
      bar: 800,
      goal: 3000,
    });
    const additions = skus.map((sku) => ({
      method: /** @type {const} */ ('POST'),
      path: '/api/chk/baskets/-/items?sitePath=gb',
      headers: { 'content-type': 'application/json', origin: shop.origin },
      body: JSON.stringify([{ productId: sku, quantity: 1 }]),
    }));
    tell('basket created and a line added', await callsASecond(shop.origin, additions), {
      bar: 250,
      goal: 500,
    });
    figure({
      group: 'api',
      name: `memory under load, ${database}`,
      value: shop.peakMegabytes(),
      unit: 'MB',
      bar: 300,
      goal: 200,
    });
    await shop.stop();
  }
}
