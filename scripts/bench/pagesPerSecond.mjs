import autocannon from 'autocannon';

const seconds = 5;
const connections = 10;

/**
 * Requests in turn, with ten connections.
 * @param {string} origin
 * @param {Pick<Parameters<typeof autocannon>[0], 'requests' | 'headers'>} options
 */
async function measured(origin, options) {
  await autocannon({ url: origin, connections, duration: 1, ...options });
  const result = await autocannon({ url: origin, connections, duration: seconds, ...options });
  return { count: result.requests.total, perSecond: result.requests.average };
}

/**
 * Pages a second and process, with ten connections: kept ones, ones the browser has, and ones that nobody has asked for
 * yet. @param {import('./figures.mjs').Bench} bench
 */
export async function pagesPerSecond({ startShop, pages, figure }) {
  const shop = await startShop({});
  const tell = (
    /** @type {string} */ name,
    /** @type {number} */ perSecond,
    /** @type {number} */ milliseconds,
    /** @type {{ bar: number, goal: number }} */ lines,
  ) => {
    figure({ group: 'pages', name: `${name}, a second`, value: perSecond, unit: '/s', more: true, ...lines });
    figure({ group: 'pages', name: `${name}, processor`, value: milliseconds, unit: 'ms' });
  };
  const headers = { 'accept-encoding': 'br' };
  const shown = (await pages(shop.origin)).filter(({ sku }) => sku === undefined);
  for (const { name, path } of shown) {
    let before = shop.processorMilliseconds();
    const kept = await measured(shop.origin, { requests: [{ path }], headers });
    tell(`${name}, kept`, kept.perSecond, (shop.processorMilliseconds() - before) / kept.count, {
      bar: 2000,
      goal: 5000,
    });
    const etag = (await fetch(shop.origin + path, { headers })).headers.get('etag') ?? '';
    before = shop.processorMilliseconds();
    const same = await measured(shop.origin, {
      requests: [{ path, headers: { ...headers, 'if-none-match': etag } }],
    });
    tell(`${name}, not modified`, same.perSecond, (shop.processorMilliseconds() - before) / same.count, {
      bar: 10_000,
      goal: 10_000,
    });
    let turn = 0;
    const next = (/** @type {Record<string, unknown>} */ request) => {
      turn += 1;
      return { ...request, path: `${path}${path.includes('?') ? '&' : '?'}visit=${turn}` };
    };
    before = shop.processorMilliseconds();
    const fresh = await measured(shop.origin, { requests: [{ setupRequest: next }], headers });
    tell(`${name}, not kept yet`, fresh.perSecond, (shop.processorMilliseconds() - before) / fresh.count, {
      bar: 150,
      goal: 300,
    });
  }
  figure({
    group: 'pages',
    name: 'memory after pages',
    value: shop.peakMegabytes(),
    unit: 'MB',
    bar: 300,
    goal: 200,
  });
  await shop.stop();
}
