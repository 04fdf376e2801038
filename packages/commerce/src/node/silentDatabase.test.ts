import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCommerce } from '../app/createCommerce.ts';
import { migrate } from '../kernel/database/migrate.ts';
import type { OpenDatabase } from '../kernel/database/OpenDatabase.ts';
import { testMarket } from '../kernel/market/testing/testMarket.ts';
import { openPostgres } from './openPostgres.ts';
import { Probes } from './Probes.ts';
import { createOwnDatabase, type OwnDatabase } from './testing/ownDatabase.ts';
import { startSwallowingProxy, type SwallowingProxy } from './testing/swallowingProxy.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const origin = 'http://shop.test';
const cachedPath = '/api/catalogue/products?sitePath=gb';
let unknown = 0;
/** Path of an unknown product that is never cached, so that each request queries the database. */
const uncachedPath = () => `/api/catalogue/products/ZZ${(unknown += 1)}?sitePath=gb`;

/** The response and its duration in milliseconds. */
async function timed(work: Promise<Response>): Promise<[Response, number]> {
  const began = performance.now();
  return [await work, performance.now() - began];
}

describe.skipIf(server === '')('An unresponsive database', () => {
  let own: OwnDatabase;
  let proxy: SwallowingProxy;
  let database: OpenDatabase;
  let probes: Probes;
  let ask: (path: string) => Promise<Response>;

  beforeEach(async () => {
    own = await createOwnDatabase(server);
    proxy = await startSwallowingProxy(own.url);
    database = openPostgres(proxy.url);
    await migrate(database.db);
    const commerce = createCommerce({
      ...{ database, markets: [testMarket()], origin, secret: 'x'.repeat(32) },
    });
    probes = new Probes(commerce.shop);
    ask = (path) => commerce.fetch(new Request(origin + path));
    for (const path of [cachedPath, cachedPath, uncachedPath()]) await ask(path);
  });
  afterEach(async () => {
    proxy.swallow(false);
    await database.close();
    await proxy.close();
    await own.drop();
  });

  it('is reported within seconds at first and immediately after that, and the shop recovers without a restart', async () => {
    proxy.swallow(true);
    const [first, firstTook] = await timed(ask(uncachedPath()));
    expect(first.status).toBe(503);
    expect(Number(first.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(firstTook).toBeLessThan(5_000);
    for (const again of await Promise.all(Array.from({ length: 20 }, () => timed(ask(uncachedPath()))))) {
      expect(again[0].status).toBe(503);
      expect(again[1]).toBeLessThan(500);
    }
    const [cached, cachedTook] = await timed(ask(cachedPath));
    expect(cached.status).toBe(200);
    expect(cachedTook).toBeLessThan(500);
    proxy.swallow(false);
    await expect.poll(async () => (await ask(uncachedPath())).status, { timeout: 5_000 }).toBe(404);
  }, 30_000);

  it('makes the shop report "not ready" while it stays alive', async () => {
    expect((await probes.ready()).status).toBe(200);
    proxy.swallow(true);
    const [ready, took] = await timed(probes.ready());
    expect(ready.status).toBe(503);
    expect(took).toBeLessThan(3_000);
    expect(probes.live().status).toBe(200);
    proxy.swallow(false);
    await expect.poll(async () => (await probes.ready()).status, { timeout: 8_000 }).toBe(200);
  }, 30_000);
});
