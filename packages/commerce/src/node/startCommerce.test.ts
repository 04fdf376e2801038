import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getFrame, getPage } from '@touchline/contract/content/endpoints';
import { getNavigation, getProduct, listProducts } from '@touchline/contract/product/endpoints';
import { createTransport } from '@touchline/contract/client/transport';
import { NotFound } from '@touchline/contract/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoProducts } from '../../demo/catalogue/products.ts';
import { writeSetting } from '../database/settings.ts';
import { importFeed } from '../import/importFeed.ts';
import { silentLog } from '../ports/Log.ts';
import { startCommerce, type RunningCommerce } from './startCommerce.ts';

const origin = 'http://shop.test';
const metricsToken = 'only-the-operator-knows';

describe('The shop with its demo catalogue', () => {
  let running: RunningCommerce;
  let folder: string;
  const start = () =>
    startCommerce({ dataDir: folder, origin, checkAnswers: true, log: silentLog, metricsToken });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'commerce-'));
    running = await start();
  });
  afterAll(async () => {
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const on = (sitePath: string) =>
    createTransport({ fetch: (request) => running.fetch(request), origin, surface: () => 'chk', sitePath });
  const get = (path: string) => running.fetch(new Request(origin + path));

  it.each(['us', 'gb', 'de', 'en', 'fr', 'kr'])(
    'returns every list, page and product of %s as the contract defines',
    async (site) => {
      const call = on(site);
      const navigation = await call(getNavigation);
      expect(navigation.map(({ key }) => key)).toEqual(['new', 'men', 'women', 'kids', 'sports', 'sale']);
      const all = await call(listProducts, { query: {} });
      const shown = demoProducts
        .filter(({ shops }) => shops.includes('touchline'))
        .flatMap(({ colourways }) => colourways);
      expect(all.total).toBe(shown.length);
      for (const item of all.items) {
        const product = await call(getProduct, { params: { productId: item.id } });
        expect(product.variation_list.length).toBeGreaterThan(0);
        expect(product.pricing_information.currentPrice).toBe(item.pricing_information.currentPrice);
      }
      const home = await call(getPage, { params: { key: 'home' } });
      expect(home.sections.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['hero', 'categories', 'rail']),
      );
      expect(JSON.stringify(home)).not.toMatch(/\{\w+\}/);
      expect((await call(getFrame)).footer.length).toBeGreaterThan(0);
    },
  );

  it('has a product in every availability status', async () => {
    const states = new Set<string>();
    for (let page = 1; page <= 20; page += 1) {
      const { items } = await on('gb')(listProducts, { query: { page: String(page) } });
      items.forEach((item) => states.add(item.availability_status));
    }
    expect([...states].sort()).toEqual([
      'BACKORDER',
      'FULLY_RESERVED',
      'IN_STOCK',
      'NOT_AVAILABLE',
      'PREORDER',
      'PREVIEW',
    ]);
  });

  it('is alive and ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });

  it('shows its metrics only with the token', async () => {
    const ask = (authorization?: string) =>
      running.fetch(
        new Request(`${origin}/api/metrics`, { headers: authorization ? { authorization } : {} }),
      );
    const metrics = (await (await ask(`Bearer ${metricsToken}`)).json()) as Record<string, number>;
    expect(metrics['sqlStatements']).toBeGreaterThan(0);
    for (const wrong of [undefined, 'Bearer ', `Bearer ${metricsToken}x`, metricsToken])
      expect((await ask(wrong)).status).toBe(401);
  });

  it.skipIf(process.platform === 'win32')(
    'keeps its secret and its shoppers from other accounts',
    async () => {
      expect((await stat(join(folder, 'database'))).mode & 0o077).toBe(0);
      expect((await stat(join(folder, 'owner.json'))).mode & 0o077).toBe(0);
    },
  );

  it('responds to unknown addresses with a plain error and a reference number', async () => {
    const answer = await get('/api/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      errorCode: 'NotFound',
      reference: expect.stringMatching(/^\w{12}$/) as string,
    });
    expect((await get('/api/catalogue/products?sitePath=gb&path=%')).status).toBe(404);
    expect((await get('/api/catalogue/products/%ff?sitePath=gb')).status).toBe(404);
    expect((await get('/api/catalogue/products')).status).toBe(422);
  });

  it('serves every picture that pages refer to, at permanently cached addresses', async () => {
    const home = await on('gb')(getPage, { params: { key: 'home' } });
    const { view_list: views } = await on('gb')(getProduct, { params: { productId: 'RR4101' } });
    const hero = home.sections.flatMap((section) => (section.kind === 'hero' ? [section.picture] : []));
    expect(views.length).toBeGreaterThan(3);
    expect(hero).toHaveLength(1);
    for (const { path, widths, webp } of [...views, ...hero]) {
      const files = [...widths.map((each) => `${each}.avif`), ...webp.map((each) => `${each}.webp`)];
      for (const file of files) {
        const answer = await get(`${path}-${file}`);
        expect([file, answer.status, answer.headers.get('cache-control')]).toEqual([
          file,
          200,
          'public, max-age=31536000, immutable',
        ]);
        await answer.body?.cancel();
      }
    }
  });

  it('shows current pictures in a database that was filled with older ones', async () => {
    const viewsOf = async () => (await on('gb')(getProduct, { params: { productId: 'RR4101' } })).view_list;
    const now = await viewsOf();
    const { db } = running.commerce.shop;
    const yesterday = JSON.stringify([{ path: '/media/RR4101/side', widths: [320], webp: [320], ratio: 1 }]);
    await sql`update products set pictures = ${yesterday}::text::jsonb where id = 'RR4101'`.execute(db);
    await writeSetting(db, 'demoPictures', 'of yesterday');
    await running.stop();
    running = await start();
    expect(await viewsOf()).toEqual(now);
  });

  it('keeps its data over a restart, and prevents a second process', async () => {
    await expect(start()).rejects.toThrow(/in use by another running shop/);
    const before = await on('gb')(listProducts, { query: {} });
    await running.stop();
    running = await start();
    expect((await on('gb')(listProducts, { query: {} })).total).toBe(before.total);
  });
});

describe('A shop without a metrics token and a payment provider', () => {
  let running: RunningCommerce;
  beforeAll(async () => {
    running = await startCommerce({ origin, paymentProvider: 'none', log: silentLog });
  });
  afterAll(() => running.stop());

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
  beforeAll(async () => {
    running = await startCommerce({ origin, demo: false, checkAnswers: true, log: silentLog });
  });
  afterAll(() => running.stop());
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
    // Responses for this site are not cached yet.
    expect((await on('us')(getNavigation)).map(({ key }) => key)).toEqual(['new', 'bags', 'sale']);
    const home = await on('us')(getPage, { params: { key: 'home' } });
    expect(home.sections.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['rail new', 'rail sale']);
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
