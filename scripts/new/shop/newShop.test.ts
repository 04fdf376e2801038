import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMarkets } from '../../../packages/commerce/src/node/readMarkets.ts';
import { readLegalPages } from '../../../packages/commerce/src/catalogue/content/readLegalPages.ts';
import { readShopPages } from '../../../packages/commerce/src/catalogue/content/readShopPages.ts';
import { loadBrand } from '../../../packages/storefront/src/server/sites/loadBrand.ts';
import { newShop } from './newShop.mjs';
import { preparedCodes, preparedMarket } from './preparedMarkets.mjs';

let parent: string;
beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'new-shop-'))));
afterEach(() => rmSync(parent, { recursive: true }));

const folder = () => join(parent, 'harbour-sports');
const read = (path: string) => readFileSync(join(folder(), path), 'utf8');
const make = (...options: string[]) => newShop([folder(), ...options], {});

/** A terminal where somebody gives these answers, one after the other. */
function answering(...answers: string[]) {
  const asked: string[] = [];
  const said: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return Promise.resolve(answers.shift() ?? '');
  };
  return { asked, said, terminal: { ask, say: (line: string) => void said.push(line) } };
}

it('makes a folder with brand, market, content and settings that the shop can read, by options alone', async () => {
  const feed = join(parent, 'feed.tsv');
  writeFileSync(feed, 'id\n');
  const company = 'Harbour Sports Ltd, help@harbour.example';
  await make('--markets', 'us,at', '--look', 'northing', '--company', company, '--feed', feed);
  expect(read('settings.env')).toContain(`FEED=${JSON.stringify(feed)}`);
  const markets = readMarkets(join(folder(), 'markets'));
  expect(markets.map(({ code, currency }) => [code, currency])).toEqual([
    ['at', 'EUR'],
    ['us', 'USD'],
  ]);
  const brand = loadBrand({ brand: 'harbour-sports', brandsDir: join(folder(), 'brands') });
  expect(brand).toMatchObject({ name: 'Harbour Sports' });
  expect(brand.pages?.home).toBeUndefined();
  expect(brand.pages?.pages.map(({ key }) => key)).toEqual(['help/contact']);
  const legal = read('brands/harbour-sports/legal.json');
  expect(readLegalPages(JSON.parse(legal)).map(({ key }) => key)).toContain('help/terms');
  expect(legal).toContain('Email: help@harbour.example');
  expect(legal).toContain('[[street, postcode, town, country]]');
  expect(legal).not.toContain('mentions légales');
});

it('promises nothing that nobody has answered', async () => {
  await make('--markets', 'us');
  const [us] = readMarkets(join(folder(), 'markets'));
  expect(us).not.toHaveProperty('returnDays');
  expect(JSON.stringify(us?.deliveryMethods)).not.toMatch(/freeFrom|carrierName/);
  expect(us?.deliveryMethods.map(({ id }) => id)).toEqual(['standard', 'express', 'egiftcard', 'digital']);
});

it('begins in every prepared market with a delivery that has a price', () => {
  const codes = preparedCodes();
  expect(codes.length).toBeGreaterThan(60);
  const without = codes.filter(
    (code) =>
      !preparedMarket(code)?.delivery.some(({ id, price }) => id === 'standard' && price !== undefined),
  );
  expect(without).toEqual([]);
});

it('asks six questions, and again where an answer cannot be', async () => {
  const { asked, said, terminal } = answering('', 'xx', 'de', 'fr', 'en', '', 'Harbour Ltd, a@b.example', '');
  const { answers } = await newShop([folder()], terminal);
  expect(answers).toMatchObject({
    ...{ name: 'Harbour Sports', markets: ['de'], languages: ['en'], look: 'touchline' },
    ...{ company: 'Harbour Ltd', email: 'a@b.example', feed: '' },
  });
  expect(new Set(asked).size).toBe(6);
  expect(asked[0]).toContain('[Harbour Sports]');
  expect(said).toEqual([
    expect.stringContaining('No market is prepared for "xx"'),
    expect.stringContaining('"fr" is no language of these markets: de, en'),
  ]);
  const [germany] = readMarkets(join(folder(), 'markets'));
  expect(germany?.languages.map(({ code }) => code)).toEqual(['en']);
});

it.each([
  [[], 'Which countries does it sell in?'],
  [['--markets', 'us,zz'], 'No market is prepared for "zz"'],
  [['--markets', 'us,at', '--languages', 'en'], 'The market at needs one of its languages: de'],
  [['--markets', 'us', '--look', 'plain'], 'A look is touchline or northing, not "plain"'],
  [['--markets', 'us', '--name', '<b>'], 'A name has at most 40 characters'],
  [['--markets', 'us', '--company', 'help@harbour'], 'is no name and no address'],
  [['--markets', 'us', '--feed', 'nowhere.tsv'], 'There is no file'],
  [['--market', 'us'], 'Usage: npm run new shop NAME'],
  [['again'], 'Usage: npm run new shop NAME'],
])('says in one sentence what is wrong with %j, and writes nothing', async (options, problem) => {
  await expect(make(...options)).rejects.toThrow(problem);
  expect(existsSync(join(folder(), 'settings.env'))).toBe(false);
});

it('refuses a folder that has something in it', async () => {
  await make('--markets', 'us');
  await expect(make('--markets', 'gb')).rejects.toThrow('is there already; nothing was written');
});

it('writes the checked template of a page in a language that the template does not have', async () => {
  await make('--markets', 'jp', '--company', 'a@b.example');
  const [page] = readShopPages(JSON.parse(read('brands/harbour-sports/content.json'))).pages;
  expect(page?.title).toEqual({ en: 'Contact' });
  expect(readLegalPages(JSON.parse(read('brands/harbour-sports/legal.json')))[0]?.title).toEqual({
    en: 'Imprint',
  });
});
