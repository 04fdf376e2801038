import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSetting } from '@touchline/commerce/database/settings';
import { startCommerce, type RunningCommerce } from '@touchline/commerce/node/startCommerce';
import { getCncAvailability, searchPlaces } from '@touchline/contract/pickup/endpoints';
import { getFrame, getPage } from '@touchline/contract/content/endpoints';
import { getNavigation, getProduct, listCards, listProducts } from '@touchline/contract/product/endpoints';
import { createTransport } from '@touchline/contract/client/transport';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailGoods } from '../catalogue/emailGoods.ts';
import { demoProducts } from '../catalogue/products.ts';
import { openDemo } from './openDemo.ts';

const origin = 'http://shop.test';
const metricsToken = 'only-the-operator-knows';
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Without the prepared database, the first start writes the catalogue. */
const firstStartLimit = 240_000;

describe('The shop with its demo catalogue', () => {
  let running: RunningCommerce;
  let folder: string;
  const start = async () =>
    startCommerce({
      ...{ dataDir: folder, origin, checkAnswers: true, log, metricsToken },
      demo: await openDemo(),
    });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'commerce-'));
    running = await start();
  }, firstStartLimit);
  afterAll(async () => {
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const on = (sitePath: string) =>
    createTransport({ fetch: (request) => running.fetch(request), origin, surface: () => 'chk', sitePath });
  const get = (path: string) => running.fetch(new Request(origin + path));

  it.each(['us', 'gb', 'de', 'en', 'fr', 'kr', 'ae', 'em'])(
    'shows every list, page and product of %s as the contract says',
    async (site) => {
      const call = on(site);
      const navigation = await call(getNavigation);
      expect(navigation.map(({ key }) => key)).toEqual(['new', 'men', 'women', 'kids', 'sports', 'sale']);
      const all = await call(listProducts, { query: {} });
      // One card a model; its colours are on the card.
      const shown = demoProducts.filter(({ shops }) => shops.includes('touchline'));
      const byEmail = ['us', 'gb', 'de', 'en'].includes(site) ? emailGoods.length : 0;
      expect(all.total).toBe(shown.length + byEmail);
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

  it('has stores with pieces near its places', async () => {
    const call = on('gb');
    const [place] = await call(searchPlaces, { query: { text: 'NW1 7AB' } });
    expect(place?.name).toBe('Camden, London NW1');
    if (!place) throw new Error('There is no place.');
    const [listed] = (await call(listProducts, { query: {} })).items;
    const { variation_list } = await call(getProduct, { params: { productId: listed?.id ?? '' } });
    const stores = await Promise.all(
      variation_list.map(({ sku }) =>
        call(getCncAvailability, { query: { productId: sku, lat: place.lat, lon: place.lon } }),
      ),
    );
    expect(stores[0]?.map(({ store }) => store.id)).toEqual(['LON-1', 'LON-2', 'LON-4', 'LON-3']);
    expect(stores.flat().some(({ availableQuantity }) => availableQuantity > 0)).toBe(true);
  });

  it('names what the menu shows beside its lists: products, and sizes that many have', async () => {
    const { menuPictures } = await on('gb')(getFrame);
    expect(menuPictures['men']).toMatchObject([{ name: 'Fell 2', label: 'Grip for both ways' }, {}]);
    for (const [site, size] of [
      ['gb', /^\d\d?(\.5)?$/],
      ['de', /^\d\d([.,]\d)?$/],
    ] as const) {
      const sizes = (await on(site)(getNavigation)).find(({ key }) => key === 'men')?.sizes ?? [];
      expect(sizes).toHaveLength(5);
      for (const { label, path } of sizes) {
        expect(label).toMatch(size);
        const [list, query] = path.split('?size=');
        const found = await on(site)(listProducts, {
          query: { path: list, size: decodeURIComponent(query ?? '') },
        });
        expect(found.total, path).toBeGreaterThan(1);
      }
    }
  });

  it('has something in every state of availability', async () => {
    const states = new Set<string>();
    const ids = demoProducts.flatMap(({ colourways }) => colourways.map(({ id }) => id));
    for (let from = 0; from < ids.length; from += 24) {
      const query = { ids: JSON.stringify(ids.slice(from, from + 24)) };
      const { items } = await on('gb')(listCards, { query });
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

  it('lives and is ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });

  it('shows its counters to whoever has the token, and to nobody else', async () => {
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

  it('answers what it does not know with a plain refusal and a reference number', async () => {
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

  it('serves every picture that pages name, at addresses that are kept for ever', async () => {
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

  it('shows the pictures of now in a database that was filled with those of yesterday', async () => {
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

  it('keeps what it had over a stop, and lets no second process in', async () => {
    await expect(start()).rejects.toThrow(/in use by another running shop/);
    const before = await on('gb')(listProducts, { query: {} });
    await running.stop();
    running = await start();
    expect((await on('gb')(listProducts, { query: {} })).total).toBe(before.total);
  });
});
