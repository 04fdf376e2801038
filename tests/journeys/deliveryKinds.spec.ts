import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { beginBag, originOf, plentyOf } from './support/bag.ts';
import {
  byCard,
  cardFrame,
  cards,
  confirmed,
  delivery,
  field,
  fillCard,
  fillDetails,
  payButton,
} from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { withOwnShop } from './support/ownShop.ts';
import { receiptOf } from './support/receipt.ts';
import { expect, test } from './support/test.ts';

/** A size of a product that comes later, and the first day that it can be sent. */
async function onBackOrder(page: Page, productId: string): Promise<string> {
  const answer = await page.request.get(`/api/catalogue/products/${productId}/availability?sitePath=gb`);
  const { variation_list: sizes } = (await answer.json()) as {
    variation_list: { sku: string; availability_status: string }[];
  };
  const size = sizes.find(({ availability_status: status }) => status === 'BACKORDER');
  if (!size) throw new Error(`${productId} is not on back order.`);
  return size.sku;
}

test('what is on back order comes in a parcel of its own, with its own day everywhere [C3.02]', async ({
  page,
}) => {
  test.slow();
  const later = await onBackOrder(page, 'CT2004');
  const now = (await plentyOf(page, 'HK2001')).sku;
  await beginBag(page, [now, later]);
  await page.goto('/gb/cart');
  const note = page.getByText(/^On its way to us: sent from /);
  await expect(note).toBeVisible();
  const day = ((await note.textContent()) ?? '').replace(/^.*sent from (.*)\.$/, '$1');

  await page.goto('/gb/checkout');
  await hydrated(page);
  await fillDetails(page);
  const parcels = [1, 2].map((number) =>
    page.getByRole('group', { name: new RegExp(`^Parcel ${number} of 2: `) }),
  );
  for (const parcel of parcels) await expect(parcel.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  const titles = await Promise.all(
    parcels.map((parcel) =>
      parcel
        .getByRole('radio', { name: /^Standard/ })
        .evaluate((radio) => radio.closest('label')?.textContent),
    ),
  );
  expect(titles[0]).not.toBe(titles[1]);
  await expect(page.getByText(`Sent from ${day}`).filter({ visible: true })).toBeVisible();
  await byCard(page).check();
  await fillCard(cardFrame(page), cards.approved);
  await payButton(page).click();
  await confirmed(page);
  await expect(page.getByRole('heading', { name: 'In 2 parcels' })).toBeVisible();
  await expect(page.getByText(`Sent from ${day}`)).toBeVisible();
  expect(await receiptOf(page)).toContain(`Sent from ${day.replaceAll('\u00a0', ' ')}`);

  await page.getByRole('link', { name: 'Open this order' }).click();
  await expect(page.getByText(`Sent from ${day}`)).toBeVisible();
});

test('the premium delivery says what is special about it, on the order and in its mail too', async ({
  page,
}) => {
  test.slow();
  const { sku } = await plentyOf(page, 'HK2001', 'em');
  const basketId = await beginBag(page, sku, { site: 'em' });
  const headers = { origin: await originOf(page) };
  const email = 'maya@example.org';
  const saved = await page.request.patch(`/api/chk/baskets/${basketId}/shipment?sitePath=em`, {
    headers,
    data: {
      shippingAddress: {
        ...{ type: 'shipping', firstName: 'Maya', lastName: 'Okafor', emailAddress: email, region: '' },
        ...{ phoneNumber: '+971501234567', country: 'AE', postalCode: '' },
        ...{ line1: '12 Al Wasl Road', city: 'Dubai' },
      },
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto('/em/checkout');
  await hydrated(page);
  const premium = page.getByRole('radio', { name: /^Premium, .*AED\s49\.00.*The courier calls first/ });
  const total = async () =>
    Number(
      ((await page.getByRole('button', { name: /^Pay AED/ }).textContent()) ?? '').replaceAll(/[^\d.]/g, ''),
    );
  await expect(page.getByRole('radio', { name: /^Standard.*Order by/ })).toBeChecked();
  const before = await total();
  await premium.check();
  await expect.poll(total).not.toBe(before);
  await byCard(page).check();
  await fillCard(cardFrame(page), cards.approved);
  await page.getByRole('button', { name: /^Pay AED/ }).click();
  await page.waitForURL(/\/em\/confirmation\?orderId=/, { timeout: 15_000 });
  await expect(page.getByText(/The courier calls first/)).toBeVisible();
  expect(await receiptOf(page)).toContain('The courier calls first');
});

/** The markets of the demo, whose express delivery in Britain is late today. */
function lateToday(folder: string): Readonly<Record<string, string>> {
  const markets = join(folder, 'markets');
  cpSync(new URL('../../packages/commerce/markets', import.meta.url), markets, { recursive: true });
  const file = join(markets, 'gb.json');
  const text = readFileSync(file, 'utf8')
    .replace('"from": "2026-12-14"', '"from": "2020-01-01"')
    .replace('"until": "2026-12-23"', '"until": "2099-12-31"');
  writeFileSync(file, text);
  return { MARKETS_DIR: markets };
}

test('a delay is told at the delivery that it is about, and at no other', async ({ browser }) => {
  test.setTimeout(120_000);
  await withOwnShop(lateToday, async (baseURL) => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await beginBag(page, (await plentyOf(page, 'HK2001')).sku);
    await page.goto('/gb/checkout');
    await hydrated(page);
    await fillDetails(page);
    const express = delivery(page, /^Express/);
    await expect(express).toHaveAccessibleName(/Parcels take a day longer/);
    await expect(delivery(page, /^Standard/)).not.toHaveAccessibleName(/Parcels take a day longer/);
    await express.check();
    await expect(express).toBeChecked();
    await context.close();
  });
});

test('a place that no carrier goes to is told at the delivery, and another one is served [C8.12]', async ({
  page,
}) => {
  await beginBag(page, (await plentyOf(page, 'HK2001')).sku);
  await page.goto('/gb/checkout');
  await hydrated(page);
  await fillDetails(page);
  await expect(delivery(page, /^Standard/)).toBeChecked();
  await field(page, 'Postcode').fill('BF1 2AA');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/No carrier takes this order to that address/).first()).toBeVisible();
  await field(page, 'Postcode').fill('M4 3AQ');
  await page.keyboard.press('Tab');
  await expect(delivery(page, /^Standard/)).toBeChecked();
  await expect(page.getByText(/No carrier takes this order to that address/)).toHaveCount(0);
});

test('the tax is estimated by the ZIP code, and exact once the address is complete [C7.32]', async ({
  page,
}) => {
  await beginBag(page, (await plentyOf(page, 'HK2001', 'us')).sku, { site: 'us' });
  await page.goto('/us/checkout');
  await hydrated(page);
  const sums = page.locator('dl').filter({ visible: true });
  await expect(sums.getByText('After the address').first()).toBeVisible();
  await field(page, 'ZIP code').fill('10001');
  await page.keyboard.press('Tab');
  await expect(sums.getByText('Estimated tax')).toBeVisible();
  await expect(sums.getByText('Estimated total')).toBeVisible();
  for (const [name, value] of [
    ['Email address', 'maya@example.org'],
    ['Mobile number', '212 555 0123'],
    ['First name', 'Maya'],
    ['Last name', 'Okafor'],
    ['Street and house number', '12 Canal Street'],
    ['City', 'Los Angeles'],
    ['ZIP code', '90001'],
  ] as const)
    await field(page, name).fill(value);
  await page.getByRole('combobox', { name: 'State' }).selectOption('CA');
  await page.keyboard.press('Tab');
  await expect(sums.getByText('Estimated tax')).toHaveCount(0);
  await expect(sums.getByText('Tax', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
});
