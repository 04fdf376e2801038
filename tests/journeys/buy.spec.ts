import type { Page } from 'playwright/test';
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
  payWith,
  readyToPay,
} from './support/checkout.ts';
import { expect, test } from './support/test.ts';

const bankDialog = (page: Page) => page.getByRole('dialog', { name: 'The bank wants to be sure' });

test('after a mistyped card, a declined one and a reload, another pays for one order [C8.55]', async ({
  page,
}) => {
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku);
  await readyToPay(page, '4242424242424241');

  await test.step('a mistyped card shows an error at its field, and nothing is sent', async () => {
    await payButton(page).click();
    await expect(
      cardFrame(page).getByText('Check the card number: one of the digits is not right'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Check the card number' })).toBeVisible();
    await expect(page).toHaveURL(/\/gb\/checkout/);
  });

  await test.step('a declined card shows its reason, and nothing typed is lost', async () => {
    await payWith(page, cards.declined);
    await expect(
      page.getByText('The bank said no. Check the balance and the limit of the card'),
    ).toBeVisible();
    await expect(page.getByText('The payment did not go through')).toBeVisible();
    await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
  });

  await test.step('another card works; a shopper who reloads while the bank asks can pay again', async () => {
    await payWith(page, cards.step);
    await expect(bankDialog(page)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Nothing was taken.')).toBeVisible();
    await hydrated(page);
  });

  await test.step('a payment whose response is lost is settled, and the shopper sees one order', async () => {
    await payWith(page, cards.lost);
    await page.waitForURL(/\/gb\/confirmation\?orderId=/, { timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/(Nearly there|Good call), Maya$/);
    await expect
      .poll(async () => /Good call, Maya</.test(await (await page.request.get(page.url())).text()), {
        timeout: 12_000,
      })
      .toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Good call, Maya$/);
  });
});

test('whoever stops, refuses or cancels when the bank asks can pay again each time [C8.53, C8.60]', async ({
  page,
}) => {
  // The dialog opens and closes with its movement, until that was shown.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { sku } = await plentyOf(page, 'TR2101');
  await beginBag(page, sku);
  await readyToPay(page, cards.step);
  await payButton(page).click();
  await expect(bankDialog(page)).toBeVisible();

  await test.step('a shopper who closes the dialog keeps the bag and everything typed', async () => {
    await page.getByRole('button', { name: 'Stop the payment' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
  });

  await test.step('a shopper who refuses sees a message', async () => {
    await payWith(page, cards.step);
    await expect(bankDialog(page)).toBeVisible();
    await bankFrame(page).getByRole('button', { name: 'No, refuse it' }).click();
    await expect(page.getByText('The bank could not confirm that it was you.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a shopper who cancels at the bank sees that nothing was charged, and keeps the bag', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await payWith(page, cards.step);
    await expect(bankDialog(page)).toBeVisible();
    await bankFrame(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The payment was stopped before the end.')).toBeVisible();
    expect(await (await page.request.get('/gb/cart')).text()).toContain('aria-label="Bag, 1 item"');
  });

  await test.step('a shopper who approves gets the order', async () => {
    await payWith(page, cards.step);
    await expect(bankDialog(page)).toBeVisible();
    await bankFrame(page).getByRole('button', { name: 'Yes, that is me' }).click();
    await confirmed(page);
  });
});

test('a guest who cancels on the provider’s page, and leaves it by Back, pays there in the end', async ({
  page,
}) => {
  await hostedPage(page);

  await test.step('a shopper who cancels sees that nothing was charged, and keeps bag and address', async () => {
    await page.getByRole('button', { name: 'Cancel and go back to the shop' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('That did not go through');
    await page.getByRole('link', { name: 'Back to the bag' }).click();
    await page.getByRole('link', { name: 'Go to checkout' }).first().click();
    await page.waitForURL(/\/gb\/checkout$/);
    await hydrated(page);
    await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
  });

  await test.step('they get there again with the button', async () => {
    await expect(delivery(page, /^Standard/)).toBeChecked();
    await hosted(page).check();
    await payButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay £/);
  });

  await test.step('a shopper who leaves with the Back button finds everything', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/gb\/checkout$/);
    await expect(page.getByText('Nothing was taken.')).toBeVisible();
    await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
  });

  await test.step('they pay on the provider’s page', async () => {
    await hydrated(page);
    await hosted(page).check();
    await payButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay £/);
    await fillCard(page, cards.approved);
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await confirmed(page);
  });
});
