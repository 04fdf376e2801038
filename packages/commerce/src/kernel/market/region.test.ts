import { listLocations, translateUrl } from '@touchline/contract/client/site';
import { createTransport } from '@touchline/contract/client/transport';
import { getVisitor } from '@touchline/contract/visitor/endpoints';
import { localeOf } from '@touchline/contract/market/locale';
import { NotFound } from '@touchline/contract/errors';
import type { Market } from '@touchline/contract/market/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeCategories, writeProducts } from '../../catalogue/products/writeProducts.ts';
import type { ShopPages } from '../../catalogue/content/ShopContent.ts';
import { createCommerce, type Commerce } from '../../app/createCommerce.ts';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { SettableClock } from '../ports/Clock.ts';
import {
  sampleCatalogue,
  sampleCategories,
  sampleMarkets,
  sampleNow,
} from '../../catalogue/products/testing/sampleCatalogue.ts';
import { testMarket } from './testing/testMarket.ts';

const japan: Market = testMarket({
  ...{ code: 'jp', country: 'JP', currency: 'JPY', countryNames: { ja: '日本' } },
  languages: [{ code: 'ja', label: '日本語', sitePath: 'jp' }],
  servedFrom: 'https://shop.example.jp',
});

const canada: Market = testMarket({
  ...{ code: 'ca', country: 'CA', currency: 'CAD', countryNames: { en: 'Canada' } },
  languages: [{ code: 'en', label: 'English', sitePath: 'ca' }],
  ...{ consent: 'none', consentByRegion: { QC: 'gdpr' } },
});

const returns = { key: 'help/returns', title: { en: 'Returns' }, description: { en: '' }, sections: [] };

