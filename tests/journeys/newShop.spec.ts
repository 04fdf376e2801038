import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PNG } from 'pngjs';
import { newShop } from '../../scripts/new/shop/newShop.mjs';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { inRoot } from '../../scripts/setup/root.mjs';
import {
  byCard,
  cardFrame,
  cards,
  confirmed,
  delivery,
  fillCard,
  fillDetails,
  payButton,
} from './support/checkout.ts';
import { answerConsent } from './support/consent.ts';
import { hydrated } from './support/hydrated.ts';
import { plentifulSizes } from './support/product.ts';
import { startShop } from './support/shopProcess.ts';
import { expect, test } from './support/test.ts';

// A retailer's first day: a folder made by the generator, the built shop opened with it, a small feed.

const parent = mkdtempSync(join(tmpdir(), 'touchline-new-shop-'));
const folder = join(parent, 'harbour');
const feed = join(parent, 'products.tsv');
let origin = '';
let shop: ReturnType<typeof startShop>;

const columns = [
  ...['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'brand', 'mpn'],
  ...['product_type', 'item_group_id', 'color', 'size', 'gender', 'age_group'],
];

/** Two sizes of a product, in stock. */
const rowsOf = (id: string, title: string, type: string, gender: string) =>
  ['S', 'M'].map((size) =>
    [
      ...[`${id}-${size}`, title, `${title} for every day.`, `https://shop.example/${id}`, `${id}.png`],
      ...['in_stock', '45.00 GBP', 'Harbour', id, type, id, 'Blue', size, gender, 'adult'],
    ].join('\t'),
  );

const products = [
  ['HM1', 'Pier Hoodie', 'Tops > Hoodies', 'male'],
  ['HM2', 'Quay Tee', 'Tops > Tees', 'male'],
  ['HW1', 'Jetty Jacket', 'Tops > Jackets', 'female'],
  ['HU1', 'Anchor Bag', 'Gear > Bags', 'unisex'],
] as const;

function writeFeed(): void {
  const rows = products.flatMap(([id, title, type, gender]) => rowsOf(id, title, type, gender));
  writeFileSync(feed, [columns.join('\t'), ...rows, ''].join('\n'));
  for (const [at, [id]] of products.entries()) {
    const picture = new PNG({ width: 120, height: 150 });
    picture.data.fill(60 + 40 * at);
    writeFileSync(join(parent, `${id}.png`), PNG.sync.write(picture));
  }
}

/** What a retailer does with whoever advises them. */
function fillLegalPages(): void {
  const file = join(folder, 'brands/harbour/legal.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\[\[[^\]]*\]\]/g, 'as agreed'));
}

test.beforeAll(async () => {
  // The command makes a database and reads its sources, which takes a busy machine a minute.
  test.setTimeout(120_000);
  writeFeed();
  const company = 'Harbour Sports Ltd, help@harbour.example';
  await newShop([folder, '--markets', 'gb,us', '--company', company, '--feed', feed], {});
  const env = { PATH: process.env['PATH'], SHOP_DIR: folder };
  await promisify(execFile)(process.execPath, [inRoot('scripts/catalogueImport.mjs')], { env });
  fillLegalPages();
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  shop = startShop({ SHOP_DIR: folder, PORT: port, SHOP_ORIGIN: origin });
  await shop.opened;
});
test.afterAll(async () => {
  shop.stop();
  expect((await shop.ended).code).toBe(0);
  rmSync(parent, { recursive: true });
});

test('a shop of one folder is made of its feed, says what is open, and takes an order', async ({ page }) => {
  await answerConsent(page.context(), origin);

  await test.step('its start lists what is still to decide', () => {
    expect(shop.printed()).toContain('have the delivery prices of the examples');
    expect(shop.printed()).toContain('say nothing of returns');
    expect(shop.printed()).not.toContain('LEGAL PAGES ARE MISSING');
  });

  await test.step('home page and footer have the departments and categories of the feed', async () => {
    await page.goto(`${origin}/`);
    await expect(page).toHaveURL(`${origin}/gb`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour');
    const main = page.getByRole('main');
    for (const title of ['Men’s hoodies', 'Women’s jackets', 'Bags'])
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Jackets' })).toBeAttached();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeAttached();
  });

  await test.step('a market without products is not offered', async () => {
    const markets = (await (await page.request.get(`${origin}/api/markets`)).json()) as { code: string }[];
    expect(markets.map(({ code }) => code)).toEqual(['gb']);
  });

  await test.step('a shopper buys from it', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Women’s jackets' }).click();
    await page.getByRole('link', { name: 'Jetty Jacket' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetty Jacket');
    await hydrated(page);
    await expect(page.getByRole('main')).not.toContainText(/days to return|free delivery/i);
    await plentifulSizes(page).first().click();
    await page.getByRole('button', { name: 'Add to bag' }).first().click();
    await expect(page.getByRole('link', { name: /^Bag, 1/ })).toBeVisible();
    await page.goto(`${origin}/gb/checkout`);
    await hydrated(page);
    await fillDetails(page);
    await expect(delivery(page, /^Standard/)).toBeChecked();
    await byCard(page).check();
    await fillCard(cardFrame(page), cards.approved);
    await payButton(page).click();
    await confirmed(page);
  });
});
