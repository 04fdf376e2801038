import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommerce, type RunningCommerce } from '@touchline/commerce/node/startCommerce';
import { unpackEmptySnapshot } from '../../../../commerce/src/node/testing/emptySnapshot.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commerceOptions } from './commerceOptions.ts';
import { readConfig } from './config.ts';
import { loadBrand } from '../sites/loadBrand.ts';
import { createShop, type RequestHandler } from '../http/shop.ts';
import { libraryStyles } from '../render/styles/libraryStyles.ts';

describe('The home page of a shop without the demo', () => {
  const data = mkdtempSync(join(tmpdir(), 'touchline-without-demo-'));
  let commerce: RunningCommerce;
  let shop: RequestHandler;
  beforeAll(async () => {
    const config = readConfig(
      { SHOP_ORIGIN: 'https://shop.example', PAYMENT_PROVIDER: 'none', DEMO: 'off' },
      data,
    );
    const brand = loadBrand(config);
    await unpackEmptySnapshot(join(config.dataDir, 'database'));
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    commerce = await startCommerce({ ...commerceOptions(config, brand), log });
    shop = createShop({
      styles: libraryStyles,
      ...{ config, brand },
      backEnd: commerce.fetch,
      providerOrigin: commerce.providerOrigin,
      assets: { bootstrap: '', startOf: () => ({ scripts: [], preloads: [], page: '' }) },
      files: { answer: () => undefined },
      log: (message, _fields, error) => console.error(message, error),
    });
  });
  afterAll(async () => {
    await commerce.stop();
    rmSync(data, { recursive: true });
  });

  const get = (path: string) =>
    shop(new Request(`https://shop.example${path}`, { headers: { host: 'shop.example' } }), '127.0.0.1');

  it.each([
    ['gb', 'Help', 'Track an order'],
    ['de', 'Hilfe', 'Bestellung verfolgen'],
    ['fr', 'Aide', 'Suivre une commande'],
    ['kr', '고객지원', '주문 조회'],
    ['ae', 'المساعدة', 'تتبّع طلبًا'],
  ])('/%s leads to an order from its footer, under %s', async (sitePath, help, track) => {
    const answer = await get(`/${sitePath}`);
    const html = await answer.text();
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    expect([answer.status, html.includes('<h1')]).toEqual([200, true]);
    expect(footer).toContain(`>${help}</h2>`);
    expect(footer).toContain(`<a href="/${sitePath}/track-order">${track}</a>`);
    expect(footer).not.toMatch(/<ul[^>]*><\/ul>/);
    expect((await get(`/${sitePath}/track-order`)).status).toBe(200);
  });

  it('promises nothing, links to no page that is not written, and lists what is to be decided', async () => {
    const site = await commerce.fetch(new Request('https://shop.example/api/sites/us'));
    const { market } = (await site.json()) as { market: Record<string, unknown> };
    expect(market).not.toHaveProperty('returnDays');
    expect(market['missingLegal']).toEqual(['terms', 'privacy', 'cookies']);
    expect(JSON.stringify(market['deliveryMethods'])).not.toMatch(/freeFrom|carrierName/);
    const html = await (await get('/us')).text();
    expect(html).not.toMatch(/href="[^"]*help\/(terms|privacy)"/);
    expect(commerce.decisions.join('\n')).toContain('All markets say nothing of returns: set returnDays.');
  });

  it('has no empty strip above its bar on a phone: only the links of a desktop', async () => {
    const html = await (await get('/gb')).text();
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    expect(header).toMatch(/data-band="wide"/);
    expect(header).toMatch(/data-ground="band" data-start="none"/);
  });
});