describeOnDatabases('Regions', (open) => {
  let opened: OpenDatabase;
  let commerce: Commerce;
  const start = (stagingSubdomain?: string, further: readonly Market[] = []) =>
    createCommerce({
      ...{ database: opened, markets: [...sampleMarkets, japan, ...further], origin: 'http://shop.test' },
      ...{ secret: 'x'.repeat(32), clock: new SettableClock(sampleNow), checkAnswers: true },
      content: {
        brands: new Map([['touchline', { pages: [returns] } as unknown as ShopPages]]),
        names: new Map(),
        pictures: new Map(),
      },
      ...(stagingSubdomain ? { stagingSubdomain } : {}),
    });
  beforeAll(async () => {
    opened = await open();
    await opened.db.transaction().execute(async (trx) => {
      await writeCategories(trx, sampleCategories);
      await writeProducts(trx, sampleCatalogue, sampleNow);
    });
    commerce = start();
  });
  afterAll(() => opened.close());

  const on = (sitePath: string, of = commerce) =>
    createTransport({
      fetch: (request) => of.fetch(request),
      ...{ origin: 'http://shop.test', surface: () => 'chk' as const, sitePath },
    });
  const translated = (path: string, srcLocale = 'en-GB', destLocale = 'de-DE') =>
    translateUrl(on('gb'), { srcLocale, destLocale, path });
  const suggested = async (country: string, sitePath = 'gb', of = commerce) =>
    (await on(sitePath, of)(getVisitor, { query: { country } })).region;

  it('are listed by name in the language of the page, with those of other origins [A1.01, A2.35, A3.50]', async () => {
    const locations = await listLocations(on('de'));
    expect(locations.map(({ name, origin }) => [name, origin])).toEqual([
      ['Deutschland', undefined],
      ['Japan', 'https://shop.example.jp'],
      ['Vereinigtes Königreich', undefined],
    ]);
    expect(locations.find(({ country }) => country === 'JP')).toMatchObject({
      ...{ continent: 'asia', currency: 'JPY', otherNames: ['日本'] },
      languages: [{ code: 'ja', label: '日本語', sitePath: 'jp' }],
    });
  });

  it('of another origin have no site here', async () => {
    await expect(listLocations(on('jp'))).rejects.toThrow(NotFound);
    expect(commerce.shop.markets.all.map(({ code }) => code)).toEqual(['gb', 'de']);
  });

  it.each([
    ['the home page', '/gb', '/de'],
    [
      'a list with its query',
      '/gb/shoes/running-shoes?brand=x&page=2',
      '/de/shoes/running-shoes?brand=x&page=2',
    ],
    ['a search', '/gb/search?q=red%20shoe&page=3', '/de/search?q=red%20shoe&page=3'],
    ['a content page', '/gb/help/returns?print=1', '/de/help/returns?print=1'],
    ['a page that every site has', '/gb/account/addresses', '/de/account/addresses'],
    ['a path without the site path', '/cart?x=1', '/de/cart?x=1'],
    ['a list that does not exist', '/gb/hats', '/de'],
    ['a product that does not exist', '/gb/tempo-9/NO1.html', '/de'],
    ['a content page that does not exist', '/gb/help/nothing', '/de'],
    ['another host', '//evil.example/gb/cart', '/de'],
    ['another scheme', 'javascript:alert(1)', '/de'],
  ])('translate the address of %s [A2.36, A7.42]', async (_, path, expected) => {
    expect(await translated(path)).toBe(expected);
  });

  it('translate the address of a product, with the choice of size [A2.36]', async () => {
    const { catalogue, markets } = commerce.shop;
    const there = await catalogue.product(markets.site('de'), 'TL4101');
    const path = await translated('/gb/any-name/TL4101.html?forceSelSize=8');
    expect(path).toBe(`/de${there.meta_data.canonical}?forceSelSize=8`);
  });

  it('translate for each pair of locales, written with a hyphen or an underscore, and for no other', async () => {
    const locales = commerce.shop.markets.sites.map(
      (site) => [localeOf(site), site.language.sitePath] as const,
    );
    for (const [from, fromPath] of locales)
      for (const [to, toPath] of locales)
        expect(await translated(`/${fromPath}/cart`, from, to.replace('-', '_'))).toBe(`/${toPath}/cart`);
    await expect(translated('/gb', 'en-GB', 'ja-JP')).rejects.toThrow(NotFound);
    await expect(translated('/gb', 'xx', 'de-DE')).rejects.toThrow(NotFound);
  });

  it('are suggested to a visitor who seems to be in another one, in the language of the page where it has that', async () => {
    expect(await suggested('DE')).toMatchObject({ country: 'DE', language: { code: 'de', sitePath: 'de' } });
    expect(await suggested('JP', 'de')).toEqual({
      ...{ country: 'JP', name: 'Japan', currency: 'JPY', origin: 'https://shop.example.jp' },
      language: { code: 'ja', label: '日本語', sitePath: 'jp' },
    });
    expect(await suggested('GB')).toBeUndefined();
    expect(await suggested('BR')).toBeUndefined();
  });

  it('have their own law of consent, which visitors are told where those of a market differ', async () => {
    const of = start(undefined, [canada]);
    const lawFor = async (sitePath: string, region?: string) =>
      (await on(sitePath, of)(getVisitor, { query: region ? { region } : {} })).consent;
    expect(await lawFor('ca', 'CA-QC')).toBe('gdpr');
    expect(await lawFor('ca', 'CA-ON')).toBe('none');
    expect(await lawFor('ca')).toBe('gdpr');
    expect(await lawFor('gb', 'GB-ENG')).toBeUndefined();
  });

  it('of other origins are below the subdomain of the stage in staging [A2.118]', async () => {
    const staging = start('staging');
    const origin = 'https://staging.shop.example.jp';
    expect(await suggested('JP', 'gb', staging)).toMatchObject({ origin });
    const listed = await listLocations(on('gb', staging));
    expect(listed.find(({ country }) => country === 'JP')?.origin).toBe(origin);
  });
});
