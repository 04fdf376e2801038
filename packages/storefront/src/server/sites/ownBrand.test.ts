import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCommerce, type RunningCommerce } from '@touchline/commerce/node/startCommerce';
import { unpackEmptySnapshot } from '../../../../commerce/src/node/testing/emptySnapshot.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandFiles } from './brandFiles.ts';
import { commerceOptions } from '../start/commerceOptions.ts';
import { readConfig } from '../start/config.ts';
import { crashPage } from '../http/crashPage.ts';
import { loadBrand } from './loadBrand.ts';
import { createShop, type RequestHandler } from '../http/shop.ts';
import { StaticFiles } from '../http/StaticFiles.ts';
import { libraryStyles } from '../render/styles/libraryStyles.ts';
import { writeHarbour } from '../testing/brandFolder.ts';

let brandsDir: string;
beforeAll(() => {
  brandsDir = writeHarbour();
});
afterAll(() => rmSync(join(brandsDir, '..'), { recursive: true }));

const configOf = () =>
  readConfig(
    {
      ...{ SHOP_ORIGIN: 'https://shop.example', PAYMENT_PROVIDER: 'sandbox', MAILBOX: 'on' },
      ...{ BRAND: 'harbour', BRANDS_DIR: brandsDir },
    },
    join(brandsDir, '..', 'data'),
  );

describe('A brand in a folder of the retailer', () => {
  let commerce: RunningCommerce;
  let shop: RequestHandler;
  beforeAll(async () => {
    const config = configOf();
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
      files: new StaticFiles(undefined, brandFiles(brand)),
      log: (message, _fields, error) => console.error(message, error),
    });
  });
  afterAll(() => commerce.stop());

  const get = (path: string) =>
    shop(new Request(`https://shop.example${path}`, { headers: { host: 'shop.example' } }), '127.0.0.1');
  const textOf = async (path: string) => (await get(path)).text();

  it('has its name, its colours, its logo and its fonts on every page', async () => {
    const page = await textOf('/gb');
    expect(page).toContain('data-brand="harbour"');
    expect(page).toContain('<title>Harbour &amp; Sons on the quay');
    expect(page).toContain('<meta property="og:site_name" content="Harbour &amp; Sons">');
    expect(page).toContain('content="#fffdf6" media="(prefers-color-scheme: light)"');
    expect(page).toContain('content="#0f1714" media="(prefers-color-scheme: dark)"');
    expect(page).toContain('--ds-color-primary:light-dark(#23408e,');
    expect(page).toContain('["Harbour Text","url(/fonts/harbour-text.woff2)",');
    expect(page).toContain('aria-label="Harbour &amp; Sons home page"');
    expect(page).toMatch(
      /viewBox="0 0 10 10"[^>]*><path d="M1 9h8L5 1z" fill="currentColor"><\/path><\/svg>HARBOUR/,
    );
    expect(page).toContain('Harbour &amp; Sons is an old firm.');
    expect(page.toLowerCase()).not.toMatch(/touchline|northing/);
  });

  it('serves its fonts, its icon and its manifest from the folder', async () => {
    const font = await get('/fonts/harbour-text.woff2');
    expect(font.headers.get('content-type')).toBe('font/woff2');
    const bytes = new Uint8Array(await font.arrayBuffer());
    expect(bytes).toEqual(new Uint8Array(readFileSync(join(brandsDir, 'harbour/harbour-text.woff2'))));
    expect(await textOf('/fonts/fonts.css')).toContain(
      '@font-face{font-family:"Harbour Text";src:url(/fonts/harbour-text.woff2)',
    );
    expect(await textOf('/favicon.svg')).toBe(readFileSync(join(brandsDir, 'harbour/icon.svg'), 'utf8'));
    expect(JSON.parse(await textOf('/manifest.webmanifest'))).toMatchObject({
      ...{ name: 'Harbour & Sons', theme_color: '#fffdf6', background_color: '#fffdf6' },
    });
    // A folder holds more than its files for browsers.
    expect(await textOf('/fonts/brand.json')).not.toContain('Harbour Text');
  });

  it('writes mails in its name and its colours', async () => {
    await commerce.commerce.shop.db
      .insertInto('mails')
      .values({
        ...{ id: 'mail-1', kind: 'welcome', recipient: 'maya@example.org', language: 'en' },
        ...{ data: JSON.stringify({ accountId: '', sitePath: 'gb' }), created_at: new Date() },
      })
      .execute();
    const mail = await textOf('/mailbox/mail-1/html');
    for (const part of ['Harbour &amp; Sons', '#0b1a3c', '#23408e']) expect(mail).toContain(part);
  });

  it('shows the provider’s pages in its colours', async () => {
    const page = await textOf('/sandbox/card?session=over');
    expect(page).toContain('--paper:#fffdf6');
    expect(page).toContain('--primary:#23408e');
  });

  it('shows not found without pictures, and the page of last resort on its band', async () => {
    const lost = await get('/gb/help/nowhere');
    expect(lost.status).toBe(404);
    expect(/<span>4<\/span><span>0<\/span><span>4<\/span>/.test(await lost.text())).toBe(true);
    const crash = crashPage({
      ...{ failure: { kind: 'broken', status: 500 }, language: 'en', home: '/', reference: '1' },
      brand: loadBrand(configOf()),
    });
    expect(await crash.text()).toContain('background:#0b1a3c');
  });
});

describe('The folder of a brand', () => {
  it('must exist: the message names those that do', () => {
    const config = { brand: 'other', brandsDir };
    expect(() => loadBrand(config)).toThrow(
      'BRAND must be one of harbour, northing, touchline, not "other".',
    );
    expect(() => loadBrand({ brand: 'touchline', brandsDir: join(brandsDir, 'nowhere') })).toThrow(
      /^BRANDS_DIR is no folder/,
    );
  });

  it('must be complete: the message names everything that is wrong', () => {
    const folder = join(brandsDir, 'empty');
    mkdirSync(folder);
    writeFileSync(join(folder, 'brand.json'), '{}');
    const config = { brand: 'empty', brandsDir };
    expect(() => loadBrand(config)).toThrow(/tokens\.json is missing\n {2}logo\.svg is missing/);
    rmSync(folder, { recursive: true });
    const content = join(brandsDir, 'harbour/content.json');
    const before = readFileSync(content, 'utf8');
    writeFileSync(content, '{"home":{"key":"home"},"pages":[]}');
    expect(() => loadBrand(configOf())).toThrow(/content\.json: home\.title: .*\ncontent\.json: home\.descr/);
    writeFileSync(content, before);
  });
});
