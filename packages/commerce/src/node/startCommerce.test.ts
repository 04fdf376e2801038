import { getFrame, getPage } from '@touchline/contract/content/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import { getNavigation, listProducts } from '@touchline/contract/product/endpoints';
import { createTransport } from '@touchline/contract/client/transport';
import { NotFound } from '@touchline/contract/errors';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFeed } from '../catalogue/import/importFeed.ts';
import { silentLog } from '../kernel/ports/Log.ts';
import { startCommerce, type RunningCommerce, type StartOptions } from './startCommerce.ts';
import { emptySnapshotFile } from './testing/emptySnapshot.ts';
import { unpackSnapshot } from './unpackSnapshot.ts';

const origin = 'http://shop.test';
const metricsToken = 'only-the-operator-knows';

/** Starts a shop without a demo on a database that has the schema of today, because making one takes a minute under load. */
async function startEmpty(options: Partial<StartOptions> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'commerce-'));
  await unpackSnapshot(await emptySnapshotFile(), join(dataDir, 'database'));
  const running = await startCommerce({ origin, dataDir, log: silentLog, ...options });
  return {
    running,
    async stop() {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

describe('A shop at a public address without a metrics token and a payment provider', () => {
  let running: RunningCommerce;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ running, stop } = await startEmpty());
  });
  afterAll(() => stop());

  it('has no metrics', async () => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    expect((await running.fetch(new Request(`${origin}/api/metrics`, { headers }))).status).toBe(404);
  });

  it('has no sandbox and no payment method in any market', async () => {
    expect(running.providerOrigin).toBe('none');
    expect((await running.fetch(new Request(`${origin}/sandbox/card?session=x`))).status).toBe(404);
    for (const { market } of running.commerce.shop.markets.sites) expect(market.paymentMethods).toEqual([]);
  });
});

describe('A shop without the demo', () => {
  let running: RunningCommerce;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const log = { ...silentLog, warn: (line: string) => void warnings.push(line) };
    ({ running, stop } = await startEmpty({ checkAnswers: true, paymentProvider: 'sandbox', log }));
  });
  afterAll(() => stop());
  const warnings: string[] = [];
  const on = (sitePath = 'gb') =>
    createTransport({
      fetch: (request) => running.fetch(request),
      ...{ origin, surface: () => 'chk', sitePath },
    });

  it('starts empty: no product, no menu, no page or picture of the demo', async () => {
    expect(await on()(getNavigation)).toEqual([]);
    expect((await on()(listProducts, { query: {} })).total).toBe(0);
    expect((await on()(listProducts, { query: { q: 'shoes' } })).total).toBe(0);
    const home = await on()(getPage, { params: { key: 'home' } });
    expect(home).toMatchObject({ title: 'Touchline', sections: [] });
    expect(await on()(getFrame)).toMatchObject({ messages: [], footer: [], menuPictures: {} });
    await expect(on()(getPage, { params: { key: 'help/delivery' } })).rejects.toBeInstanceOf(NotFound);
    expect((await running.fetch(new Request(`${origin}/media/RR4101/side-640.avif`))).status).toBe(404);
  });

  it('says at the start which legal pages are missing, and tells the checkout that nothing can be paid', async () => {
    expect(warnings.join('\n')).toContain('LEGAL PAGES ARE MISSING. No payment is taken');
    expect(warnings.join('\n')).toContain('gb (/help/terms, /help/privacy)');
    const { market } = await on()(getSite, { params: { sitePath: 'gb' } });
    expect(market.missingLegal).toEqual(expect.arrayContaining(['terms', 'privacy']));
    expect(market.takesTestPayments).toBe(true);
  });

  it('shows the products of an imported feed, and nothing else', async () => {
    const columns =
      'id,title,description,link,image_link,availability,price,sale_price,brand,mpn,product_type';
    const bag =
      'B-1,Trail bag,A bag.,https://retailer.example/b,b.jpg,in_stock,40.00 USD,30.00 USD,Peak,B1,Bags';
    const { db, markets } = running.commerce.shop;
    const market = markets.all.find(({ code }) => code === 'us');
    if (!market) throw new Error('There is no American market.');
    await importFeed({
      ...{ db, market, now: new Date(), onProblem: () => undefined },
      pictures: { take: () => Promise.resolve(undefined) },
      source: {
        name: 'feed.csv',
        async *open() {
          yield `${columns}\n${bag}\n`;
        },
      },
    });
    // The import is noticed within a second.
    await running.commerce.shop.catalogueVersion.refresh();
    // Answers for this site are not kept yet: nobody has asked.
    const navigation = await on('us')(getNavigation);
    expect(navigation.map(({ key }) => key)).toEqual(['new', 'men', 'women', 'sports', 'sale']);
    expect(navigation[1]?.children.map(({ key }) => key)).toEqual(['bags']);
    const home = await on('us')(getPage, { params: { key: 'home' } });
    expect(home.sections.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['hero hero', 'rail bags']);
    expect((await on('us')(listProducts, { query: { path: 'bags' } })).items.map(({ id }) => id)).toEqual([
      'B-1',
    ]);
  });
});

describe('A shop that cannot start', () => {
  it('reports in one sentence that the database is unavailable', async () => {
    const start = startCommerce({
      databaseUrl: 'postgres://nobody@127.0.0.1:9/shop',
      origin,
      log: silentLog,
    });
    await expect(start).rejects.toThrow(
      /^The database shop at 127\.0\.0\.1:9 cannot be reached \(.*ECONNREFUSED.*\): check DATABASE_URL/,
    );
  });
});
