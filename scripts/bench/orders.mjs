import { performance } from 'node:perf_hooks';
import { buyableSkus } from './pages.mjs';
import { processorTimeOfFamily } from './processorTime.mjs';
import { Shopper } from './Shopper.mjs';

const many = 300;
const together = 10;

/** Guest orders from an empty basket to a placed order, on both databases. @param {import('./figures.mjs').Bench} bench */
export async function orders({ postgres, startShop, figure }) {
  for (const database of /** @type {const} */ (['PostgreSQL', 'PGlite'])) {
    const server = database === 'PostgreSQL' ? await postgres() : undefined;
    const shop = await startShop(server ? { databaseUrl: server.url } : {});
    const processor = () => shop.processorMilliseconds() + (server ? processorTimeOfFamily(server.pid) : 0);
    const skus = await buyableSkus(shop.origin, 'gb', 100);
    const statements = async () => (await shop.counters()).sqlStatements ?? Number.NaN;
    const lines = (/** @type {number} */ bar, /** @type {number} */ goal) =>
      database === 'PostgreSQL' ? { bar, goal } : {};

    const one = new Shopper(shop.origin);
    const before = await statements();
    const first = await one.buy(skus[0] ?? '');
    const used = (await statements()) - before;
    if (first.body?.kind !== 'placed')
      console.log(
        `    The order was not placed: ${first.status} ${JSON.stringify(first.body)?.slice(0, 300)}`,
      );

    let next = 0;
    let placed = 0;
    /** @type {Map<number, number>} */
    const refused = new Map();
    const busyBefore = processor();
    const began = performance.now();
    const work = async () => {
      while (next < many) {
        const sku = skus[next++ % skus.length] ?? '';
        const shopper = new Shopper(shop.origin);
        const { status, body } = await shopper.buy(sku);
        shopper.leave();
        if (body?.kind === 'placed') placed += 1;
        else refused.set(status, (refused.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: together }, work));
    const perSecond = placed / ((performance.now() - began) / 1000);
    const busy = (processor() - busyBefore) / placed;
    for (const [status, count] of refused) console.log(`    ${count} orders were answered ${status}`);

    figure({
      group: 'orders',
      name: `guest orders, ${database}`,
      value: perSecond,
      unit: '/s',
      more: true,
      ...lines(80, 100),
    });
    // The figure to compare on a machine that does something else as well.
    figure({
      group: 'orders',
      name: `processor an order, ${database}`,
      value: busy,
      unit: 'ms',
      ...lines(25, 20),
    });
    figure({
      group: 'orders',
      name: `calls an order, ${database}`,
      value: one.calls,
      unit: '',
      ...lines(8, 5),
    });
    figure({
      group: 'orders',
      name: `SQL statements an order, ${database}`,
      value: used,
      unit: '',
      ...lines(335, 15),
    });
    await shop.stop();
  }
}
