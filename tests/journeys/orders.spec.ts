import type { Page } from 'playwright/test';
import { becomeMember } from './support/account.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import { cards, confirmed, readyToPay } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

/** A member buys something; returns the number of the order. */
async function buyAsMember(page: Page): Promise<string> {
  await becomeMember(page);
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku);
  await readyToPay(page, cards.approved);
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await confirmed(page);
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}

test('an order is in the history of its account, is cancelled there, and looked for by its state', async ({
  page,
}) => {
  const orderId = await buyAsMember(page);
  await page.goto('/gb/account/orders');
  await hydrated(page);
  await page.getByRole('link', { name: `Order ${orderId}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderId}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await question.getByText('I changed my mind').click();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByText('1 item is in the bag', { exact: true })).toBeVisible();
  await page.goto('/gb/account/orders');
  await hydrated(page);
  await expect(page.getByRole('listitem').filter({ hasText: orderId })).toContainText('Cancelled');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Under way');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('No order matches this')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/orders\?state=underWay$/);
  await page.goBack();
  await expect(page.getByRole('link', { name: `Order ${orderId}` })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('');
});

test('an order is found, bought again and cancelled without JavaScript', async ({ page, browser }) => {
  const orderId = await buyAsMember(page);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL: new URL(page.url()).origin,
  });
  const plain = await context.newPage();
  await plain.goto('/gb/account/orders');
  for (const [words, count] of [
    ['canoe', 0],
    [orderId.toLowerCase(), 1],
  ] as const) {
    await plain.getByRole('searchbox', { name: 'Order number or product' }).fill(words);
    await plain.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(plain.getByRole('link', { name: `Order ${orderId}` })).toHaveCount(count);
  }
  await plain.getByRole('link', { name: `Order ${orderId}` }).click();
  await plain.getByRole('button', { name: 'Buy again' }).click();
  await expect(plain.getByText('1 item is in the bag', { exact: true })).toBeVisible();
  await plain.getByRole('button', { name: 'Cancel order' }).click();
  await plain.getByLabel('Another reason').check();
  await plain.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(plain.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await context.close();
});
