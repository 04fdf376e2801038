import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';
import { buyableSkus } from './pages.mjs';
import { processorTimeOfFamily } from './processorTime.mjs';
import { ask, newSource } from './source.mjs';

const seconds = 6;
const connections = 10;
const words = ['shoes', 'running', 'jacket', 'ball', 'shirt', 'bag', 'black', 'kids', 'trail', 'shorts'];

/**
 * Successful requests per second, with ten connections.
 * @param {string} origin @param {Parameters<typeof autocannon>[0]['requests']} requests sent in turn
 * @param {Record<string, string>} [headers] sent with each
 */
async function callsASecond(origin, requests, headers = {}) {
  await autocannon({ url: origin, connections, duration: 1, requests, headers });
  const result = await autocannon({ url: origin, connections, duration: seconds, requests, headers });
  if (result.non2xx > 0)
    console.log(`    ${result.non2xx} of ${result.non2xx + result['2xx']} answers were no success`);
  return result['2xx'] / result.duration;
}

/**
 * The same for requests that the shop limits per address: every connection is replaced after a hundred requests.
 * @param {string} origin @param {(turn: number) => Parameters<typeof ask>[2]} call
 */
async function callsOfACrowd(origin, call) {
  let turn = 0;
  let good = 0;
  let bad = 0;
  const began = performance.now();
  const work = async () => {
    while (performance.now() - began < seconds * 1000) {
      const source = newSource();
      for (let calls = 0; calls < 100 && performance.now() - began < seconds * 1000; calls += 1) {
        const { status } = await ask(source, origin, call((turn += 1)));
        if (status === 200) good += 1;
        else bad += 1;
      }
      source.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  if (bad > 0) console.log(`    ${bad} of ${good + bad} answers were no success`);
  return good / ((performance.now() - began) / 1000);
}

/** Requests per second on both databases. @param {import('./figures.mjs').Bench} bench */
export async function api({ postgres, startShop, figure }) {
  for (const database of /** @type {const} */ (['PostgreSQL', 'PGlite'])) {
    const server = database === 'PostgreSQL' ? await postgres() : undefined;
    const shop = await startShop(server ? { databaseUrl: server.url } : {});
    const processor = () => shop.processorMilliseconds() + (server ? processorTimeOfFamily(server.pid) : 0);
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
    // What a browser asks for.
    const compressed = { 'accept-encoding': 'gzip, br' };
    tell(
      'list of 24, compressed',
      await callsASecond(shop.origin, get([`${catalogue}/products?sitePath=gb`]), compressed),
      { bar: 500, goal: 1000 },
    );
    const products = ids.map((/** @type {string} */ id) => `${catalogue}/products/${id}?sitePath=gb`);
    tell('product', await callsASecond(shop.origin, get(products)), { bar: 1500, goal: 3000 });
    const searches = words.map((word) => `${catalogue}/products?sitePath=gb&q=${word}`);
    tell('search', await callsASecond(shop.origin, get(searches)), { bar: 800, goal: 3000 });
    // Addresses that were not requested before, so that no cached response is measured.
    const newList = (/** @type {number} */ turn) => ({
      path: `${catalogue}/products?sitePath=gb&price=0-${turn}.99`,
    });
    tell('list never asked before', await callsOfACrowd(shop.origin, newList), { bar: 1500, goal: 3000 });
    const newSearch = (/** @type {number} */ turn) => ({
      path: `${catalogue}/products?sitePath=gb&q=${words[turn % words.length]}&price=0-${turn}.98`,
    });
    tell('search never asked before', await callsOfACrowd(shop.origin, newSearch), { bar: 800, goal: 3000 });
    const addition = (/** @type {number} */ turn) => ({
      method: 'POST',
      path: '/api/chk/baskets/-/items?sitePath=gb',
      body: JSON.stringify([{ productId: skus[turn % skus.length], quantity: 1 }]),
    });
    const busyBefore = processor();
    const additions = await callsOfACrowd(shop.origin, addition);
    tell('basket created and a line added', additions, { bar: 500, goal: 1000 });
    figure({
      group: 'api',
      name: `processor a basket and line, ${database}`,
      value: (processor() - busyBefore) / (additions * seconds),
      unit: 'ms',
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
