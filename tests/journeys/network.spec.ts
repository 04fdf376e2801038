import type { Page } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import {
  cards,
  confirmed,
  delivery,
  field,
  fillDetails,
  hosted,
  payButton,
  readyToPay,
} from './support/checkout.ts';
import { addButton, plentifulSizes } from './support/product.ts';
import { expect, test } from './support/test.ts';

/** Fails every call of the page until the returned function is called. */
async function offline(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) => route.abort());
  return () => page.unroute('**/api/**');
}

test('what fails offline between a product and the checkout shows an error, and works again', async ({
  page,
  context,
}) => {
  const errorAtLine = page.getByRole('listitem').getByRole('alert');
  const heading = page.getByRole('heading', { level: 1 });
  const toCheckout = page.getByRole('link', { name: 'Go to checkout' }).first();
  await page.goto('/gb/tempo-4/RR4101.html');
  await hydrated(page);

  await test.step('adding to the bag', async () => {
    await plentifulSizes(page).first().click();
    const online = await offline(page);
    await addButton(page).click();
    await expect(
      page
        .getByRole('main')
        .getByText(/connection/i)
        .first(),
    ).toBeVisible();
    await online();
    await addButton(page).click();
    const added = page.getByRole('dialog');
    await expect(added).toContainText('Tempo 4');
    await added.getByRole('link', { name: /^View bag/ }).click();
    await expect(page).toHaveURL(/\/gb\/cart$/);
  });

  await test.step('a removal, at its line', async () => {
    const online = await offline(page);
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(errorAtLine).toContainText(/connection/i);
    await online();
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(heading).toHaveText('Your bag is empty');
  });

  await test.step('an undo', async () => {
    const online = await offline(page);
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(page.getByText(/connection/i).first()).toBeVisible();
    await online();
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
  });

  await test.step('a quantity, at its line, where it stays as it was', async () => {
    const online = await offline(page);
    await page.getByRole('button', { name: /^One more of/ }).click();
    await expect(errorAtLine).toContainText(/connection/i);
    await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('1');
    await online();
    await page.getByRole('button', { name: /^One more of/ }).click();
    await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
    await expect(errorAtLine).toHaveCount(0);
  });

  await test.step('opening the checkout, which loads when it is tried again', async () => {
    const online = await offline(page);
    await toCheckout.click();
    // The bag shows the same text until the checkout has loaded.
    await expect(page).toHaveURL('/gb/checkout');
    await expect(heading).toHaveText('No connection');
    await online();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(field(page, 'First name')).toBeVisible();
  });

  await test.step('opening the checkout, which loads itself when the network is back', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/gb/cart');
    await expect(toCheckout).toBeVisible();
    const online = await offline(page);
    await toCheckout.click();
    await expect(page).toHaveURL('/gb/checkout');
    await expect(heading).toHaveText('No connection');
    await online();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(field(page, 'First name')).toBeVisible();
  });
});

test('what fails offline in the checkout shows an error, nothing typed is lost, and it works again', async ({
  page,
}) => {
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku);
  await page.goto('/gb/checkout');
  await hydrated(page);

  await test.step('an address that fails to save', async () => {
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

  await test.step('a delivery option that fails to save, at its step', async () => {
    const online = await offline(page);
    await delivery(page, /^Express/).click();
    await expect(page.getByRole('group', { name: /delivery/i }).getByText(/connection/i)).toBeVisible();
    await expect(delivery(page, /^Standard/)).toBeChecked();
    await online();
    await delivery(page, /^Express/).check();
    await expect(delivery(page, /^Express/)).toBeChecked();
    await expect(page.getByText(/connection/i)).toHaveCount(0);
  });

  await test.step('a redirect to the provider’s page, at the button', async () => {
    await hosted(page).check();
    const online = await offline(page);
    await payButton(page).click();
    await expect(page.getByText('We do not know yet whether this was paid')).toBeVisible({ timeout: 15_000 });
    await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
    await online();
    await payButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay £/);
  });
});

test('a payment that fails to send shows an error, and the same intent works again', async ({ page }) => {
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku);
  await readyToPay(page, cards.approved, { areDetailsKnown: true });
  const online = await offline(page);
  await payButton(page).click();
  await expect(page.getByText('We do not know yet whether this was paid')).toBeVisible({ timeout: 15_000 });
  await online();
  await payButton(page).click();
  await confirmed(page);
});
