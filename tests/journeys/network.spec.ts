import type { Page } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import {
  byCard,
  cardFrame,
  cards,
  confirmed,
  delivery,
  field,
  fillCard,
  fillDetails,
  hosted,
  payButton,
} from './support/checkout.ts';
import { expect, test } from './support/test.ts';

/** Fails every call of the page until the returned function is called. */
async function offline(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) => route.abort());
  return () => page.unroute('**/api/**');
}

test.beforeEach(async ({ page }) => {
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku);
});

test('a quantity that fails to save shows an error at its line, stays as it was, and works again', async ({
  page,
}) => {
  await page.goto('/gb/cart');
  await hydrated(page);
  const online = await offline(page);
  await page.getByRole('button', { name: /^One more of/ }).click();
  await expect(page.getByRole('listitem').getByRole('alert')).toContainText(/connection/i);
  await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('1');
  await online();
  await page.getByRole('button', { name: /^One more of/ }).click();
  await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('alert')).toHaveCount(0);
});

test('a removal that fails shows an error at its line', async ({ page }) => {
  await page.goto('/gb/cart');
  await hydrated(page);
  const online = await offline(page);
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByRole('listitem').getByRole('alert')).toContainText(/connection/i);
  await online();
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing in the bag yet');
});

test('an undo that fails shows an error, and can be tried again', async ({ page }) => {
  await page.goto('/gb/cart');
  await hydrated(page);
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing in the bag yet');
  const online = await offline(page);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByText(/connection/i).first()).toBeVisible();
  await online();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
});

test('adding to the bag that fails shows an error, and works again', async ({ page }) => {
  await page.goto('/gb/tempo-4/RR4101.html');
  await hydrated(page);
  await page
    .locator('label:not([data-sold-out], [data-low])')
    .filter({ has: page.getByRole('radio') })
    .first()
    .click();
  const online = await offline(page);
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await expect(
    page
      .getByRole('main')
      .getByText(/connection/i)
      .first(),
  ).toBeVisible();
  await online();
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Tempo 4');
});

test('opening the checkout while offline shows an error, and works again', async ({ page }) => {
  await page.goto('/gb/cart');
  await hydrated(page);
  const online = await offline(page);
  await page.getByRole('link', { name: 'Go to checkout' }).first().click();
  // The bag shows the same text until the checkout has loaded.
  await expect(page).toHaveURL('/gb/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await online();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page, 'First name')).toBeVisible();
});

test('an address that fails to save shows an error, nothing typed is lost, and it works again', async ({
  page,
}) => {
  await page.goto('/gb/checkout');
  await hydrated(page);
  const online = await offline(page);
  await fillDetails(page);
  await expect(page.getByText(/connection/i).first()).toBeVisible();
  await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
  await page.getByRole('button', { name: 'Show delivery days' }).click();
  await expect(page.getByText(/connection/i).first()).toBeVisible();
  await online();
  await page.getByRole('button', { name: 'Show delivery days' }).click();
  await expect(delivery(page, /^Standard/)).toBeChecked();
  await expect(page.getByText(/connection/i)).toHaveCount(0);
});

test('a delivery option that fails to save shows an error at its step, and works again', async ({ page }) => {
  await page.goto('/gb/checkout');
  await hydrated(page);
  await fillDetails(page);
  await expect(delivery(page, /^Standard/)).toBeChecked();
  const online = await offline(page);
  await delivery(page, /^Express/).click();
  await expect(page.getByRole('group', { name: /delivery/i }).getByText(/connection/i)).toBeVisible();
  await expect(delivery(page, /^Standard/)).toBeChecked();
  await online();
  await delivery(page, /^Express/).check();
  await expect(delivery(page, /^Express/)).toBeChecked();
  await expect(page.getByText(/connection/i)).toHaveCount(0);
});

test('a redirect to the provider’s page that fails shows an error at the button, and works again', async ({
  page,
}) => {
  await page.goto('/gb/checkout');
  await hydrated(page);
  await fillDetails(page);
  await expect(delivery(page, /^Standard/)).toBeChecked();
  await hosted(page).check();
  const online = await offline(page);
  await payButton(page).click();
  await expect(page.getByText('We do not know yet whether this was paid')).toBeVisible({ timeout: 15_000 });
  await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
  await online();
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay £/);
});

test('a payment that fails to send shows an error, and the same intent works again', async ({ page }) => {
  await page.goto('/gb/checkout');
  await hydrated(page);
  await fillDetails(page);
  await expect(delivery(page, /^Standard/)).toBeChecked();
  await byCard(page).check();
  await fillCard(cardFrame(page), cards.approved);
  const online = await offline(page);
  await payButton(page).click();
  await expect(page.getByText('We do not know yet whether this was paid')).toBeVisible({ timeout: 15_000 });
  await online();
  await payButton(page).click();
  await confirmed(page);
});

test('a page that did not load loads itself when the network is back', async ({ page, context }) => {
  await page.goto('/gb/cart');
  await hydrated(page);
  const online = await offline(page);
  await page.getByRole('link', { name: 'Go to checkout' }).first().click();
  // The bag shows the same text until the checkout has loaded.
  await expect(page).toHaveURL('/gb/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await online();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(field(page, 'First name')).toBeVisible();
});
