import { hydrated } from './support/hydrated.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import {
  cardFrame,
  cards,
  bankFrame,
  confirmed,
  delivery,
  field,
  fillCard,
  hosted,
  hostedPage,
  payButton,
  payWithAnotherCard,
  readyToPay,
} from './support/checkout.ts';
import { expect, test } from './support/test.ts';

test('a declined card shows its reason, nothing typed is lost, and another card works [C8.55]', async ({
  page,
}) => {
  const { sku } = await plentyOf(page, 'RR4151');
  await beginBag(page, sku);
  await readyToPay(page, cards.declined);
  await payButton(page).click();
  const told = page.getByText('The bank said no and does not tell us why.');
  await expect(told).toBeVisible();
  await expect(page.getByText('The payment did not go through')).toBeVisible();
  await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
  await payWithAnotherCard(page);
});

test('a mistyped card shows an error at its field, and nothing is sent', async ({ page }) => {
  const { sku } = await plentyOf(page, 'RR4151');
  await beginBag(page, sku);
  await readyToPay(page, '4242424242424241');
  await payButton(page).click();
  await expect(
    cardFrame(page).getByText('Check the card number: one of the digits is not right'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Check the card number' })).toBeVisible();
  await expect(page).toHaveURL(/\/gb\/checkout/);
});

test.describe('when the bank asks for confirmation', () => {
  test.beforeEach(async ({ page }) => {
    // The dialog opens and closes with its movement.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { sku } = await plentyOf(page, 'TR2101');
    await beginBag(page, sku);
    await readyToPay(page, cards.step);
    await payButton(page).click();
    await expect(page.getByRole('dialog', { name: 'The bank wants to be sure' })).toBeVisible();
  });

  test('a shopper who approves gets the order', async ({ page }) => {
    await bankFrame(page).getByRole('button', { name: 'Yes, that is me' }).click();
    await confirmed(page);
  });

  test('a shopper who refuses sees a message, and can pay again [C8.53]', async ({ page }) => {
    await bankFrame(page).getByRole('button', { name: 'No, refuse it' }).click();
    await expect(page.getByText('The bank could not confirm it was the card holder.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await payWithAnotherCard(page);
  });

  test('a shopper who cancels at the bank sees that nothing was charged [C8.60]', async ({ page }) => {
    await bankFrame(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The payment was stopped before the end.')).toBeVisible();
    await page.goto('/gb/cart');
    await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
  });

  test('a shopper who closes the dialog keeps the bag and everything typed', async ({ page }) => {
    await page.getByRole('button', { name: 'Stop the payment' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
    await payWithAnotherCard(page);
  });
});

test('a payment whose response is lost is settled, and the shopper sees one order', async ({ page }) => {
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku);
  await readyToPay(page, cards.lost);
  await payButton(page).click();
  await page.waitForURL(/\/gb\/confirmation\?orderId=/, { timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/(Nearly there|Good call), Maya$/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Good call, Maya$/, { timeout: 1_000 });
  }).toPass({ timeout: 12_000 });
});

test('a guest can pay on the provider’s page', async ({ page }) => {
  await hostedPage(page);
  await fillCard(page, cards.approved);
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await confirmed(page);
});

test('a shopper who cancels on the provider’s page sees that nothing was charged, and keeps bag and address', async ({
  page,
}) => {
  await hostedPage(page);
  await page.getByRole('button', { name: 'Cancel and go back to the shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That did not go through');
  await page.getByRole('link', { name: 'Back to the bag' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).first().click();
  await page.waitForURL(/\/gb\/checkout$/);
  await hydrated(page);
  await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
});

test('a shopper who cancelled on the provider’s page gets there again with the button, and can pay', async ({
  page,
}) => {
  await hostedPage(page);
  await page.getByRole('button', { name: 'Cancel and go back to the shop' }).click();
  await page.getByRole('link', { name: 'Back to the bag' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).first().click();
  await expect(delivery(page, /^Standard/)).toBeChecked();
  await hosted(page).check();
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay £/);
  await fillCard(page, cards.approved);
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await confirmed(page);
});

test('a shopper who leaves the provider’s page with the Back button finds everything, and can pay', async ({
  page,
}) => {
  await hostedPage(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/gb\/checkout$/);
  await expect(page.getByText('Nothing was taken.')).toBeVisible();
  await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
  await hydrated(page);
  await hosted(page).check();
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay £/);
  await fillCard(page, cards.approved);
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await confirmed(page);
});

test('a shopper who reloads the page while the bank asks for confirmation can pay again', async ({
  page,
}) => {
  const { sku } = await plentyOf(page, 'TR2101');
  await beginBag(page, sku);
  await readyToPay(page, cards.step);
  await payButton(page).click();
  await expect(page.getByRole('dialog', { name: 'The bank wants to be sure' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing was taken.')).toBeVisible();
  await hydrated(page);
  await payWithAnotherCard(page);
});
